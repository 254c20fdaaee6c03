import { ecommTerminalFields, terminalFilterFields } from '@kasa/contracts/terminals/fields';
import { FlaskConical, Globe, KeyRound, Send } from 'lucide-react';
import { useExportActions } from '#shared/download/export-actions.ts';
import { useDownload } from '#shared/download/use-download.ts';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { LiveConnectionStatus } from '#shared/live/live-connection-status.tsx';
import { useLive } from '#shared/live/use-live.ts';
import { paths } from '#shared/paths.ts';
import { useDateRangeFilter } from '#shared/period/date-range-filter.tsx';
import { PermissionGate } from '#shared/permissions/permission-gate.tsx';
import { useList } from '#shared/query/use-list.ts';
import type { ListColumn } from '#shared/table/fitting-columns.ts';
import { useFoundFilter } from '#shared/table/found-filter.ts';
import { ListScreen, listWords } from '#shared/table/list-screen.tsx';
import { NameCell } from '#shared/table/name-cell.tsx';
import { useChoiceFilter } from '#shared/table/options-filter.tsx';
import { useListState } from '#shared/table/use-list-state.ts';
import { pointChoices } from '../../../entities/terminals/point-choices.ts';
import { FailingEndpoints } from '../components/callback-log/failing-endpoints.tsx';
import { useEcommActions } from '../components/ecomm/use-ecomm-actions.tsx';
import { TerminalStatusLabel } from '../components/terminal/terminal-status-label.tsx';
import { ecommMessages, terminalsMessages } from '../messages.ts';
import { ecommListSpec } from '../model/ecomm-list-spec.ts';
import { ecommLive } from '../model/live-ecomm.ts';
import type { EcommTerminal } from '../model/types.ts';

/** `/list/ecomm_terminal`: terminals of web shops. */
export function EcommTerminalsScreen() {
  const text = useText(ecommMessages);
  return (
    <PermissionGate title={text('list.title')} permission="ecomm_manage" isReading>
      <EcommTerminals />
    </PermissionGate>
  );
}

function EcommTerminals() {
  const text = useText(ecommMessages);
  const list = useListState(ecommListSpec);
  const query = useList('listEcommTerminals', list.query);
  const choice = useChoiceFilter(list, terminalFilterFields);
  const days = useDateRangeFilter(list);
  const { label } = useFields(ecommTerminalFields);
  const filters = [
    choice('status'),
    useFoundFilter(list, 'point_id', label('point'), pointChoices),
    choice('test_mode'),
    days('activated', label('activated_at')),
  ];
  const { actions, dialog } = useEcommActions();
  const { sort, filters: chosen } = list;
  const save = useExportActions(useDownload('exportTerminals'), { sort, ...chosen, kind: ['ecomm'] });
  const log = { id: 'callbacks', label: text('list.callbackLog'), icon: Send, href: paths.ecommCallbacks() };
  const keys = { id: 'keys', label: text('list.keys'), icon: KeyRound, href: paths.ecommKeys() };
  useLive(ecommLive);
  return (
    <>
      <ListScreen<EcommTerminal, 'q'>
        id="ecomm-terminals"
        operation="listEcommTerminals"
        words={listWords(text, 'list')}
        list={list}
        query={query}
        search="q"
        filters={filters}
        columns={useColumns()}
        defaultSort="number"
        create={{
          label: text('list.create'),
          href: paths.ecommTerminalCreate(),
          permission: 'ecomm_manage',
        }}
        status={<LiveConnectionStatus />}
        actions={[...save, log, keys]}
        rowLabel={({ name, number }) => `${name}, ${number}`}
        rowHref={({ id }) => paths.ecommTerminalEdit({ id })}
        rowActions={actions}
        around={(table) => (
          <>
            <FailingEndpoints />
            {table}
          </>
        )}
        emptyIcon={Globe}
      />
      {dialog}
    </>
  );
}

const muted = (words: string) => <span className="text-text-muted">{words}</span>;

function useColumns(): ListColumn<EcommTerminal>[] {
  const text = useText(ecommMessages);
  const list = useText(terminalsMessages);
  const format = useFormat();
  const { column, display } = useFields(ecommTerminalFields);
  return [
    column('name', {
      cell: ({ name, test_mode }) => <NameCell name={name} end={test_mode ? <TestMark /> : null} />,
      ...{ isSortable: true, isHideable: false, width: 230 },
    }),
    column('number', {
      cell: ({ number }) => <span className="whitespace-nowrap figures">{number}</span>,
      ...{ isSortable: true, isHideable: false, cardSlot: 'subtitle', width: 105 },
    }),
    column('website', {
      cell: ({ website }) => (website === null ? muted(text('column.noWebsite')) : new URL(website).host),
      ...{ cardSlot: 'secondary', width: 215 },
    }),
    column('status', {
      cell: ({ status }) => <TerminalStatusLabel status={status} />,
      ...{ isSortable: true, cardSlot: 'status', width: 140 },
    }),
    column('point', {
      cell: ({ point }) => (point ? `${point.name}, ${point.city}` : muted(text('create.noPoint'))),
      ...{ width: 220, dropPriority: 2 },
    }),
    {
      id: 'commission',
      header: text('column.commission'),
      cell: ({ merchant_commission_bp, client_commission_bp }) => {
        const merchant = display('merchant_commission_bp', merchant_commission_bp);
        const client = display('client_commission_bp', client_commission_bp);
        return client_commission_bp === 0 ? merchant : text('column.commissionShared', { merchant, client });
      },
      ...{ align: 'end', width: 150, dropPriority: 3 },
    },
    column('callback_host', {
      cell: ({ callback_host }) => callback_host ?? muted(text('column.noCallback')),
      ...{ width: 190, dropPriority: 4 },
    }),
    column('activated_at', {
      cell: ({ activated_at }) =>
        activated_at ? (
          <span className="whitespace-nowrap figures">{format.dateTime(activated_at)}</span>
        ) : (
          muted(list('column.notActivated'))
        ),
      ...{ isSortable: true, width: 170, dropPriority: 1 },
    }),
  ];
}

function TestMark() {
  const list = useText(terminalsMessages);
  return (
    <span className="flex shrink-0 items-center gap-1 text-[13px] text-warning">
      <FlaskConical size={14} aria-hidden />
      {list('column.test')}
    </span>
  );
}
