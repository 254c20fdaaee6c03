import { reversalRunFields } from '@kasa/contracts/transactions/fields';
import { Button } from '@kasa/ui/button';
import { ListChecks } from 'lucide-react';
import { peopleChoices } from '#shared/choices/people.ts';
import { useFields } from '#shared/fields/use-fields.tsx';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { useLive } from '#shared/live/use-live.ts';
import { paths } from '#shared/paths.ts';
import { PermissionGate } from '#shared/permissions/permission-gate.tsx';
import { useList } from '#shared/query/use-list.ts';
import { runListFilters, useRunColumns, useRunFilters } from '#shared/runs/run-lists.tsx';
import { RunLiveStatus } from '#shared/runs/run-status.tsx';
import { ListScreen } from '#shared/table/list-screen.tsx';
import { useListState } from '#shared/table/use-list-state.ts';
import { useRowDrawer } from '#shared/table/use-row-drawer.tsx';
import { reversalRunsMessages } from '../messages/reversal-runs/catalogue.ts';
import { transactionsMessages } from '../messages/transactions/catalogue.ts';
import { type ReversalRun, reversalRuns } from '../model/reversal-run.ts';

const loadDrawer = async () =>
  (await import('../components/reversal-runs/reversal-run-drawer.tsx')).ReversalRunDrawer;
const people = peopleChoices('listReversalRunPeople', {});
const listSpec = { filters: runListFilters, sorts: ['created_at', 'total'] as const };

/** `/transactions/runs`: runs of reversals, latest first; `?open=`: one of them beside them. */
export function ReversalRunsScreen() {
  const text = useText(reversalRunsMessages);
  return (
    <PermissionGate title={text('runs.title')} permission="transactions_view" isReading>
      <ReversalRuns />
    </PermissionGate>
  );
}

function ReversalRuns() {
  const text = useText(reversalRunsMessages);
  const transactions = useText(transactionsMessages);
  const common = useText(commonMessages);
  const format = useFormat();
  const list = useListState(listSpec);
  const { column } = useFields(reversalRunFields);
  const query = useList('listReversalRuns', list.query);
  const drawer = useRowDrawer<ReversalRun>(loadDrawer, {
    rows: query.data?.items,
    actions: ({ id }) => [
      { id: 'open', label: common('action.openPage'), icon: ListChecks, href: paths.transactionRun({ id }) },
    ],
  });
  const columns = useRunColumns<ReversalRun>(
    reversalRunFields,
    (state) => <reversalRuns.Status state={state} />,
    column('amount', { isHideable: false, cardSlot: 'value', width: 150 }),
  );
  useLive(reversalRuns.live);
  return (
    <ListScreen<ReversalRun, never>
      id="reversal-runs"
      operation="listReversalRuns"
      words={{
        title: text('runs.title'),
        total: (count) => text('runs.total', { count }),
        empty: text('runs.empty'),
      }}
      back={{ label: transactions('list.title'), href: paths.transactions() }}
      status={<RunLiveStatus progress={reversalRuns.progress} />}
      list={list}
      query={query}
      filters={useRunFilters(list, reversalRunFields, people)}
      columns={[
        column('reason', { isHideable: false, width: 220 }),
        ...columns,
        column('waiting', { width: 120, dropPriority: 6 }),
        column('done_amount', { width: 130, dropPriority: 5 }),
      ]}
      defaultSort="-created_at"
      rowLabel={({ reason, created_at }) => text('runs.row', { reason, time: format.dateTime(created_at) })}
      {...drawer}
      emptyIcon={ListChecks}
      emptyActions={<Button href={paths.transactions()}>{text('runs.toTransactions')}</Button>}
    />
  );
}
