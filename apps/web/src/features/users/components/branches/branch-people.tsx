import { userFields } from '@kasa/contracts/users/fields';
import { Avatar } from '@kasa/ui/avatar';
import { Button } from '@kasa/ui/button';
import { Status } from '@kasa/ui/status';
import { BadgeCheck, Users } from 'lucide-react';
import { useId } from 'react';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { useList } from '#shared/query/use-list.ts';
import { EmbeddedList } from '#shared/table/embedded-list.tsx';
import { asSomeOf, asText } from '#shared/table/filter-parsers.ts';
import type { ListColumn } from '#shared/table/fitting-columns.ts';
import { NameCell } from '#shared/table/name-cell.tsx';
import { useChoiceFilter } from '#shared/table/options-filter.tsx';
import { useChosenRows } from '#shared/table/use-chosen-rows.ts';
import { useListState } from '#shared/table/use-list-state.ts';
import { userBranchMessages } from '../../messages/branches/catalogue.ts';
import type { MerchantUser, UserPoint } from '../../model/types.ts';
import { UserStatus } from '../person/user-status.tsx';
import { PeopleBar } from './people-bar.tsx';
import type { useDirector } from './use-director.tsx';
import { usePeopleActions } from './use-people-actions.tsx';
import type { Placed } from './use-placement.ts';

/** Who counts as working somewhere, as the server counts them: also who was invited to. */
export const workingStates = ['active', 'invited'] as const;

const listSpec = {
  filters: { q: asText, state: asSomeOf(...workingStates) },
  sorts: ['full_name', 'phone'] as const,
};

/** Who works at a point. */
export function BranchPeople({
  point,
  director,
  onAdd,
  onPlaced,
}: {
  point: UserPoint;
  director: ReturnType<typeof useDirector>;
  onAdd: () => void;
  onPlaced: (placed: Placed) => void;
}) {
  const text = useText(userBranchMessages);
  const titleId = useId();
  const list = useListState(listSpec);
  const asked = { ...list.query, point_id: [point.id], state: list.filters.state ?? [...workingStates] };
  const query = useList('listUsers', asked);
  const choice = useChoiceFilter(list, userFields);
  const missing = usePermissions().writeDenialReason('users_manage');
  const columns = usePeopleColumns(point);
  const rows = useChosenRows(list.filters, undefined);
  const { rowActions, barActions, canPlace, dialog } = usePeopleActions(point, director, (placed) => {
    rows.clear();
    onPlaced(placed);
  });
  const bar = <PeopleBar label={text('people.actions')} actions={barActions([...rows.chosen.ids])} />;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-3 font-[620] text-base leading-6">
        {text('people.title')}
      </h2>
      <EmbeddedList<MerchantUser, 'q'>
        id="branch-people"
        label={text('people.title')}
        printTitle={`${point.name}: ${text('people.title')}`}
        operation="listUsers"
        input={{ query: asked }}
        list={list}
        query={query}
        search={{
          name: 'q',
          label: text('people.search'),
          placeholder: text('people.searchPlaceholder'),
        }}
        filters={[choice('state')]}
        columns={columns}
        defaultSort="full_name"
        rowLabel={({ full_name }) => full_name}
        rowHref={({ id }) => paths.users({ open: id })}
        rowActions={rowActions}
        selection={missing === undefined ? { ...rows.selection(bar), isSelectable: canPlace } : undefined}
        selectedText={(count) => text('people.selected', { count })}
        emptyIcon={Users}
        emptyText={text('people.empty')}
        emptyActions={
          <Button variant="primary" disabledReason={missing} onPress={onAdd}>
            {text('people.add')}
          </Button>
        }
      />
      {dialog}
    </section>
  );
}

function usePeopleColumns({ id: here, director }: UserPoint): ListColumn<MerchantUser>[] {
  const text = useText(userBranchMessages);
  const { column } = useFields(userFields);
  return [
    column('full_name', {
      cell: ({ id, full_name, position, photo }) => (
        <NameCell
          start={<Avatar name={full_name} photoUrl={photo} size="sm" />}
          name={full_name}
          note={position}
          end={
            id === director?.id ? (
              <Status tone="info" variant="badge" icon={BadgeCheck}>
                {text('director.badge')}
              </Status>
            ) : undefined
          }
        />
      ),
      isSortable: true,
      isHideable: false,
      width: 360,
    }),
    column('roles', { cardSlot: 'secondary', width: 130, dropPriority: 3 }),
    {
      id: 'elsewhere',
      header: text('people.elsewhere'),
      cell: ({ points }) =>
        points
          .filter(({ id }) => id !== here)
          .map(({ name }) => name)
          .join(', '),
      isHideable: true,
      width: 180,
      dropPriority: 1,
    },
    column('state', { cell: (user) => <UserStatus user={user} />, cardSlot: 'status', width: 175 }),
    column('phone', { isSortable: true, cardSlot: 'subtitle', width: 150, dropPriority: 2 }),
  ];
}
