import type { RowSelection } from '@kasa/ui/data-table';
import type { MenuAction } from '@kasa/ui/menu';
import { ListChecks, RefreshCw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useText } from '#shared/i18n/i18n.tsx';
import type { Locale } from '#shared/i18n/locales.ts';
import { paths } from '#shared/paths.ts';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { runMessages } from '#shared/runs/messages/catalogue.ts';
import { useLazyModule } from '#shared/services/use-lazy-module.ts';
import type { FilterValue } from '#shared/table/filter-parsers.ts';
import { bulkMessages, terminalsMessages } from '../../messages.ts';
import { type BulkRequest, targetOf } from '../../model/bulk.ts';
import type { Terminal } from '../../model/types.ts';
import type { TerminalsRead } from '../../queries.ts';
import { useChosenTerminals } from './use-chosen-terminals.ts';

async function loadCode(locale: Locale) {
  const [{ BulkActions }, { BulkDialog }] = await Promise.all([
    import('./bulk-actions.tsx'),
    import('./bulk-dialog.tsx'),
    bulkMessages.load(locale),
    runMessages.load(locale),
  ]);
  return { BulkActions, BulkDialog };
}

/** Bulk actions of the terminal list, for its table, header and screen. */
export interface TerminalBulkActions {
  /** Undefined without the permission. */
  selection: RowSelection<Terminal> | undefined;
  /** Header actions with the bulk actions added; the first ones are shown as buttons. */
  actionsAround(others: readonly MenuAction[]): readonly MenuAction[];
  openDialog(request: BulkRequest): void;
  dialog: ReactNode;
}

/** @param found the page of the list */
export function useBulkActions(
  filters: Readonly<Record<string, FilterValue | undefined>>,
  found: TerminalsRead['data'],
): TerminalBulkActions {
  const text = useText(terminalsMessages);
  const { writeDenialReason } = usePermissions();
  const rows = useChosenTerminals(filters, found);
  const [request, setRequest] = useState<BulkRequest | null>(null);
  // Loaded with the first selection.
  const code = useLazyModule(loadCode, rows.hasAny || request !== null);
  const against = writeDenialReason('offline_all_update');
  const update: MenuAction = {
    id: 'offline-update',
    label: text('bulk.updateOffline'),
    hint: text('bulk.updateOfflineHint'),
    icon: RefreshCw,
    onAction: () => setRequest({ kind: 'offline_all_update' }),
    disabledReason: against,
  };
  const runs: MenuAction = {
    id: 'runs',
    label: text('bulk.runs'),
    icon: ListChecks,
    href: paths.terminalRuns(),
  };
  const canChoose = writeDenialReason('edit_terminal') === undefined;
  return {
    selection: canChoose
      ? rows.selection(
          code ? (
            <code.BulkActions
              all={rows.all}
              onRequest={(kind) => setRequest({ kind, target: targetOf(rows.chosen, filters) })}
            />
          ) : null,
        )
      : undefined,
    // Without the permission the action moves to the menu, which says why it is disabled.
    actionsAround: (others) =>
      against === undefined ? [update, ...others, runs] : [...others, update, runs],
    openDialog: setRequest,
    dialog:
      request && code ? (
        <code.BulkDialog
          request={request}
          onClose={() => setRequest(null)}
          onStarted={() => {
            setRequest(null);
            rows.clear();
          }}
        />
      ) : null,
  };
}
