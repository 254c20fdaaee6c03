import { CloseShiftInput } from '@kasa/contracts/transport/shifts';
import { Skeleton } from '@kasa/ui/skeleton';
import { useEffect, useState } from 'react';
import { RetryButton } from '../../../shared/errors/retry-button.tsx';
import { FormMoney } from '../../../shared/forms/fields/form-money.tsx';
import { FormTextarea } from '../../../shared/forms/fields/form-textarea.tsx';
import { useContractForm } from '../../../shared/forms/use-contract-form.ts';
import { useText } from '../../../shared/i18n/i18n.tsx';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useCommand } from '../../../shared/query/use-command.ts';
import { useOperation } from '../../../shared/query/use-operation.ts';
import { driversMessages } from '../messages/drivers/catalogue.ts';
import { isAlreadyClosed } from '../model/refusal.ts';
import type { Driver, Shift } from '../model/types.ts';
import { transportReads } from '../queries.ts';
import { CashBalanceLabel } from './cash-balance.tsx';
import { ClosedShiftDialog } from './closed-shift-dialog.tsx';
import { MissedShiftDialog } from './missed-shift-dialog.tsx';
import { TaskDialog } from './task-dialog.tsx';

/** How often the cash that is expected is asked for again while it is counted, milliseconds. */
const EVERY = 15_000;

/** Ends a driver's shift: what is expected now, what is handed over, the difference at once; then the result. */
export function CloseShiftDialog({ driver, onClose }: { driver: Driver; onClose: () => void }) {
  const [closed, setClosed] = useState<Shift | null>(null);
  const [missed, setMissed] = useState<{ hasAmount: boolean } | null>(null);
  if (closed) return <ClosedShiftDialog driver={driver} shift={closed} onClose={onClose} />;
  if (missed) return <MissedShiftDialog driver={driver} {...missed} onClose={onClose} />;
  return (
    <CloseShiftForm
      driver={driver}
      onClosed={setClosed}
      onMissed={(hasAmount) => setMissed({ hasAmount })}
      onClose={onClose}
    />
  );
}

function CloseShiftForm({
  driver,
  onClosed,
  onMissed,
  onClose,
}: {
  driver: Driver;
  onClosed: (shift: Shift) => void;
  /** There is no open shift any more: it was closed elsewhere. */
  onMissed: (hasAmount: boolean) => void;
  onClose: () => void;
}) {
  const text = useText(driversMessages);
  const format = useFormat();
  const open = useOperation(
    'getOpenShift',
    { params: { id: driver.id } },
    { isQuiet: true, refreshEvery: EVERY },
  );
  const close = useCommand('closeShift', { refreshes: transportReads, isQuiet: true });
  const form = useContractForm({
    schema: CloseShiftInput,
    defaults: { handed_over_cash: null, comment: '' },
    send: (body, how) => close.run({ params: { id: driver.id }, body }, how),
    onSaved: onClosed,
  });
  const amount = form.hook.watch('handed_over_cash');
  const isMissed = isAlreadyClosed(open.error) || isAlreadyClosed(close.error);
  useEffect(() => {
    if (isMissed) onMissed(amount !== null);
  });

  const shift = open.isError ? undefined : open.data;
  return (
    <TaskDialog
      title={text('close.title', { name: driver.name })}
      form={form}
      error={close.error ?? open.error}
      submitLabel={
        amount === null ? text('close.submit') : text('close.submitAmount', { amount: format.money(amount) })
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
        <p className="font-[620] text-[22px] tabular-nums leading-8" aria-live="polite">
          {shift ? format.money(shift.expected_cash) : <Expecting query={open} />}
        </p>
      </div>
      <FormMoney form={form} name="handed_over_cash" label={text('close.handedOver')} />
      <p className="-mt-2 flex h-6 items-center" aria-live="polite">
        {shift && amount !== null ? <CashBalanceLabel difference={amount - shift.expected_cash} /> : null}
      </p>
      <FormTextarea
        form={form}
        name="comment"
        label={text('close.comment')}
        hint={text('close.commentHint')}
      />
    </TaskDialog>
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
