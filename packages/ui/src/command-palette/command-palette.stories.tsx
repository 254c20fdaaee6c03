import { Bus, Contact, Map as MapIcon, Moon, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../story-kit/story-kit.tsx';
import { CommandPalette, type CommandPaletteProps } from './command-palette.tsx';
import { paletteTexts } from './story-texts.ts';

export default { title: 'Overlays/CommandPalette', component: CommandPalette };

function useSections() {
  const { sections, items } = useTexts(paletteTexts);
  return [
    {
      id: 'recent',
      title: sections.recent,
      items: [{ id: 'bus', label: items.bus, description: items.busText, icon: Bus, href: '#bus' }],
    },
    {
      id: 'screens',
      title: sections.screens,
      items: [
        { id: 'routes', label: items.routes, icon: MapIcon, href: '#routes' },
        { id: 'drivers', label: items.drivers, icon: Contact, href: '#drivers' },
      ],
    },
    {
      id: 'actions',
      title: sections.actions,
      items: [
        { id: 'theme', label: items.theme, icon: Moon, shortcut: 'Ctrl J', onAction: () => undefined },
        { id: 'create', label: items.create, icon: Plus, disabledReason: items.reason },
      ],
    },
    {
      id: 'found',
      title: sections.drivers,
      items: [
        { id: 'p1', label: items.person, description: items.personText, icon: Contact, href: '#1' },
        { id: 'p2', label: items.long, description: items.personText, icon: Contact, href: '#2' },
      ],
    },
    { id: 'none', title: 'never shown', items: [] },
  ];
}

function Example(props: Partial<Pick<CommandPaletteProps, 'sections' | 'isLoading' | 'query' | 'status'>>) {
  const t = useTexts(paletteTexts);
  const [query, setQuery] = useState(props.query ?? '');
  return (
    <CommandPalette
      isOpen
      onClose={() => undefined}
      sections={props.sections ?? []}
      isLoading={props.isLoading}
      query={query}
      onQueryChange={setQuery}
      empty={{ title: t.empty, text: t.emptyText }}
      status={props.status ?? ''}
      texts={t}
    />
  );
}

export function Sections() {
  return <Example sections={useSections()} status={useTexts(paletteTexts).status} />;
}

export function LoadingMore() {
  return <Example query="bo" sections={useSections().slice(1, 2)} isLoading />;
}

export const LoadingFirst = () => <Example query="bo" isLoading />;

export function Empty() {
  return <Example query="asdf" status={useTexts(paletteTexts).empty} />;
}
