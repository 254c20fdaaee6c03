import { formatPhone } from '@kasa/contracts/shared/phone';
import {
  ChartColumn,
  FileSpreadsheet,
  KeyRound,
  ListChecks,
  type LucideIcon,
  Store,
  UserPlus,
  UserRound,
  UserSearch,
} from 'lucide-react';
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

type Own = Pick<PaletteSearch, 'id' | 'title' | 'isCommand' | 'permission'>;

const search = (own: Own, icon: LucideIcon, href: (id: string) => string) =>
  paletteSearch('listUsers', {
    permission: 'users_manage',
    ...own,
    input: (q) => ({ query: { page: 1, perPage: 10, q } }),
    allResultsHref: (q) => paths.users({ q }),
    entry: ({ id, full_name, phone, position, roles, state }, locale) => ({
      id,
      label: full_name,
      description: [
        position,
        ...roles.map((role) => roleName(role, locale)),
        // Tells people of the same name apart.
        formatPhone(phone),
        state === 'active' ? null : words(locale)(`found.${state}`),
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

const statistics = search(
  {
    ...{ id: 'statistics', title: (locale) => words(locale)('command.statistics'), isCommand: true },
    permission: ['users_manage', 'reports_view'],
  },
  ChartColumn,
  (id) => paths.userStatistics({ id }),
);

/** Users in the command palette; the list itself is in the menu. */
export const usersPalette: FeaturePalette = {
  catalogues: [usersPaletteMessages],
  actions: (locale) => [
    {
      id: 'hire',
      label: words(locale)('create.user'),
      icon: UserPlus,
      href: paths.userCreate(),
      permission: 'users_manage',
    },
    {
      id: 'user-branches',
      label: words(locale)('open.branches'),
      icon: Store,
      href: paths.userBranches(),
      permission: 'users_manage',
    },
    {
      id: 'hire-from-file',
      label: words(locale)('create.fromFile'),
      icon: FileSpreadsheet,
      href: paths.usersImport(),
      permission: 'users_manage',
    },
    {
      id: 'rights-templates',
      label: words(locale)('open.templates'),
      icon: ListChecks,
      href: paths.rightsTemplates(),
      permission: 'users_manage',
    },
    {
      id: 'who-may',
      label: words(locale)('open.whoMay'),
      icon: UserSearch,
      href: paths.userRights(),
      permission: 'users_manage',
    },
  ],
  searches: [rights, statistics, users],
};
