import { ReversalInput } from '@kasa/contracts/transactions/reversals';
import { KeyValue } from '@kasa/ui/key-value';
import { useId } from 'react';
import { z } from 'zod';
import { PlainForm } from '#shared/forms/plain-form.tsx';
import { useContractForm } from '#shared/forms/use-contract-form.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { paths } from '#shared/paths.ts';
import { useCommand } from '#shared/query/use-command.ts';
import { isSaidInDialog, RunDialog, useRunStart } from '#shared/runs/run-dialog.tsx';
import { reversalRunsMessages } from '../../messages/reversal-runs/catalogue.ts';
import { type ReversalTarget, useReversalPreview } from '../../model/reversal-run.ts';
import { RefundReason } from '../refunds/refund-reason.tsx';
import { ReversalPreviewList } from './reversal-preview.tsx';

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
  const first = useReversalPreview(target, {});
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
      <ReversalPreviewList key={preview?.digest} target={target} first={first} />
    </RunDialog>
  );
}
