import { type CommandItem, CommandPalette, type CommandSection } from '@kasa/ui/command-palette';
import { type RefObject, useEffect, useState } from 'react';
import { commonMessages } from '../../shared/i18n/common.ts';
import { useLocale, useText } from '../../shared/i18n/i18n.tsx';
import { useFormat } from '../../shared/i18n/use-format.ts';
import { featurePalettes, paletteSearches } from './feature-palettes.ts';
import { paletteCatalogue } from './messages.ts';
import { useMatchingCommands } from './use-matching-commands.ts';
import { MIN_QUERY_LENGTH, useSearchSections } from './use-search-sections.ts';

export interface PaletteProps {
  /** Typed before the palette had come; read once. */
  typedAhead: RefObject<string>;
  onClose: () => void;
  recent: readonly CommandItem[];
  onChoose: (item: CommandItem) => void;
}

/** Command palette: screens, actions and search results. */
export function Palette({ typedAhead, onClose, recent, onChoose }: PaletteProps) {
  const text = useText(paletteCatalogue);
  const common = useText(commonMessages);
  const locale = useLocale();
  const format = useFormat();
  const [query, setQuery] = useState(typedAhead.current);
  useEffect(() => {
    typedAhead.current = '';
  }, [typedAhead]);
  const typed = query.trim();
  const offered = useMatchingCommands(typed);
  const found = useSearchSections(query);

  const remembering = (item: CommandItem): CommandItem =>
    isSearchResult(item) ? { ...item, onAction: () => onChoose(item) } : item;
  const remembered = (section: CommandSection) => ({ ...section, items: section.items.map(remembering) });
  const before = { id: 'recent', title: text('palette.recent'), items: recent };
  const sections = (typed === '' ? [before, ...offered] : [...offered, ...found.sections]).map(remembered);
  const count = offered.reduce((sum, { items }) => sum + items.length, found.count);
  const counted = found.isCapped
    ? text('palette.countCapped', { total: format.number(count) })
    : text('palette.count', { count });
  const status = typed === '' || found.isLoading ? '' : counted;
  const isShort = typed.length < MIN_QUERY_LENGTH;
  return (
    <CommandPalette
      isOpen
      onClose={onClose}
      query={query}
      onQueryChange={setQuery}
      sections={sections}
      isLoading={found.isLoading}
      empty={{
        title: text(isShort ? 'palette.short' : 'palette.nothing', { typed }),
        text: featurePalettes.flatMap((part) => part.hint?.(locale) ?? []).join(' '),
      }}
      status={status}
      texts={{
        label: text('palette.label'),
        placeholder: text('palette.placeholder'),
        close: common('action.close'),
        clear: common('filter.clearSearch'),
        loading: text('palette.loading'),
        move: text('palette.move'),
        open: text('palette.open'),
        leave: text('palette.leave'),
      }}
    />
  );
}

/** Whether the item is a search result: only those are remembered. */
function isSearchResult({ id }: CommandItem): boolean {
  return paletteSearches.some((search) => id.startsWith(`${search.id}:`));
}
