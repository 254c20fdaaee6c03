import { UserRound } from 'lucide-react';
import { translatorFor } from '../../shared/i18n/catalogue.ts';
import type { Locale } from '../../shared/i18n/locales.ts';
import { type FeaturePalette, paletteSearch } from '../../shared/palette/command-palette.ts';
import { paths } from '../../shared/paths.ts';
import { roleName } from '../../shared/permissions/denial-reasons.ts';
import { usersPaletteMessages } from './messages/palette/catalogue.ts';

const words = (locale: Locale) => translatorFor(usersPaletteMessages, locale);

const users = paletteSearch('listUsers', {
  id: 'users',
  permission: 'users_manage',
  title: (locale) => words(locale)('found.users'),
  input: (q) => ({ query: { page: 1, perPage: 10, q } }),
  allResultsHref: (q) => paths.users({ q }),
  entry: ({ id, full_name, position, roles, is_active }, locale) => ({
    id,
    label: full_name,
    description: [
      position,
      ...roles.map((role) => roleName(role, locale)),
      is_active ? null : words(locale)('found.closed'),
    ]
      .filter(Boolean)
      .join(' · '),
    icon: UserRound,
    href: paths.users({ open: id }),
  }),
});

/** Users in the command palette; the list itself is in the menu. */
export const usersPalette: FeaturePalette = {
  catalogues: [usersPaletteMessages],
  actions: () => [],
  searches: [users],
};
