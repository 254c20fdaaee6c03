import type { RowSelection } from '@kasa/ui/data-table';
import type { MenuAction } from '@kasa/ui/menu';
import { ListChecks } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useText } from '#shared/i18n/i18n.tsx';
import type { Locale } from '#shared/i18n/locales.ts';
import { paths } from '#shared/paths.ts';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { runMessages } from '#shared/runs/messages/catalogue.ts';
import { useLazyModule } from '#shared/services/use-lazy-module.ts';
import { useChosenRows } from '#shared/table/use-chosen-rows.ts';
import { refundsMessages } from '../../messages/refunds/catalogue.ts';
import { reversalRunsMessages } from '../../messages/reversal-runs/catalogue.ts';
import { type ReversalTarget, reversalTarget } from '../../model/reversal-run.ts';
import type { TransactionFilter } from '../../model/transaction-list.ts';
import type { Transaction } from '../../model/types.ts';

async function loadCode(locale: Locale) {
  const [{ ReversalActions }, { ReversalDialog }] = await Promise.all([
    import('./reversal-actions.tsx'),
    import('./reversal-dialog.tsx'),
    reversalRunsMessages.load(locale),
    runMessages.load(locale),
  ]);
  return { ReversalActions, ReversalDialog };
}

/**
 * Refund of chosen payments, for the list's table, header and screen.
 * @param found the page of the list
 */
export function useReversalActions(
  filter: TransactionFilter,
  found: { total: number; total_capped: boolean } | undefined,
): {
  /** Undefined without the permission. */
  selection: RowSelection<Transaction> | undefined;
  runs: MenuAction;
  dialog: ReactNode;
} {
  const text = useText(refundsMessages);
  const { writeDenialReason } = usePermissions();
  const rows = useChosenRows(filter, found?.total_capped ? undefined : found?.total);
  const [target, setTarget] = useState<ReversalTarget | null>(null);
  // Loaded with the first selection.
  const code = useLazyModule(loadCode, rows.hasAny || target !== null);
  const canChoose = writeDenialReason('facq_transac_reversal') === undefined;
  return {
    selection: canChoose
      ? rows.selection(
          code ? (
            <code.ReversalActions
              rows={rows}
              onRequest={() => setTarget(reversalTarget(rows.chosen, filter, new Date().toISOString()))}
            />
          ) : null,
        )
      : undefined,
    runs: { id: 'runs', label: text('action.runs'), icon: ListChecks, href: paths.transactionRuns() },
    dialog:
      target && code ? (
        <code.ReversalDialog
          target={target}
          onClose={() => setTarget(null)}
          onStarted={() => {
            setTarget(null);
            rows.clear();
          }}
        />
      ) : null,
  };
}
