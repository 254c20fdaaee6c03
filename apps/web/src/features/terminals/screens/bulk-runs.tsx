import { bulkRunKinds } from '@kasa/contracts/terminals/bulk-run-values';
import { bulkRunFields } from '@kasa/contracts/terminals/fields';
import { Button } from '@kasa/ui/button';
import { ListChecks } from 'lucide-react';
import { peopleChoices } from '#shared/choices/people.ts';
import { useFields } from '#shared/fields/use-fields.tsx';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { useLive } from '#shared/live/use-live.ts';
import { paths } from '#shared/paths.ts';
import { useList } from '#shared/query/use-list.ts';
import { runListFilters, useRunColumns, useRunFilters } from '#shared/runs/run-lists.tsx';
import { RunLiveStatus } from '#shared/runs/run-status.tsx';
import { asId, asSeveral, asSomeOf } from '#shared/table/filter-parsers.ts';
import { useFoundFilter } from '#shared/table/found-filter.ts';
import { ListScreen } from '#shared/table/list-screen.tsx';
import { NameCell } from '#shared/table/name-cell.tsx';
import { useChoiceFilter } from '#shared/table/options-filter.tsx';
import { useListState } from '#shared/table/use-list-state.ts';
import { useRowDrawer } from '#shared/table/use-row-drawer.tsx';
import { bulkRuns } from '../bulk-queries.ts';
import { templateChoices } from '../components/template/template-choices.ts';
import { bulkMessages, terminalsMessages } from '../messages.ts';
import type { BulkRun } from '../model/bulk.ts';

const loadDrawer = async () => (await import('../components/bulk/run-drawer.tsx')).BulkRunDrawer;
const people = peopleChoices('listBulkRunPeople', {});
const listSpec = {
  filters: { kind: asSomeOf(...bulkRunKinds), ...runListFilters, template_id: asSeveral(asId) },
  sorts: ['created_at', 'total'] as const,
};

/** `/terminals/runs`: bulk runs, latest first; `?open=`: one of them beside them. */
export function BulkRunsScreen() {
  const text = useText(bulkMessages);
  const terminals = useText(terminalsMessages);
  const common = useText(commonMessages);
  const format = useFormat();
  const list = useListState(listSpec);
  const { column } = useFields(bulkRunFields);
  const choice = useChoiceFilter(list, bulkRunFields);
  const query = useList('listBulkRuns', list.query);
  const drawer = useRowDrawer<BulkRun>(loadDrawer, {
    rows: query.data?.items,
    actions: ({ id }) => [
      { id: 'open', label: common('action.openPage'), icon: ListChecks, href: paths.terminalRun({ id }) },
    ],
  });
  const columns = useRunColumns<BulkRun>(bulkRunFields, (state) => <bulkRuns.Status state={state} />);
  useLive(bulkRuns.live);
  return (
    <ListScreen<BulkRun, never>
      id="terminal-runs"
      operation="listBulkRuns"
      words={{
        title: text('runs.title'),
        total: (count) => text('runs.total', { count }),
        empty: text('runs.empty'),
      }}
      back={{ label: terminals('list.title'), href: paths.terminals() }}
      status={<RunLiveStatus progress={bulkRuns.progress} />}
      list={list}
      query={query}
      filters={[
        choice('kind', { nameOf: (kind) => text(`kind.${kind}`) }),
        useFoundFilter(list, 'template_id', terminals('filter.template'), templateChoices),
        ...useRunFilters(list, bulkRunFields, people),
      ]}
      columns={[
        column('kind', { cell: (run) => <RunName run={run} />, isHideable: false, width: 300 }),
        ...columns,
      ]}
      defaultSort="-created_at"
      rowLabel={({ kind, created_at }) => `${text(`kind.${kind}`)}, ${format.dateTime(created_at)}`}
      {...drawer}
      emptyIcon={ListChecks}
      emptyActions={<Button href={paths.terminals()}>{text('runs.toTerminals')}</Button>}
    />
  );
}

function RunName({ run: { kind, template } }: { run: BulkRun }) {
  const text = useText(bulkMessages);
  return (
    <NameCell name={text(`kind.${kind}`)} note={template && text('run.template', { name: template.name })} />
  );
}
