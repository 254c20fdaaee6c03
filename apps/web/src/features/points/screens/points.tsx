import { pointFields, pointFilterFields } from '@kasa/contracts/points/fields';
import { pointKinds } from '@kasa/contracts/points/points';
import { KeyRound, Plus, Store } from 'lucide-react';
import { useExportActions } from '#shared/download/export-actions.ts';
import { useDownload } from '#shared/download/use-download.ts';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { LiveConnectionStatus } from '#shared/live/live-connection-status.tsx';
import { useLive } from '#shared/live/use-live.ts';
import { paths } from '#shared/paths.ts';
import { PermissionGate } from '#shared/permissions/permission-gate.tsx';
import type { DataOf } from '#shared/query/operations.ts';
import { useList } from '#shared/query/use-list.ts';
import { asId, asOneOf, asSeveral, asSomeOf, asText } from '#shared/table/filter-parsers.ts';
import { useFoundFilter } from '#shared/table/found-filter.ts';
import { ListScreen, listWords } from '#shared/table/list-screen.tsx';
import { NameCell } from '#shared/table/name-cell.tsx';
import { useChoiceFilter } from '#shared/table/options-filter.tsx';
import { useListState } from '#shared/table/use-list-state.ts';
import { useRowDrawer } from '#shared/table/use-row-drawer.tsx';
import { LinkStatus } from '../components/clock/register-link.tsx';
import { TradeStop } from '../components/clock/trade-stop.tsx';
import { pointCompanyChoices, pointDirectorChoices } from '../components/point/point-choices.ts';
import { usePointActions } from '../components/point/use-point-actions.tsx';
import { ShiftStatus } from '../components/shift/shift-state.tsx';
import { pointMessages } from '../messages/points/catalogue.ts';
import { pointsLive } from '../model/live-points.ts';

type Point = DataOf<'getPoint'>;

const loadDrawer = async () => (await import('../components/point/point-drawer.tsx')).PointDrawer;
const listSpec = {
  filters: {
    q: asText,
    kind: asSomeOf(...pointKinds),
    company_id: asSeveral(asId),
    director_id: asSeveral(asId),
    is_test: asOneOf('true', 'false'),
    register_link: asSomeOf('offline', 'returning', 'refused'),
  },
  sorts: ['name', 'city', 'created_at', 'trade_stops_at'] as const,
};

/** `/points/list`: the points of the merchant; `?open=`: the one that is shown beside them. */
export function PointsScreen() {
  const text = useText(pointMessages);
  return (
    <PermissionGate title={text('points.title')} permission="points_manage" isReading>
      <Points />
    </PermissionGate>
  );
}

function Points() {
  const text = useText(pointMessages);
  const list = useListState(listSpec);
  const query = useList('listPoints', list.query);
  const { column, display, label } = useFields(pointFields);
  const choice = useChoiceFilter(list, pointFilterFields);
  const company = useFoundFilter(list, 'company_id', label('company'), pointCompanyChoices);
  const director = useFoundFilter(list, 'director_id', label('director'), pointDirectorChoices);
  useLive(pointsLive);
  const { actions, dialog } = usePointActions();
  const drawer = useRowDrawer<Point>(loadDrawer, { rows: query.data?.items, actions });
  const download = useExportActions(useDownload('exportPoints'), list.filters);
  const fromKey = { id: 'fromKey', label: text('points.addFromKey'), icon: KeyRound };
  const keys = { id: 'keys', label: text('points.keys'), icon: KeyRound, href: paths.pointKeys() };
  const nonFiscal = { id: 'nonFiscal', label: text('points.createNonFiscal'), icon: Plus };
  return (
    <>
      <ListScreen<Point, 'q'>
        id="points"
        operation="listPoints"
        words={listWords(text, 'points')}
        list={list}
        query={query}
        search="q"
        filters={[choice('kind'), company, director, choice('is_test'), choice('register_link')]}
        columns={[
          column('name', {
            cell: ({ name }) => <NameCell name={name} />,
            isSortable: true,
            isHideable: false,
            width: 240,
          }),
          column('kind', {
            cell: ({ kind, is_test }) =>
              [display('kind', kind), ...(is_test ? [text('point.test')] : [])].join(', '),
            cardSlot: 'status',
            width: 150,
          }),
          column('shift_state', {
            cell: ({ kind, shift_state }) =>
              kind === 'fiscal' ? <ShiftStatus state={shift_state ?? 'closed'} /> : null,
            width: 150,
          }),
          column('register_link', {
            cell: ({ register_link: link }) => (link === null ? null : <LinkStatus state={link} />),
            width: 170,
            dropPriority: 2,
          }),
          column('trade_stops_at', {
            cell: (point) => (point.kind === 'fiscal' ? <TradeStop point={point} /> : null),
            isSortable: true,
            cardSlot: 'secondary',
            width: 170,
          }),
          column('shift_closes_at', { width: 160, dropPriority: 1 }),
          column('city', { isSortable: true, cardSlot: 'subtitle', width: 130 }),
          column('address', { width: 200, dropPriority: 3 }),
          column('company', { cell: ({ company }) => company?.name, width: 190, dropPriority: 4 }),
          column('director', {
            cell: ({ director }) =>
              director?.is_active === false
                ? `${director.name} (${text('director.closed')})`
                : director?.name,
            width: 190,
            dropPriority: 2,
          }),
          column('fiscal_register_number', {
            cell: ({ fiscal_register_number: number }) => <span className="figures">{number}</span>,
            width: 130,
            dropPriority: 5,
          }),
          column('terminals_count', { width: 100, dropPriority: 6 }),
          column('created_at', { isSortable: true, width: 150, dropPriority: 1 }),
        ]}
        defaultSort="trade_stops_at"
        status={<LiveConnectionStatus />}
        create={{ label: text('points.create'), href: paths.pointCreate(), permission: 'points_manage' }}
        actions={[
          { ...fromKey, href: paths.pointsFromKey() },
          { ...nonFiscal, href: paths.pointNonFiscal() },
          keys,
          ...download,
        ]}
        rowLabel={({ name }) => name}
        {...drawer}
        emptyIcon={Store}
      />
      {dialog}
    </>
  );
}
