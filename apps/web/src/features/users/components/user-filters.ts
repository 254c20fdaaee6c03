import { allPermissions, permissions, roles } from '@kasa/contracts/shared/permissions';
import { allRoles } from '@kasa/contracts/users/rights';
import type { FilterDef } from '@kasa/ui/filter-bar';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { useOptionsFilter } from '#shared/table/options-filter.tsx';
import type { ListState } from '#shared/table/use-list-state.ts';
import { usersMessages } from '../messages/catalogue.ts';
import type { userListSpec } from '../model/user-list-spec.ts';

const yesAndNo = ['true', 'false'] as const;

export function useUserFilters(
  list: ListState<typeof userListSpec.filters, (typeof userListSpec.sorts)[number]>,
): FilterDef[] {
  const text = useText(usersMessages);
  const locale = useLocale();
  const words = useOptionsFilter(list);
  return [
    words(
      'role',
      text('filter.role'),
      allRoles.map((id) => ({ id, label: roles[id][locale] })),
    ),
    words(
      'tag',
      text('filter.tag'),
      allPermissions.map((id) => ({ id, label: permissions[id][locale] })),
    ),
    words(
      'has_single_tags',
      text('filter.single'),
      yesAndNo.map((id) => ({ id, label: text(`filter.single.${id}`) })),
    ),
    words(
      'is_active',
      text('filter.access'),
      yesAndNo.map((id) => ({ id, label: text(`access.${id}`) })),
    ),
  ];
}
