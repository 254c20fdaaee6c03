import { userPointFields } from '@kasa/contracts/users/fields';
import { userPointKinds } from '@kasa/contracts/users/user-states';
import { CalendarDays, Store } from 'lucide-react';
import { useFields } from '#shared/fields/use-fields.tsx';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { LiveConnectionStatus } from '#shared/live/live-connection-status.tsx';
import { useLive } from '#shared/live/use-live.ts';
import { paths } from '#shared/paths.ts';
import { PermissionGate } from '#shared/permissions/permission-gate.tsx';
import { PhoneLink } from '#shared/phone/phone-link.tsx';
import { usePhoneActions } from '#shared/phone/use-phone-actions.ts';
import { useList } from '#shared/query/use-list.ts';
import { asSomeOf, asText } from '#shared/table/filter-parsers.ts';
import { ListScreen, listWords } from '#shared/table/list-screen.tsx';
import { NameCell } from '#shared/table/name-cell.tsx';
import { useChoiceFilter } from '#shared/table/options-filter.tsx';
import { useListState } from '#shared/table/use-list-state.ts';
import { useDirector } from '../components/branches/use-director.tsx';
import { useOpenBranch } from '../components/branches/use-open-branch.ts';
import { userBranchMessages } from '../messages/branches/catalogue.ts';
import { branchesLive } from '../model/live-users.ts';
import type { UserPoint } from '../model/types.ts';

const listSpec = {
  filters: { q: asText, kind: asSomeOf(...userPointKinds) },
  sorts: ['name', 'city'] as const,
};

/** `/users/manage`: points and depots with who directs them and how many work there. */
export function UserBranchesScreen() {
  const text = useText(userBranchMessages);
  return (
    <PermissionGate
      title={text('branches.title')}
      permission="users_manage"
      back={{ label: text('branches.back'), href: paths.users() }}
      isReading
    >
      <Branches />
    </PermissionGate>
  );
}

function Branches() {
  const text = useText(userBranchMessages);
  const list = useListState(listSpec);
  const query = useList('listUserPoints', list.query);
  const choice = useChoiceFilter(list, userPointFields);
  const { column, label } = useFields(userPointFields);
  const director = useDirector(query.data?.items ?? []);
  useLive(branchesLive);
  return (
    <>
      <ListScreen<UserPoint, 'q'>
        id="user-branches"
        operation="listUserPoints"
        words={listWords(text, 'branches')}
        list={list}
        query={query}
        search="q"
        filters={[choice('kind')]}
        columns={[
          column('name', {
            cell: ({ name }) => <NameCell name={name} />,
            isSortable: true,
            isHideable: false,
            width: 240,
          }),
          column('city', {
            header: text('column.place'),
            cell: ({ city, address }) => `${city}, ${address}`,
            isSortable: true,
            cardSlot: 'subtitle',
            width: 240,
            dropPriority: 3,
          }),
          column('kind', { width: 130, cardSlot: 'status', dropPriority: 2 }),
          column('director', {
            cell: ({ director }) =>
              director?.name ?? <span className="text-text-muted">{text('director.none')}</span>,
            cardSlot: 'secondary',
            width: 220,
          }),
          {
            id: 'director_phone',
            header: label('director_phone'),
            cell: ({ director }) => (director?.phone ? <PhoneLink phone={director.phone} /> : null),
            isHideable: true,
            width: 160,
            dropPriority: 1,
          },
          column('people_count', {
            cell: ({ people_count: count }) =>
              count === 0 ? (
                <span className="text-text-muted">{text('people.count', { count })}</span>
              ) : (
                text('people.count', { count })
              ),
            cardSlot: 'value',
            width: 110,
          }),
        ]}
        defaultSort="name"
        back={{ label: text('branches.back'), href: paths.users() }}
        status={<LiveConnectionStatus />}
        rowLabel={({ name }) => name}
        rowHref={({ id }) => paths.userBranch({ id })}
        rowActions={useBranchActions(director)}
        emptyIcon={Store}
      />
      {director.dialog}
    </>
  );
}

function useBranchActions(director: ReturnType<typeof useDirector>) {
  const text = useText(userBranchMessages);
  const common = useText(commonMessages);
  const openBranch = useOpenBranch();
  const phoneActions = usePhoneActions(text('director.call'));
  return (point: UserPoint) => [
    {
      id: 'open',
      label: common('action.open'),
      icon: Store,
      href: paths.userBranch({ id: point.id }),
    },
    {
      id: 'schedule',
      label: text('branch.schedule'),
      icon: CalendarDays,
      href: paths.userSchedule({ id: point.id }),
    },
    director.changeAction(point),
    ...director.removalActions(point),
    openBranch(point),
    ...(point.director?.phone ? phoneActions(point.director.phone) : []),
  ];
}
