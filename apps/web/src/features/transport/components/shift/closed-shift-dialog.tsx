import { shiftFields } from '@kasa/contracts/transport/fields';
import { Button } from '@kasa/ui/button';
import { Dialog } from '@kasa/ui/dialog';
import { KeyValue } from '@kasa/ui/key-value';
import { SkeletonText } from '@kasa/ui/skeleton';
import { type ReactNode, useEffect } from 'react';
import { useFields } from '#shared/fields/use-fields.tsx';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { paths } from '#shared/paths.ts';
import { useInvalidateQueries } from '#shared/query/use-invalidate-queries.ts';
import { useOperation } from '#shared/query/use-operation.ts';
import { driversMessages } from '../../messages/drivers/catalogue.ts';
import type { Driver, Shift } from '../../model/types.ts';
import { transportQueryIds } from '../../queries.ts';
import { CashBalanceLabel } from './cash-balance.tsx';
import { ShiftChanges, ShiftPeople } from './shift-changes.tsx';

interface OutcomeProps {
  driver: Driver;
  onClose: () => void;
}

/** How the shift came out that was closed here. */
export function ClosedShiftDialog({ shift, ...dialog }: OutcomeProps & { shift: Shift }) {
  const text = useText(driversMessages);
  return (
    <ShiftOutcomeDialog
      {...dialog}
      title={text('close.doneTitle', { name: dialog.driver.name })}
      shift={shift}
    >
      <ShiftOutcome shift={shift} />
    </ShiftOutcomeDialog>
  );
}

export function ShiftClosedElsewhereDialog({
  hasAmount,
  ...dialog
}: OutcomeProps & {
  /** The user had entered an amount, which was not recorded. */
  hasAmount: boolean;
}) {
  const text = useText(driversMessages);
  const format = useFormat();
  const refresh = useInvalidateQueries();
  useEffect(() => refresh(transportQueryIds), []);
  const input = { params: { id: dialog.driver.id }, query: { page: 1 } };
  const shifts = useOperation('listShifts', input);
  const shift = shifts.data?.items.find(({ status }) => status === 'closed');
  const title = text('close.missedTitle', { name: dialog.driver.name });
  return (
    <ShiftOutcomeDialog title={title} {...dialog} shift={shift}>
      <p>
        {shift ? text('close.missedAt', { at: format.dateTime(shift.closed_at) }) : text('close.missed')}
        {hasAmount ? ` ${text('close.notRecorded')}` : ''}
      </p>
      {shift ? <ShiftOutcome shift={shift} /> : null}
      {shifts.isPending ? <SkeletonText lines={5} /> : null}
    </ShiftOutcomeDialog>
  );
}

function ShiftOutcomeDialog({
  title,
  driver,
  shift,
  onClose,
  children,
}: OutcomeProps & {
  title: string;
  /** The shift to highlight in the history, if known. */
  shift: Shift | undefined;
  children: ReactNode;
}) {
  const text = useText(driversMessages);
  const common = useText(commonMessages);
  const record = shift ? { record: shift.id } : {};
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      closeLabel={common('action.close')}
      footer={
        <>
          <Button href={paths.driversList({ open: driver.id, ...record })} onPress={onClose}>
            {text('close.history')}
          </Button>
          <Button variant="primary" onPress={onClose} autoFocus>
            {common('action.close')}
          </Button>
        </>
      }
    >
      <div role="status" className="flex flex-col gap-3">
        {children}
      </div>
    </Dialog>
  );
}

function ShiftOutcome({ shift }: { shift: Shift }) {
  const text = useText(driversMessages);
  const { fact } = useFields(shiftFields);
  const format = useFormat();
  return (
    <>
      <div>
        <CashBalanceLabel difference={shift.cash_difference ?? 0} variant="badge" />
      </div>
      <KeyValue
        items={[
          { id: 'expected', label: text('history.expected'), value: format.money(shift.expected_cash) },
          { id: 'given', label: text('history.handedOver'), value: format.money(shift.handed_over_cash) },
          { id: 'transport', label: text('column.transport'), value: shift.transport.name },
          fact(shift, 'route'),
          fact(shift, 'comment'),
        ]}
      />
      <ShiftPeople shift={shift} />
      <ShiftChanges shift={shift} />
    </>
  );
}
