import { isClientError } from '@kasa/client/http/errors';
import { ruleMessage } from '@kasa/contracts/shared/rules';
import { shiftFields } from '@kasa/contracts/transport/fields';
import { CloseShiftInput, lacksComment } from '@kasa/contracts/transport/shifts';
import { Skeleton } from '@kasa/ui/skeleton';
import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { RetryButton } from '#shared/errors/retry-button.tsx';
import { useFields } from '#shared/fields/use-fields.tsx';
import { FormMoney } from '#shared/forms/fields/form-money.tsx';
import { FormTextarea } from '#shared/forms/fields/form-textarea.tsx';
import { FormDialog } from '#shared/forms/form-dialog.tsx';
import { useContractForm } from '#shared/forms/use-contract-form.ts';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { useCommand } from '#shared/query/use-command.ts';
import { useOperation } from '#shared/query/use-operation.ts';
import { driversMessages } from '../../messages/drivers/catalogue.ts';
import { isAlreadyClosed } from '../../model/transport-error.ts';
import type { Driver, Shift } from '../../model/types.ts';
import { transportQueryIds } from '../../queries.ts';
import { TransportErrorNotice } from '../transport-error-notice.tsx';
import { CashBalanceLabel } from './cash-balance.tsx';
import { ClosedShiftDialog, ShiftClosedElsewhereDialog } from './closed-shift-dialog.tsx';
import { useConfirmDifference } from './use-confirm-difference.tsx';

/** Refresh interval of the expected cash, milliseconds. */
const POLL_INTERVAL_MS = 15_000;

/** Stops the submit before a request: a comment is missing, or confirmation is pending. */
class SubmitStopped extends Error {}

/**
 * Closes a shift: expected cash, cash handed over, difference; a difference needs confirmation (screens.md:
 * "money-moving actions ask first and name the amount and the object").
 */
export function CloseShiftDialog({ driver, onClose }: { driver: Driver; onClose: () => void }) {
  const [closed, setClosed] = useState<Shift | null>(null);
  const [closedElsewhere, setClosedElsewhere] = useState<{ hasAmount: boolean } | null>(null);
  if (closed) return <ClosedShiftDialog driver={driver} shift={closed} onClose={onClose} />;
  if (closedElsewhere)
    return <ShiftClosedElsewhereDialog driver={driver} {...closedElsewhere} onClose={onClose} />;
  return (
    <CloseShiftForm
      driver={driver}
      onClosed={setClosed}
      onClosedElsewhere={(hasAmount) => setClosedElsewhere({ hasAmount })}
      onClose={onClose}
    />
  );
}

function CloseShiftForm({
  driver,
  onClosed,
  onClosedElsewhere,
  onClose,
}: {
  driver: Driver;
  onClosed: (shift: Shift) => void;
  /** The shift was closed elsewhere. */
  onClosedElsewhere: (hasAmount: boolean) => void;
  onClose: () => void;
}) {
  const text = useText(driversMessages);
  const locale = useLocale();
  const { label } = useFields(shiftFields);
  const format = useFormat();
  // No polling once the request is sent: after closing there is no open shift. After a lost response the shift may be
  // closed; a retry with the same idempotency key returns the result.
  const [isSending, setSending] = useState(false);
  const open = useOperation(
    'getOpenShift',
    { params: { id: driver.id } },
    { pollIntervalMs: POLL_INTERVAL_MS, isEnabled: !isSending },
  );
  const close = useCommand('closeShift', { refreshes: transportQueryIds, isQuiet: true });
  const shift = open.isError && !isSending ? undefined : open.data;
  const confirmedDifference = useRef<number | null>(null);
  const { ask, dialog } = useConfirmDifference(driver.name, (difference) => {
    confirmedDifference.current = difference;
    form.submit();
  });
  const form = useContractForm({
    schema: CloseShiftInput,
    defaults: { handed_over_cash: null, comment: '' },
    send: async (body, how) => {
      const { handed_over_cash: handedOver, comment } = body;
      const expected = shift?.expected_cash ?? handedOver;
      const difference = handedOver - expected;
      if (lacksComment(difference, comment)) {
        how.applyFieldErrors?.([
          { path: 'comment', rule: 'required', message: ruleMessage('required', locale) },
        ]);
        throw new SubmitStopped();
      }
      // A confirmation holds for one difference only: the expected cash may change meanwhile.
      if (difference !== 0 && confirmedDifference.current !== difference) {
        ask({ expected, handedOver, comment });
        throw new SubmitStopped();
      }
      confirmedDifference.current = null;
      setSending(true);
      const seen = shift && { shift_id: shift.id, expected_cash: shift.expected_cash };
      try {
        return await close.run(
          { params: { id: driver.id }, body: { handed_over_cash: handedOver, comment, ...seen } },
          how,
        );
      } catch (error) {
        if (isClientError(error) && error.kind === 'server') setSending(false);
        throw error;
      }
    },
    onSaved: onClosed,
  });
  const amount = useWatch({ control: form.hook.control, name: 'handed_over_cash' });
  const isMissed = (!isSending && isAlreadyClosed(open.error)) || isAlreadyClosed(close.error);
  useEffect(() => {
    if (isMissed) onClosedElsewhere(amount !== null);
  });

  const difference = shift && amount !== null ? amount - shift.expected_cash : 0;
  // With a shortage the server requires the comment.
  const noted = difference < 0 ? { ...form, isRequired: () => true } : form;
  return (
    <FormDialog
      title={text('task.title', { task: text('action.closeShift'), name: driver.name })}
      form={form}
      notice={<TransportErrorNotice error={close.error ?? open.error} />}
      submitLabel={
        amount === null
          ? text('action.closeShift')
          : text('close.submitAmount', { amount: format.money(amount) })
      }
      busyLabel={text('close.busy')}
      canSubmit={shift !== undefined}
      onClose={onClose}
    >
      <div>
        <p className="text-text-muted">
          {shift
            ? text('close.about', {
                transport: shift.transport.name,
                route: shift.route.name,
                since: format.dateTime(shift.opened_at),
              })
            : '\u00a0'}
        </p>
        <p className="mt-3 text-text-muted text-xs">{text('close.expected')}</p>
        <p className="font-[620] text-[22px] figures leading-8" aria-live="polite">
          {shift ? format.money(shift.expected_cash) : <Expecting query={open} />}
        </p>
      </div>
      <FormMoney form={form} name="handed_over_cash" label={text('close.handedOver')} />
      <p className="-mt-2 flex h-6 items-center" aria-live="polite">
        {shift && amount !== null ? <CashBalanceLabel difference={difference} /> : null}
      </p>
      <FormTextarea
        form={noted}
        name="comment"
        label={label('comment')}
        hint={text(difference < 0 ? 'close.commentWhy' : 'close.commentHint')}
      />
      {dialog}
    </FormDialog>
  );
}

function Expecting({ query }: { query: Parameters<typeof RetryButton>[0]['query'] & { isError: boolean } }) {
  const text = useText(driversMessages);
  if (query.isError) {
    return (
      <span className="flex flex-wrap items-center gap-3 font-normal text-base">
        {text('close.unknown')}
        <RetryButton query={query} size="sm" />
      </span>
    );
  }
  return (
    <>
      <span className="sr-only">{text('close.loading')}</span>
      <Skeleton width="120px" height="24px" />
    </>
  );
}
