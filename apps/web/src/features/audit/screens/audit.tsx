import { auditChangeFields } from '@kasa/contracts/audit/fields';
import { Button } from '@kasa/ui/button';
import type { RowAction } from '@kasa/ui/data-table';
import { Copy, ExternalLink, History, UserRound } from 'lucide-react';
import { useExportActions } from '#shared/download/export-actions.ts';
import { useDownload } from '#shared/download/use-download.ts';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { PermissionGate } from '#shared/permissions/permission-gate.tsx';
import type { InputOf } from '#shared/query/operations.ts';
import { useList } from '#shared/query/use-list.ts';
import { useOperation } from '#shared/query/use-operation.ts';
import { useSession } from '#shared/services/use-services.tsx';
import { ListScreen, listWords } from '#shared/table/list-screen.tsx';
import { useListState } from '#shared/table/use-list-state.ts';
import { useRowDrawer } from '#shared/table/use-row-drawer.tsx';
import { useCopyText } from '#shared/toast/use-copy-text.ts';
import { auditListSpec, useAuditFilters } from '../components/audit-filters.tsx';
import { Author, ChangedObject, EntryChanges, What } from '../components/entry-parts.tsx';
import { OperationEntries } from '../components/operation-entries.tsx';
import { useAuditTexts } from '../components/use-audit-texts.ts';
import { auditMessages } from '../messages/catalogue.ts';
import { objectName } from '../model/changes.ts';
import { objectLink } from '../model/object-link.ts';
import type { AuditEntry } from '../model/types.ts';

const loadDrawer = async () => (await import('../components/entry-drawer.tsx')).EntryDrawer;

/** `/audit`: the audit log, with values before and after each change. */
export function AuditScreen() {
  const text = useText(auditMessages);
  return (
    <PermissionGate title={text('audit.title')} permission="audit_view" isReading>
      <Journal />
    </PermissionGate>
  );
}

function Journal() {
  const text = useText(auditMessages);
  const format = useFormat();
  const words = useAuditTexts();
  const copy = useCopyText();
  const viewer = useSession()?.user;
  const { column } = useFields(auditChangeFields);
  const list = useListState(auditListSpec);
  const foldedQuery = { ...list.query, folded: 'true' } as const;
  const query = useList('listAuditEntries', foldedQuery);
  const entries = query.data?.items ?? [];
  const outside = useEntriesOutsidePeriod(foldedQuery, query.data?.total === 0);
  const actions = (entry: AuditEntry): RowAction[] => {
    const { user, object, address } = entry;
    const href = objectLink(entry, viewer);
    const showObject = () => list.setFilters({ object_id: object.id });
    const showPerson = () => list.setFilters({ user_id: user?.id ?? null });
    return [
      ...(href ? [{ id: 'open', label: text('action.openObject'), icon: ExternalLink, href }] : []),
      { id: 'object', label: text('action.byObject'), icon: History, onAction: showObject },
      ...(user
        ? [{ id: 'person', label: text('action.byPerson'), icon: UserRound, onAction: showPerson }]
        : []),
      { id: 'copy', label: text('action.copyAddress'), icon: Copy, onAction: () => copy(address) },
    ];
  };
  return (
    <ListScreen<AuditEntry, 'q'>
      id="audit"
      operation="listAuditEntries"
      words={listWords(text, 'audit')}
      list={list}
      query={query}
      search="q"
      filters={useAuditFilters(list, entries)}
      // The fixed columns fit a 768 px wide tablet, so that nothing slides under the row menu.
      columns={[
        column('at', {
          cell: ({ at }) => <span className="figures">{format.dateTime(at)}</span>,
          isSortable: true,
          isHideable: false,
          cardSlot: 'secondary',
          width: 160,
        }),
        column('operation', {
          id: 'what',
          cell: (entry) => <What entry={entry} words={words} />,
          isHideable: false,
          width: 260,
          cardSlot: 'title',
        }),
        {
          id: 'object',
          header: text('column.object'),
          cell: (entry) => <ChangedObject entry={entry} words={words} href={objectLink(entry, viewer)} />,
          cardSlot: 'status',
          width: 260,
        },
        column('user', {
          id: 'who',
          cell: (entry) => <Author entry={entry} words={words} />,
          width: 200,
          dropPriority: 2,
        }),
        column('address', {
          cell: ({ address }) => <span className="figures">{address}</span>,
          width: 130,
          dropPriority: 1,
        }),
      ]}
      defaultSort="-at"
      actions={useExportActions(useDownload('exportAuditEntries'), list.filters)}
      rowLabel={(entry) => `${words.operation(entry.operation)}: ${objectName(entry)}`}
      {...useRowDrawer(loadDrawer, { rows: query.data?.items, actions })}
      renderExpanded={(entry) =>
        entry.rows_count > 1 ? <OperationEntries entry={entry} /> : <EntryChanges entry={entry} />
      }
      emptyIcon={History}
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
  );
}

/**
 * How many entries exist outside the period when the period filter hides all; undefined if unknown or nothing is
 * hidden.
 */
function useEntriesOutsidePeriod(
  query: NonNullable<InputOf<'listAuditEntries'>['query']>,
  isHidden: boolean,
) {
  const isEnabled = isHidden && (query.from !== undefined || query.to !== undefined);
  const anytime = { ...query, page: 1, from: undefined, to: undefined };
  const { data } = useOperation('listAuditEntries', { query: anytime }, { isQuiet: true, isEnabled });
  return isEnabled && data && data.total > 0 ? data : undefined;
}
