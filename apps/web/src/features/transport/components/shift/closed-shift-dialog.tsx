import { shiftFields } from '@kasa/contracts/transport/fields';
import { Button } from '@kasa/ui/button';
import { Dialog } from '@kasa/ui/dialog';
import { KeyValue } from '@kasa/ui/key-value';
import type { ReactNode } from 'react';
import { useFields } from '#shared/fields/use-fields.tsx';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { paths } from '#shared/paths.ts';
import { driversMessages } from '../../messages/drivers/catalogue.ts';
import type { Driver, Shift } from '../../model/types.ts';
import { CashBalanceLabel } from './cash-balance.tsx';
import { ShiftChanges } from './shift-changes.tsx';
import { ShiftPeople } from './shift-people.tsx';

export function ClosedShiftDialog({
  driver,
  shift,
  onClose,
}: {
  driver: Driver;
  shift: Shift;
  onClose: () => void;
}) {
  const text = useText(driversMessages);
  return (
    <ShiftOutcomeDialog
      title={text('close.doneTitle', { name: driver.name })}
      driver={driver}
      shift={shift}
      onClose={onClose}
    >
      <ShiftOutcome shift={shift} />
    </ShiftOutcomeDialog>
  );
}

export function ShiftOutcomeDialog({
  title,
  driver,
  shift,
  onClose,
  children,
}: {
  title: string;
  driver: Driver;
  /** The shift to highlight in the history, if known. */
  shift: Shift | undefined;
  onClose: () => void;
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
          <Button href={paths.driversList({ driver: driver.id, ...record })} onPress={onClose}>
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

export function ShiftOutcome({ shift }: { shift: Shift }) {
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
