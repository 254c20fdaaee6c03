import { Button } from '@kasa/ui/button';
import { PageHeader } from '@kasa/ui/page-header';
import { ListChecks } from 'lucide-react';
import { rememberedListHref } from '#shared/history/list-state-memory.ts';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { useLive } from '#shared/live/use-live.ts';
import { paths } from '#shared/paths.ts';
import { useList } from '#shared/query/use-list.ts';
import { ListFilterBar } from '#shared/table/list-filter-bar.tsx';
import { ListTable } from '#shared/table/list-table.tsx';
import { useHiddenColumns } from '#shared/table/use-hidden-columns.ts';
import { useListState } from '#shared/table/use-list-state.ts';
import { usePageTitle } from '#shared/title/use-page-title.ts';
import { bulkLive } from '../bulk-queries.ts';
import { BulkLiveStatus } from '../components/bulk/bulk-live-status.tsx';
import { runColumns } from '../components/bulk/run-columns.tsx';
import { useRunFilters } from '../components/bulk/run-filters.tsx';
import { bulkMessages } from '../messages/bulk/catalogue.ts';
import type { BulkRun } from '../model/bulk.ts';
import { RUN_SORT, runListSpec } from '../model/run-list-spec.ts';

/** `/terminals/runs`: bulk runs, latest first. */
export function BulkRunsScreen() {
  const text = useText(bulkMessages);
  const common = useText(commonMessages);
  const format = useFormat();
  const list = useListState(runListSpec);
  const query = useList('listBulkRuns', list.query);
  const filters = useRunFilters(list);
  const [hiddenColumns, setHiddenColumns] = useHiddenColumns('terminal-runs');
  const columns = runColumns(text, format);
  usePageTitle(text('runs.title'));
  useLive(bulkLive);
  return (
    <>
      <PageHeader
        title={text('runs.title')}
        subtitle={query.data ? text('runs.total', { count: query.data.total }) : '\u00a0'}
        back={{ label: text('runs.back'), href: rememberedListHref(paths.terminals()) }}
        status={<BulkLiveStatus />}
        moreLabel={common('action.more')}
      />
      <ListFilterBar
        list={list}
        filters={filters}
        columns={columns}
        hiddenColumns={hiddenColumns}
        onHiddenColumnsChange={setHiddenColumns}
        defaultSort={RUN_SORT}
      />
      <ListTable<BulkRun>
        label={text('runs.title')}
        list={list}
        query={query}
        columns={columns}
        hiddenColumns={hiddenColumns}
        defaultSort={RUN_SORT}
        rowId={({ id }) => id}
        rowLabel={({ kind, created_at }) => `${text(`kind.${kind}`)}, ${format.dateTime(created_at)}`}
        rowLines={2}
        rowHref={({ id }) => paths.terminalRun({ id })}
        emptyIcon={ListChecks}
        emptyText={text('runs.empty')}
        emptyActions={<Button href={paths.terminals()}>{text('runs.toTerminals')}</Button>}
      />
    </>
  );
}
