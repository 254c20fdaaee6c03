import { reversalRunRowFields } from '@kasa/contracts/transactions/fields';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { ReceiptText } from 'lucide-react';
import { useFields } from '#shared/fields/use-fields.tsx';
import { NO_VALUE } from '#shared/i18n/format.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { paths } from '#shared/paths.ts';
import { PermissionGate } from '#shared/permissions/permission-gate.tsx';
import { isRunning } from '#shared/runs/run.ts';
import type { RunItemContents } from '#shared/runs/run-results.tsx';
import { RunScreen } from '#shared/runs/run-screen.tsx';
import { runWords } from '#shared/runs/run-words.ts';
import { NameCell } from '#shared/table/name-cell.tsx';
import { reversalRunsMessages } from '../messages/reversal-runs/catalogue.ts';
import { type ReversalRunRow, reversalRuns } from '../model/reversal-run.ts';

/** `/transactions/runs/:id`: a run of reversals, active or finished. */
export function ReversalRunScreen() {
  const text = useText(reversalRunsMessages);
  return (
    <PermissionGate title={text('run.short')} permission="transactions_view" isReading>
      <ReversalRunPage />
    </PermissionGate>
  );
}

function ReversalRunPage() {
  const text = useText(reversalRunsMessages);
  const format = useFormat();
  return (
    <RunScreen
      kind={reversalRuns}
      words={runWords(text)}
      listHref={paths.transactionRuns()}
      aboutOf={({ reason }) => reason}
      permissionOf={() => 'facq_transac_reversal'}
      notice={(run) =>
        !isRunning(run) && run.waiting > 0 ? (
          <InlineNotice tone="warning">{text('run.waiting')}</InlineNotice>
        ) : null
      }
      sums={({ done_amount, amount }) => (
        <p className="text-text-muted figures">
          {text('run.amounts', { done: format.money(done_amount), amount: format.money(amount) })}
        </p>
      )}
      items={usePaymentContents()}
    />
  );
}

function usePaymentContents(): RunItemContents<ReversalRunRow> {
  const text = useText(reversalRunsMessages);
  const format = useFormat();
  const { column, label } = useFields(reversalRunRowFields);
  return {
    icon: ReceiptText,
    columns: [
      {
        id: 'terminal',
        header: label('terminal'),
        cell: ({ payment: { terminal } }) => <NameCell name={terminal.name} />,
        width: 180,
      },
      {
        id: 'order_id',
        header: label('order_id'),
        cell: ({ payment }) => <span className="figures">{payment.order_id}</span>,
        isHideable: true,
        cardSlot: 'subtitle',
        width: 125,
        dropPriority: 3,
      },
      {
        id: 'started_at',
        header: label('started_at'),
        cell: ({ payment }) => (
          <span className="whitespace-nowrap figures">{format.dateTime(payment.started_at)}</span>
        ),
        isHideable: true,
        width: 150,
        dropPriority: 2,
      },
      {
        id: 'card_mask',
        header: label('card_mask'),
        cell: ({ payment }) => <span className="figures">{payment.card_mask ?? NO_VALUE}</span>,
        isHideable: true,
        width: 165,
        dropPriority: 1,
      },
      column('amount', {
        cell: ({ amount }) => (amount > 0 ? format.money(amount) : NO_VALUE),
        isHideable: false,
        cardSlot: 'value',
        width: 140,
      }),
    ],
    why: ({ reason, response }, word) =>
      reason === 'declined' && response !== null
        ? text('run.answer', { reason: word, answer: response })
        : word,
    label: ({ amount, payment: { terminal, started_at } }) =>
      text('run.row', {
        amount: format.money(amount),
        terminal: terminal.name,
        time: format.dateTime(started_at),
      }),
    href: ({ payment }) => paths.transactions({ period: 'all', q: payment.order_id, open: payment.id }),
  };
}
