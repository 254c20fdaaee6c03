import type { ClientError } from '@kasa/client/http/errors';
import { Button } from '@kasa/ui/button';
import { Dialog } from '@kasa/ui/dialog';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { KeyValue } from '@kasa/ui/key-value';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { LoadError } from '#shared/errors/load-error.tsx';
import { DrawerPlaceholder } from '#shared/forms/drawer-placeholder.tsx';
import { FormMoney } from '#shared/forms/fields/form-money.tsx';
import { FormDialog } from '#shared/forms/form-dialog.tsx';
import { useContractForm } from '#shared/forms/use-contract-form.ts';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import type { InputOf } from '#shared/query/operations.ts';
import { useCommand } from '#shared/query/use-command.ts';
import { useObject } from '#shared/query/use-object.ts';
import { useHasLasted } from '#shared/use-has-lasted.ts';
import { refundsMessages } from '../../messages/refunds/catalogue.ts';
import { cashQueryIds } from '../../model/live-cash.ts';
import {
  choosesSum,
  nothingLeft,
  type Problem,
  paymentHref,
  problemOf,
  RefundForm,
  returnReceiptHref,
  sumAfterChange,
  transactionQueryIds,
} from '../../model/refund.ts';
import type { Reversal, TransactionDetails } from '../../model/types.ts';
import { ReversalNotice, WaitingNotice } from './refund-notices.tsx';
import { RefundReason } from './refund-reason.tsx';
import { useRefundRights } from './use-refund-rights.ts';
import { useStatusUpdate } from './use-status-update.ts';

/** What is read sooner opens as the form at once, milliseconds. */
const SLOW_MS = 400;

/** Pays a payment back, in full or by sum. */
export function RefundDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const text = useText(refundsMessages);
  const { query, isNotFound } = useObject('getTransaction', id);
  const isSlow = useHasLasted(query.isPending, SLOW_MS);
  if (query.data) return <Refund key={id} payment={query.data} onClose={onClose} />;
  if (query.isPending && !isSlow && !isNotFound) return null;
  return (
    <Outcome onClose={onClose}>
      {query.isError && !isNotFound ? (
        <LoadError query={query} isInDialog />
      ) : (
        <DrawerPlaceholder query={query} lost={text('refund.lost')} lines={5} />
      )}
    </Outcome>
  );
}

/** In place of the form, where there is nothing to ask. */
function Outcome({
  onClose,
  actions,
  children,
}: {
  onClose: () => void;
  /** Buttons before the one that closes. */
  actions?: ReactNode;
  children: ReactNode;
}) {
  const text = useText(refundsMessages);
  const common = useText(commonMessages);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text('refund.title')}
      closeLabel={common('action.close')}
      footer={
        <>
          {actions}
          <Button autoFocus onPress={onClose}>
            {common('action.close')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">{children}</div>
    </Dialog>
  );
}

/** Asks the bank that has not answered. */
function StatusUpdate({ id }: { id: string }) {
  const text = useText(refundsMessages);
  const { denialReason, isRunning, updateStatus } = useStatusUpdate();
  return (
    <Button
      variant="primary"
      isLoading={isRunning}
      loadingLabel={text('status.asking')}
      disabledReason={denialReason}
      onPress={() => void updateStatus(id)}
    >
      {text('action.updateStatus')}
    </Button>
  );
}

type Body = InputOf<'reverseTransaction'>['body'];
/** The bank refused: it is said in the form, which can be sent again. */
class NotRefunded extends Error {}

function Refund({ payment, onClose }: { payment: TransactionDetails; onClose: () => void }) {
  const text = useText(refundsMessages);
  const format = useFormat();
  const { id, left_amount: left } = payment;
  const { rights, fullDenialReason, denialReason } = useRefundRights();
  const hasField = choosesSum(payment, rights);
  const [reversal, setReversal] = useState<Reversal | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  /** What was sent and not answered: asked again as it was, with the same key. */
  const unanswered = useRef<Body>(undefined);
  const reverse = useCommand('reverseTransaction', {
    refreshes: [...transactionQueryIds, ...cashQueryIds],
    success: ({ state, amount }) => {
      if (state !== 'done') return undefined;
      if (payment.paid_at === null) return text('outcome.givenUp');
      return text('refund.done', { amount: format.money(amount) });
    },
    successHref: () =>
      payment.fiscal_number === null || payment.paid_at === null ? paymentHref(id) : returnReceiptHref(id),
    isQuiet: (error) => error.kind === 'server' && problemOf(error) !== null,
  });
  const form = useContractForm({
    schema: RefundForm,
    defaults: { amount: hasField && !rights.full ? null : left, reason: '' },
    send: async ({ amount, reason }, how): Promise<Reversal> => {
      const refuse = (message: string) => {
        how.applyFieldErrors?.([{ path: 'amount', rule: 'too_big', message }]);
        throw new NotRefunded();
      };
      setProblem(null);
      setReversal(null);
      const before = unanswered.current;
      const isAgain = before?.amount === amount && before.reason === reason;
      if (!isAgain && amount > left) refuse(text('problem.tooMuch', { amount: format.money(left) }));
      if (!isAgain && amount === left && fullDenialReason !== undefined) refuse(fullDenialReason);
      const body: Body = isAgain ? before : { amount, left_amount: left, reason };
      unanswered.current = body;
      const answer = await reverse.run({ params: { id }, body }, how).catch((error: ClientError) => {
        if (error.kind === 'server') unanswered.current = undefined;
        explain(error);
        throw error;
      });
      unanswered.current = undefined;
      setReversal(answer);
      if (answer.state === 'refused') throw new NotRefunded();
      return answer;
    },
    onSaved: ({ state }: Reversal) => {
      if (state === 'done') onClose();
    },
  });

  function explain(error: ClientError): void {
    const found = problemOf(error);
    const isAtSum = hasField && (found?.kind === 'tooMuch' || found?.kind === 'notEnoughCash');
    if (isAtSum) {
      const message = text(`problem.${found.kind}`, { amount: format.money(found.amount) });
      form.hook.setError('amount', { type: found.kind, message }, { shouldFocus: true });
    } else setProblem(found);
  }

  const seen = useRef(left);
  useEffect(() => {
    if (left === 0 || seen.current === left) return;
    // What may have been done already is asked again as it was.
    if (unanswered.current !== undefined) return;
    const typed = form.hook.getValues('amount');
    const next = hasField ? sumAfterChange(typed, seen.current, left) : left;
    if (next !== typed) form.hook.setValue('amount', next);
    if (left < seen.current) setProblem({ kind: 'changed', amount: left });
    seen.current = left;
  }, [left, hasField, form]);

  const typed = useWatch({ control: form.hook.control, name: 'amount' });
  const amount = hasField ? typed : left;
  if (reversal && reversal.state !== 'refused') {
    const latest = payment.reversals.find((one) => one.id === reversal.id) ?? reversal;
    return (
      <Outcome onClose={onClose} actions={latest.state === 'open' ? <StatusUpdate id={id} /> : null}>
        <Facts payment={payment} />
        <ReversalNotice reversal={latest} />
      </Outcome>
    );
  }
  const nothing = form.isSubmitting ? null : nothingLeft(payment);
  if (nothing) {
    const done = text('outcome.all', { amount: format.money(payment.refund_amount) });
    return (
      <Outcome onClose={onClose} actions={nothing === 'open' ? <StatusUpdate id={id} /> : null}>
        <Facts payment={payment} />
        {nothing === 'open' ? (
          <WaitingNotice amount={payment.reversals.find(({ state }) => state === 'open')?.amount} />
        ) : (
          <InlineNotice tone="info" title={nothing === 'all' ? done : text(`outcome.${nothing}`)} isLive />
        )}
      </Outcome>
    );
  }
  const missing = denialReason(payment);
  return (
    <FormDialog
      title={text('refund.title')}
      form={form}
      submitLabel={
        amount === null || amount <= 0
          ? text('action.refund')
          : text('refund.submit', { amount: format.money(amount) })
      }
      busyLabel={text('refund.busy')}
      canSubmit={missing === undefined}
      onClose={onClose}
    >
      {missing === undefined ? null : <InlineNotice tone="warning">{missing}</InlineNotice>}
      <Facts payment={payment} />
      {reversal ? <ReversalNotice reversal={reversal} /> : null}
      {problem ? <ProblemNotice problem={problem} /> : null}
      {payment.status === 'authorized' ? (
        <InlineNotice tone="info">{text('refund.wholeOnly')}</InlineNotice>
      ) : null}
      {hasField ? <FormMoney form={form} name="amount" label={text('refund.sum')} /> : null}
      <RefundReason form={form} name="reason" />
    </FormDialog>
  );
}

function ProblemNotice({ problem }: { problem: Problem }) {
  const text = useText(refundsMessages);
  const format = useFormat();
  if (problem.kind === 'other') return <InlineNotice tone="danger" title={problem.text} isLive />;
  if (problem.kind === 'lost') {
    return (
      <InlineNotice tone="warning" isLive>
        {text('problem.lost')}
      </InlineNotice>
    );
  }
  return (
    <InlineNotice tone={problem.kind === 'changed' ? 'warning' : 'danger'} isLive>
      {text(`problem.${problem.kind}`, { amount: format.money(problem.amount) })}
    </InlineNotice>
  );
}

/** What is refunded, how much is left of it, and by which rule the money goes back. */
function Facts({ payment }: { payment: TransactionDetails }) {
  const text = useText(refundsMessages);
  const format = useFormat();
  const { amount, refund_amount, left_amount, started_at, terminal, payment_form, card_mask } = payment;
  const way = () => {
    if (payment_form === 'cash') return text('refund.inCash', { number: terminal.number });
    return card_mask === null ? text('refund.toPayer') : text('refund.toCard', { mask: card_mask });
  };
  const back = { id: 'back', label: text('refund.back'), value: format.money(refund_amount) };
  return (
    <KeyValue
      items={[
        { id: 'amount', label: text('refund.amount'), value: format.money(amount) },
        { id: 'when', label: text('refund.when'), value: `${format.dateTime(started_at)}, ${terminal.name}` },
        ...(refund_amount > 0 ? [back] : []),
        ...(left_amount > 0
          ? [
              { id: 'left', label: text('refund.left'), value: format.money(left_amount) },
              { id: 'way', label: text('refund.way'), value: way() },
            ]
          : []),
      ]}
    />
  );
}
