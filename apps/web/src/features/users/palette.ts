import { formatPhone } from '@kasa/contracts/shared/phone';
import { KeyRound, type LucideIcon, UserRound } from 'lucide-react';
import { translatorFor } from '../../shared/i18n/catalogue.ts';
import type { Locale } from '../../shared/i18n/locales.ts';
import {
  type FeaturePalette,
  type PaletteSearch,
  paletteSearch,
} from '../../shared/palette/command-palette.ts';
import { paths } from '../../shared/paths.ts';
import { roleName } from '../../shared/permissions/denial-reasons.ts';
import { usersPaletteMessages } from './messages/palette/catalogue.ts';
import { RIGHTS_USER_PARAM } from './model/rights-user-param.ts';

const words = (locale: Locale) => translatorFor(usersPaletteMessages, locale);

type Own = Pick<PaletteSearch, 'id' | 'title' | 'isCommand'>;

const search = (own: Own, icon: LucideIcon, href: (id: string) => string) =>
  paletteSearch('listUsers', {
    ...own,
    permission: 'users_manage',
    input: (q) => ({ query: { page: 1, perPage: 10, q } }),
    allResultsHref: (q) => paths.users({ q }),
    entry: ({ id, full_name, phone, position, roles, is_active }, locale) => ({
      id,
      label: full_name,
      description: [
        position,
        ...roles.map((role) => roleName(role, locale)),
        // Tells people of the same name apart.
        formatPhone(phone),
        is_active ? null : words(locale)('found.closed'),
      ]
        .filter(Boolean)
        .join(' · '),
      icon,
      href: href(id),
    }),
  });

const users = search({ id: 'users', title: (locale) => words(locale)('found.users') }, UserRound, (id) =>
  paths.users({ open: id }),
);
const rights = search(
  { id: 'rights', title: (locale) => words(locale)('command.rights'), isCommand: true },
  KeyRound,
  (id) => paths.users({ [RIGHTS_USER_PARAM]: id }),
);

/** Users in the command palette; the list itself is in the menu. */
export const usersPalette: FeaturePalette = {
  catalogues: [usersPaletteMessages],
  actions: () => [],
  searches: [rights, users],
};
