import { userFields } from '@kasa/contracts/users/fields';
import { Avatar } from '@kasa/ui/avatar';
import { Button } from '@kasa/ui/button';
import { Status } from '@kasa/ui/status';
import { BadgeCheck, GripVertical, Users } from 'lucide-react';
import { type DragEvent, useId } from 'react';
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
import { BranchTargets } from './branch-targets.tsx';
import { PeopleBar } from './people-bar.tsx';
import type { useDirector } from './use-director.tsx';
import { usePeopleActions } from './use-people-actions.tsx';
import type { usePeopleDrag } from './use-people-drag.ts';
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
  drag,
  onAdd,
  onPlaced,
}: {
  point: UserPoint;
  director: ReturnType<typeof useDirector>;
  drag: ReturnType<typeof usePeopleDrag>;
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
  const canDrag = drag.isPossible && missing === undefined && point.people_count > 0;
  const columns = usePeopleColumns(point, canDrag);
  const rows = useChosenRows(list.filters, undefined);
  const actions = usePeopleActions(point, director, (placed) => {
    rows.clear();
    onPlaced(placed);
  });
  const bar = <PeopleBar label={text('people.actions')} actions={actions.barActions([...rows.chosen.ids])} />;
  const onDragStart = ({ target, dataTransfer }: DragEvent) => {
    // Who drags a text that they selected moves nobody.
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-row-id]') : null;
    const user = query.data?.items.find(({ id }) => id === row?.dataset.rowId);
    if (!user) return;
    dataTransfer.clearData();
    dataTransfer.setData('text/plain', user.full_name);
    dataTransfer.effectAllowed = 'copyMove';
    drag.start(actions.draggedOf(user, rows.chosen.ids));
  };
  return (
    <section
      aria-labelledby={titleId}
      className="flex items-start gap-6"
      onDragStart={canDrag ? onDragStart : undefined}
    >
      <div className="min-w-0 flex-1">
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
          rowActions={actions.rowActions}
          selection={
            missing === undefined ? { ...rows.selection(bar), isSelectable: actions.canPlace } : undefined
          }
          selectedText={(count) => text('people.selected', { count })}
          emptyIcon={Users}
          emptyText={text('people.empty')}
          emptyActions={
            <Button variant="primary" disabledReason={missing} onPress={onAdd}>
              {text('people.add')}
            </Button>
          }
        />
      </div>
      {canDrag ? <BranchTargets here={point.id} dragged={drag.dragged} onDrop={actions.drop} /> : null}
      {actions.dialog}
    </section>
  );
}

function usePeopleColumns({ id: here, director }: UserPoint, canDrag: boolean): ListColumn<MerchantUser>[] {
  const text = useText(userBranchMessages);
  const { column } = useFields(userFields);
  return [
    column('full_name', {
      cell: ({ id, full_name, position, photo }) => (
        <NameCell
          start={
            <span className="flex items-center gap-1">
              {canDrag ? (
                <GripVertical size={18} aria-hidden className="cursor-grab text-text-muted" />
              ) : null}
              <Avatar name={full_name} photoUrl={photo} size="sm" />
            </span>
          }
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
