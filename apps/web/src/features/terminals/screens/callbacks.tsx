import { callbackDeliveryFields } from '@kasa/contracts/terminals/callback-fields';
import type { FilterDef } from '@kasa/ui/filter-bar';
import { List, ListFilter, Send } from 'lucide-react';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import type { Locale } from '#shared/i18n/locales.ts';
import { useFormat } from '#shared/i18n/use-format.ts';
import { LiveConnectionStatus } from '#shared/live/live-connection-status.tsx';
import { useLive } from '#shared/live/use-live.ts';
import { useDateRangeFilter } from '#shared/period/date-range-filter.tsx';
import { PermissionGate } from '#shared/permissions/permission-gate.tsx';
import { useList } from '#shared/query/use-list.ts';
import type { ListColumn } from '#shared/table/fitting-columns.ts';
import { useFoundFilter } from '#shared/table/found-filter.ts';
import { ListScreen } from '#shared/table/list-screen.tsx';
import { NameCell } from '#shared/table/name-cell.tsx';
import { useChoiceFilter, useOptionsFilter } from '#shared/table/options-filter.tsx';
import { type ListState, useListState } from '#shared/table/use-list-state.ts';
import { useRowDrawer } from '#shared/table/use-row-drawer.tsx';
import { terminalChoices } from '../../../entities/terminals/terminal-choices.ts';
import { CallbackStatus } from '../components/callback-log/callback-status.tsx';
import { FailingEndpoints } from '../components/callback-log/failing-endpoints.tsx';
import { useCallbackActions } from '../components/callback-log/use-callback-actions.ts';
import { useResendActions } from '../components/resend-runs/use-resend-actions.tsx';
import { callbacksMessages } from '../messages/callbacks/catalogue.ts';
import { terminalFormsMessages } from '../messages.ts';
import { type Callback, callbackListSpec, callbacksLive } from '../model/callback-log.ts';

const loadDrawer = async (locale: Locale) => {
  const [{ CallbackDrawer }] = await Promise.all([
    import('../components/callback-log/callback-drawer.tsx'),
    terminalFormsMessages.load(locale),
  ]);
  return CallbackDrawer;
};

/** `/list/ecomm_callbacks`: callbacks to shops' servers; `?open=`: one of them with its attempts. */
export function CallbacksScreen() {
  const text = useText(callbacksMessages);
  return (
    <PermissionGate title={text('list.title')} permission="ecomm_manage" isReading>
      <Callbacks />
    </PermissionGate>
  );
}

function Callbacks() {
  const text = useText(callbacksMessages);
  const format = useFormat();
  const { label, display } = useFields(callbackDeliveryFields);
  const list = useListState(callbackListSpec);
  const query = useList('listCallbackDeliveries', list.query);
  const choice = useChoiceFilter(list, callbackDeliveryFields);
  const days = useDateRangeFilter(list);
  const options = useOptionsFilter(list);
  const hosts = [...(list.filters.host ?? []), ...(query.data?.items ?? []).map(({ host }) => host)];
  const since = useSinceFilter(list);
  const resending = useResendActions(list.filters);
  useLive(callbacksLive);
  const drawer = useRowDrawer<Callback>(loadDrawer, {
    rows: query.data?.items,
    actions: useCallbackActions(),
  });
  const { state } = list.filters;
  const isUndelivered = state?.length === 1 && state[0] === 'given_up';
  return (
    <ListScreen<Callback, never>
      id="callbacks"
      operation="listCallbackDeliveries"
      words={{
        title: text('list.title'),
        total: (count) => text('list.total', { count }),
        totalCapped: (total) => text('list.totalCapped', { total }),
        empty: text('list.empty'),
      }}
      status={<LiveConnectionStatus />}
      list={list}
      query={query}
      filters={[
        ...(since.value ? [since] : []),
        choice('state'),
        useFoundFilter(list, 'terminal_id', label('terminal'), terminalChoices),
        choice('status'),
        options(
          'host',
          label('host'),
          [...new Set(hosts)].map((host) => ({ id: host, label: host })),
        ),
        days('created', text('list.created')),
      ]}
      columns={useColumns()}
      defaultSort="-created_at"
      rowLabel={({ transaction, status, created_at }) =>
        text('list.row', {
          order: transaction.order_id,
          status: display('status', status),
          time: format.dateTime(created_at),
        })
      }
      {...drawer}
      actions={[
        {
          id: 'undelivered',
          label: text(isUndelivered ? 'view.all' : 'view.givenUp'),
          icon: isUndelivered ? List : ListFilter,
          onAction: () => list.setFilters({ state: isUndelivered ? null : ['given_up'] }),
        },
        ...resending.actions,
      ]}
      around={(table) =>
        drawer.around(
          <>
            <FailingEndpoints />
            {table}
            {resending.dialog}
          </>,
        )
      }
      emptyIcon={Send}
    />
  );
}

/** Set by links only, as from a server that fails: shown, and to be removed. */
function useSinceFilter({
  filters,
  setFilters,
}: ListState<typeof callbackListSpec.filters, 'created_at'>): FilterDef {
  const text = useText(callbacksMessages);
  const format = useFormat();
  const { created_since: since } = filters;
  return {
    ...{ id: 'since', label: text('filter.since'), value: since && format.dateTime(since) },
    onRemove: () => setFilters({ created_since: null }),
    editor: () => <p style={{ maxWidth: 280 }}>{text('filter.sinceHint')}</p>,
  };
}

function useColumns(): ListColumn<Callback>[] {
  const text = useText(callbacksMessages);
  const { column, display } = useFields(callbackDeliveryFields);
  const answer = ({ last_http_status: status, last_reason: reason, attempts }: Callback) => {
    if (attempts === 0) return text('list.none');
    return reason === null ? display('last_http_status', status) : display('last_reason', reason);
  };
  return [
    column('created_at', { isSortable: true, isHideable: false, cardSlot: 'secondary', width: 150 }),
    column('transaction', {
      cell: ({ transaction, terminal }) => <NameCell name={transaction.order_id} note={terminal.name} />,
      isHideable: false,
      cardSlot: 'title',
      width: 190,
    }),
    column('status', { width: 150, dropPriority: 3 }),
    column('state', {
      cell: (callback) => <CallbackStatus state={callback.state} />,
      isHideable: false,
      cardSlot: 'status',
      width: 140,
    }),
    column('host', { width: 180, dropPriority: 2, cardSlot: 'subtitle' }),
    column('last_http_status', { cell: answer, align: 'start', width: 170, dropPriority: 5 }),
    column('attempts', { width: 80, dropPriority: 1 }),
    column('next_attempt_at', { width: 150, dropPriority: 4 }),
  ];
}
