import type { ClientError } from '@kasa/client/http/errors';
import { Button } from '@kasa/ui/button';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { KeyValue } from '@kasa/ui/key-value';
import { RadioGroup } from '@kasa/ui/radio-group';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useConfirm } from '#shared/confirm/use-confirm.tsx';
import { AlreadySavedNotice } from '#shared/forms/already-saved-notice.tsx';
import { FormMoney } from '#shared/forms/fields/form-money.tsx';
import { FormTextarea } from '#shared/forms/fields/form-textarea.tsx';
import { RestoredDraft } from '#shared/forms/restored-draft.tsx';
import { UnsavedGuard } from '#shared/forms/unsaved-guard.tsx';
import { useContractForm } from '#shared/forms/use-contract-form.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { useCommand } from '#shared/query/use-command.ts';
import { encashmentMessages } from '../messages/encashment/catalogue.ts';
import { amountToTake, EncashmentForm, emptyEncashment } from '../model/encashment-form.ts';
import { cashQueryIds } from '../model/live-cash.ts';
import type { Encashment, TerminalCash } from '../model/types.ts';

/** Stops the submit before a request: the amount is too high, or confirmation is pending. */
class NotSentYet extends Error {}

/** Milliseconds for which a press still belongs to what came before a question that opened by itself. */
const SECOND_PRESS_MS = 500;

export function EncashForm({
  cash,
  missing,
  asksForAll = false,
  onAsked,
  onDone,
}: {
  cash: TerminalCash;
  /** Why encashment is not allowed; the permission may be revoked while the form is open. */
  missing: string | undefined;
  /** Asks by itself whether to take all of it out, whenever this becomes true. */
  asksForAll?: boolean | undefined;
  onAsked?: (() => void) | undefined;
  onDone: (encashment: Encashment) => void;
}) {
  const text = useText(encashmentMessages);
  const format = useFormat();
  const inside = cash.inside_amount;
  const confirmedAmount = useRef<number | null>(null);
  const askedByItselfAt = useRef(0);
  const encash = useCommand('encashTerminal', {
    refreshes: cashQueryIds,
    success: text('toast.done'),
    isQuiet: isCashError,
  });
  const form = useContractForm({
    schema: EncashmentForm,
    defaults: emptyEncashment,
    send: async ({ takes_all, comment, ...filled }, how): Promise<Encashment> => {
      const amount = amountToTake({ takes_all, ...filled }, inside);
      if (amount === null) throw new NotSentYet();
      if (amount > inside) {
        const message = text('form.tooMuch', { amount: format.money(inside) });
        how.applyFieldErrors?.([{ path: 'amount', rule: 'too_big', message }]);
        throw new NotSentYet();
      }
      // A confirmation holds for one amount only: the cash may change meanwhile.
      if (confirmedAmount.current !== amount) {
        confirmation.ask(amount);
        throw new NotSentYet();
      }
      confirmedAmount.current = null;
      return encash.run({ params: { id: cash.terminal.id }, body: { amount, takes_all, comment } }, how);
    },
    onSaved: onDone,
  });
  const confirmation = useConfirm((amount: number) => ({
    title: text('ask.title', { amount: format.money(amount) }),
    children: <WhatIsTaken cash={cash} amount={amount} />,
    confirmLabel: text('form.submitAmount', { amount: format.money(amount) }),
    cancelLabel: text('ask.back'),
    busyLabel: text('form.busy'),
    onConfirm: () => {
      if (Date.now() - askedByItselfAt.current < SECOND_PRESS_MS) throw new NotSentYet();
      confirmedAmount.current = amount;
      form.submit();
      return undefined;
    },
  }));
  const [takesAll, typed] = useWatch({ control: form.hook.control, name: ['takes_all', 'amount'] });
  const amount = amountToTake({ takes_all: takesAll === true, amount: typed }, inside);
  const isPart = takesAll !== true;
  const isTooMuch = amount !== null && amount > inside;
  const isRefused = form.hook.formState.errors.amount !== undefined;
  // Shown as a hint until the field has an error, so that it is not shown twice.
  const hintOf = (taken: number | null) => {
    if (isRefused || taken === null || taken <= 0) return '\u00a0';
    return isTooMuch
      ? text('form.tooMuch', { amount: format.money(inside) })
      : text('form.left', { amount: format.money(inside - taken) });
  };
  const isPossible = inside > 0 && missing === undefined;
  useEffect(() => {
    if (!asksForAll) return;
    onAsked?.();
    if (!isPossible) return;
    // Otherwise a part that was typed before would be sent.
    form.hook.setValue('takes_all', true, { shouldDirty: true });
    askedByItselfAt.current = Date.now();
    confirmation.ask(inside);
  }, [asksForAll]);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isPossible) form.submit();
      }}
      className="flex flex-col gap-4"
    >
      <UnsavedGuard form={form} />
      <RestoredDraft form={form} />
      <AlreadySavedNotice form={form} />
      <CashErrorNotice error={encash.error} />
      <RadioGroup
        label={text('form.how')}
        name="takes_all"
        value={isPart ? 'part' : 'all'}
        onChange={(id) => form.hook.setValue('takes_all', id === 'all', { shouldDirty: true })}
        isDisabled={!isPossible}
        options={[
          { id: 'all', label: text('form.all', { amount: format.money(Math.max(0, inside)) }) },
          { id: 'part', label: text('form.part') },
        ]}
      />
      {isPart ? (
        <FormMoney
          // Required, although the form's type allows no amount.
          form={{ ...form, isRequired: () => true }}
          name="amount"
          label={text('form.amount')}
          hint={hintOf(amount)}
        />
      ) : null}
      <FormTextarea
        form={form}
        name="comment"
        label={text('form.comment')}
        hint={text('form.commentHint')}
        rows={2}
        isDisabled={!isPossible}
      />
      <div>
        <Button
          type="submit"
          variant="primary"
          isLoading={form.isSubmitting}
          loadingLabel={text('form.busy')}
          isDisabled={!isPossible}
          disabledReason={missing}
        >
          {amount === null || amount <= 0 || isTooMuch
            ? text('form.title')
            : text('form.submitAmount', { amount: format.money(amount) })}
        </Button>
      </div>
      {confirmation.dialog}
    </form>
  );
}

function WhatIsTaken({
  cash: { terminal, place, inside_amount: inside },
  amount,
}: {
  cash: TerminalCash;
  /** In kopiykas. */
  amount: number;
}) {
  const text = useText(encashmentMessages);
  const format = useFormat();
  return (
    <div className="flex flex-col gap-3">
      <KeyValue
        items={[
          { id: 'terminal', label: text('ask.terminal'), value: `${terminal.number} ${terminal.name}` },
          { id: 'place', label: text('ask.place'), value: place },
          { id: 'inside', label: text('ask.inside'), value: format.money(inside) },
          { id: 'left', label: text('ask.left'), value: format.money(inside - amount) },
        ]}
      />
      <p className="text-text-muted">{text('ask.text')}</p>
    </div>
  );
}

const cashErrorCodes: readonly (string | null)[] = ['cash_not_enough', 'cash_changed'];

/** The cash inside differs from what the user saw: shown in the form rather than as a toast. */
const isCashError = (error: ClientError) =>
  error.kind === 'server' && cashErrorCodes.includes(error.codeName);

/** A cash error with the current amount; nothing was taken out. */
function CashErrorNotice({ error }: { error: ClientError | null }) {
  const text = useText(encashmentMessages);
  const format = useFormat();
  if (error?.kind !== 'server' || !isCashError(error)) return null;
  const inside = error.details?.inside_amount;
  return (
    <InlineNotice tone="danger" title={error.userMessage ?? ''} isLive>
      {inside === undefined ? null : text('form.inside', { amount: format.money(inside) })}
    </InlineNotice>
  );
}
