import type { CommandItem, CommandSection } from '@kasa/ui/command-palette';
import { useLocale, useText } from '../../shared/i18n/i18n.tsx';
import { folded } from '../../shared/palette/command-palette.ts';
import { usePermissions } from '../../shared/permissions/use-permissions.ts';
import { useNavigationMenu } from '../layout/use-navigation-menu.ts';
import { featurePalettes } from './feature-palettes.ts';
import { paletteCatalogue } from './messages.ts';

export function useMatchingCommands(typed: string): CommandSection[] {
  const text = useText(paletteCatalogue);
  const locale = useLocale();
  const { writeDenialReason } = usePermissions();
  const { groups } = useNavigationMenu();
  const screens = groups.flatMap((group) =>
    group.items.map(({ id, label, icon, href }): CommandItem => {
      // With a single group its title adds nothing.
      const description = groups.length > 1 ? group.title : undefined;
      return { id: `screen:${id}`, label, description, icon, href };
    }),
  );
  const actions = featurePalettes
    .flatMap((part) => part.actions(locale))
    .map(
      ({ id, permission, ...action }): CommandItem => ({
        ...action,
        id: `action:${id}`,
        disabledReason: [permission ?? []].flat().map(writeDenialReason).find(Boolean),
      }),
    );
  const found = (items: readonly CommandItem[]) => items.filter(({ label }) => matches(label, typed));
  return [
    { id: 'screens', title: text('palette.screens'), items: found(screens) },
    { id: 'actions', title: text('palette.actions'), items: found(actions) },
  ];
}

export function matches(label: string, typed: string): boolean {
  const text = folded(label);
  return folded(typed)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
