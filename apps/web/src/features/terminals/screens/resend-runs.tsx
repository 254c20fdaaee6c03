import { resendRunFields } from '@kasa/contracts/terminals/resend-run-fields';
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
import { callbacksMessages } from '../messages/callbacks/catalogue.ts';
import { resendRunsMessages } from '../messages/resend-runs/catalogue.ts';
import { type ResendRun, resendRuns } from '../model/resend-run.ts';

const loadDrawer = async () =>
  (await import('../components/resend-runs/resend-run-drawer.tsx')).ResendRunDrawer;
const people = peopleChoices('listResendRunPeople', {});
const listSpec = { filters: runListFilters, sorts: ['created_at', 'total'] as const };

/** `/list/ecomm_callbacks/runs`: runs that send callbacks again, latest first; `?open=`: one of them beside them. */
export function ResendRunsScreen() {
  const text = useText(resendRunsMessages);
  return (
    <PermissionGate title={text('runs.title')} permission="ecomm_manage" isReading>
      <ResendRuns />
    </PermissionGate>
  );
}

function ResendRuns() {
  const text = useText(resendRunsMessages);
  const callbacks = useText(callbacksMessages);
  const common = useText(commonMessages);
  const format = useFormat();
  const list = useListState(listSpec);
  const { column } = useFields(resendRunFields);
  const query = useList('listResendRuns', list.query);
  const drawer = useRowDrawer<ResendRun>(loadDrawer, {
    rows: query.data?.items,
    actions: ({ id }) => [
      { id: 'open', label: common('action.openPage'), icon: ListChecks, href: paths.callbackRun({ id }) },
    ],
  });
  const columns = useRunColumns<ResendRun>(resendRunFields, (state) => <resendRuns.Status state={state} />);
  useLive(resendRuns.live);
  return (
    <ListScreen<ResendRun, never>
      id="resend-runs"
      operation="listResendRuns"
      words={{
        title: text('runs.title'),
        total: (count) => text('runs.total', { count }),
        empty: text('runs.empty'),
      }}
      back={{ label: callbacks('list.title'), href: paths.ecommCallbacks() }}
      status={<RunLiveStatus progress={resendRuns.progress} />}
      list={list}
      query={query}
      filters={useRunFilters(list, resendRunFields, people)}
      columns={[...columns, column('waiting', { width: 120, dropPriority: 6 })]}
      defaultSort="-created_at"
      rowLabel={({ started_by, created_at }) =>
        text('runs.row', { name: started_by.name, time: format.dateTime(created_at) })
      }
      {...drawer}
      emptyIcon={ListChecks}
      emptyActions={<Button href={paths.ecommCallbacks()}>{text('runs.toCallbacks')}</Button>}
    />
  );
}
