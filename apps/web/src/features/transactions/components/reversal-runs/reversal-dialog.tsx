import { ReversalInput } from '@kasa/contracts/transactions/reversals';
import { KeyValue } from '@kasa/ui/key-value';
import { type ReactNode, useId } from 'react';
import { z } from 'zod';
import { PlainForm } from '#shared/forms/plain-form.tsx';
import { useContractForm } from '#shared/forms/use-contract-form.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { paths } from '#shared/paths.ts';
import { useCommand } from '#shared/query/use-command.ts';
import { isSaidInDialog, RunDialog, useRunStart } from '#shared/runs/run-dialog.tsx';
import { RunPreviewList } from '#shared/runs/run-preview.tsx';
import { useRunPreview } from '#shared/runs/run-queries.ts';
import { previewWords } from '#shared/runs/run-words.ts';
import { reversalRunsMessages } from '../../messages/reversal-runs/catalogue.ts';
import { type ReversalPreview, type ReversalTarget, reversalRuns } from '../../model/reversal-run.ts';
import { RefundReason } from '../refunds/refund-reason.tsx';

const ReasonForm = z.strictObject({ reason: ReversalInput.shape.reason });

/** What of the chosen payments would go back, and its start; then the run's own screen opens. */
export function ReversalDialog({
  target,
  onClose,
  onStarted,
}: {
  target: ReversalTarget;
  onClose: () => void;
  onStarted: () => void;
}) {
  const text = useText(reversalRunsMessages);
  const id = useId();
  const format = useFormat();
  const first = useRunPreview(reversalRuns, target);
  const command = useCommand('startReversalRun', {
    refreshes: ['listReversalRuns'],
    isQuiet: isSaidInDialog,
  });
  const start = useRunStart({ first, command, hrefOf: paths.transactionRun, onStarted });
  const form = useContractForm({
    schema: ReasonForm,
    defaults: { reason: '' },
    send: ({ reason }, how) =>
      start.begin(({ amount, digest }) => command.run({ body: { target, reason, amount, digest } }, how)),
  });
  const { preview } = start;
  const { changing = 0, total = 0, amount = 0 } = preview ?? {};
  const facts = [
    {
      id: 'payments',
      label: text('preview.payments'),
      value: text('preview.of', { changing: format.number(changing), total: format.number(total) }),
    },
    { id: 'sum', label: text('preview.sum'), value: format.money(amount) },
  ];
  return (
    <RunDialog
      start={start}
      title={text('preview.title')}
      about={text('preview.about')}
      isDanger
      confirmLabel={
        preview
          ? text('confirm.refund', { count: changing, amount: format.money(amount) })
          : text('bar.refund')
      }
      nothing={text('preview.nothing')}
      onConfirm={form.submit}
      onClose={onClose}
    >
      {preview ? <KeyValue items={facts} /> : null}
      <PlainForm id={id} onSubmit={() => (start.isReady && changing > 0 ? form.submit() : undefined)}>
        <RefundReason form={form} name="reason" />
      </PlainForm>
      {/* A new preview starts at the first page. */}
      <RunPreviewList
        key={preview?.digest}
        kind={reversalRuns}
        asked={target}
        first={first}
        words={previewWords(text)}
      >
        {(item, leftOut) => <PreviewItem key={item.payment.id} item={item} leftOut={leftOut} />}
      </RunPreviewList>
    </RunDialog>
  );
}

function PreviewItem({
  item: { payment, left_amount, reason },
  leftOut,
}: {
  item: ReversalPreview['items'][number];
  leftOut: ReactNode;
}) {
  const text = useText(reversalRunsMessages);
  const format = useFormat();
  const { terminal, order_id, started_at, card_mask, payment_form } = payment;
  const way = payment_form === 'cash' ? text('preview.cash') : card_mask;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-2">
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <span className="block font-medium">{terminal.name}</span>
        <span className="block text-text-muted text-xs figures">
          {[format.dateTime(started_at), order_id, way].filter(Boolean).join(' · ')}
        </span>
        {leftOut}
      </div>
      {left_amount > 0 ? (
        <span className={reason === null ? 'font-semibold figures' : 'text-text-muted figures'}>
          {format.money(left_amount)}
        </span>
      ) : null}
    </li>
  );
}
