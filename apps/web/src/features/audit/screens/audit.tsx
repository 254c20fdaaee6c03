import { Button } from '@kasa/ui/button';
import { History } from 'lucide-react';
import { exportActions } from '#shared/download/export-actions.ts';
import { useDownload } from '#shared/download/use-download.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { paths } from '#shared/paths.ts';
import { PermissionGate } from '#shared/permissions/permission-gate.tsx';
import { useList } from '#shared/query/use-list.ts';
import { useSession } from '#shared/services/use-services.tsx';
import { ListFilterBar } from '#shared/table/list-filter-bar.tsx';
import { ListHeader } from '#shared/table/list-header.tsx';
import { ListTable } from '#shared/table/list-table.tsx';
import { useHiddenColumns } from '#shared/table/use-hidden-columns.ts';
import { useListState } from '#shared/table/use-list-state.ts';
import { usePageTitle } from '#shared/title/use-page-title.ts';
import { auditColumns } from '../components/audit-columns.tsx';
import { useAuditFilters } from '../components/audit-filters.tsx';
import { useEntryActions } from '../components/entry-actions.ts';
import { EntryChanges } from '../components/entry-changes.tsx';
import { useAuditTexts } from '../components/use-audit-texts.ts';
import { auditMessages } from '../messages/catalogue.ts';
import { AUDIT_SORT, auditListSpec } from '../model/audit-list-spec.ts';
import { continuedEntryIds, objectName } from '../model/changes.ts';
import type { AuditEntry } from '../model/types.ts';
import { useEntriesOutsidePeriod } from '../queries.ts';

/** `/audit`: the audit log, with values before and after each change. */
export function AuditScreen() {
  const text = useText(auditMessages);
  usePageTitle(text('audit.title'));
  const back = { label: text('audit.gateBack'), href: paths.home() };
  return (
    <PermissionGate title={text('audit.title')} back={back} permission="audit_view" isReading>
      <Journal />
    </PermissionGate>
  );
}

function Journal() {
  const text = useText(auditMessages);
  const format = useFormat();
  const words = useAuditTexts();
  const list = useListState(auditListSpec);
  const query = useList('listAuditEntries', list.query);
  const filters = useAuditFilters(list, query.data?.items ?? []);
  const [hiddenColumns, setHiddenColumns] = useHiddenColumns('audit');
  const continued = continuedEntryIds(query.data?.items ?? []);
  const columns = auditColumns(text, format, words, useSession()?.user, continued);
  const actions = useEntryActions(list.setFilters);
  const { download, isRunning } = useDownload('exportAuditEntries');
  const outside = useEntriesOutsidePeriod(list.query, query.data?.total === 0);
  return (
    <>
      <ListHeader
        title={text('audit.title')}
        page={query.data}
        total={(count) => text('audit.total', { count })}
        totalCapped={(total) => text('audit.totalCapped', { total })}
        actions={exportActions(
          (fileFormat) => text(`export.${fileFormat}`),
          isRunning,
          (fileFormat) => download({ format: fileFormat, ...list.filters }),
        )}
      />
      <ListFilterBar
        list={list}
        search={{ name: 'q', label: text('audit.search'), placeholder: text('audit.searchPlaceholder') }}
        filters={filters}
        columns={columns}
        hiddenColumns={hiddenColumns}
        onHiddenColumnsChange={setHiddenColumns}
        defaultSort={AUDIT_SORT}
      />
      <ListTable<AuditEntry>
        label={text('audit.title')}
        list={list}
        query={query}
        columns={columns}
        hiddenColumns={hiddenColumns}
        defaultSort={AUDIT_SORT}
        rowId={({ id }) => id}
        rowLabel={(entry) => `${words.operation(entry.operation)}: ${objectName(entry)}`}
        rowLines={2}
        rowActions={actions}
        renderExpanded={(entry) => <EntryChanges entry={entry} />}
        emptyIcon={History}
        emptyText={text('audit.empty')}
        emptyFilteredText={
          outside &&
          (outside.total_capped
            ? text('audit.outsideCapped', { total: format.number(outside.total) })
            : text('audit.outside', { count: outside.total }))
        }
        emptyFilteredActions={
          outside && (
            <Button variant="primary" onPress={() => list.setFilters({ from: null, to: null })}>
              {text('audit.showAll')}
            </Button>
          )
        }
      />
    </>
  );
}
