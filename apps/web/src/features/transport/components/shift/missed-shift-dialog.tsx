import { SkeletonText } from '@kasa/ui/skeleton';
import { useEffect } from 'react';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { useOperation } from '#shared/query/use-operation.ts';
import { useRefresh } from '#shared/query/use-refresh.ts';
import { driversMessages } from '../../messages/drivers/catalogue.ts';
import type { Driver } from '../../model/types.ts';
import { transportReads } from '../../queries.ts';
import { ShiftOutcome, ShiftOutcomeDialog } from './closed-shift-dialog.tsx';

/** In the place of closing a shift that is closed already: when that was, how it came out, and the way to its record. */
export function MissedShiftDialog({
  driver,
  hasAmount,
  onClose,
}: {
  driver: Driver;
  /** An amount had been typed, which does not count. */
  hasAmount: boolean;
  onClose: () => void;
}) {
  const text = useText(driversMessages);
  const format = useFormat();
  const refresh = useRefresh();
  // The list behind it is out of date, too, however it came out.
  useEffect(() => refresh(transportReads), []);
  const input = { params: { id: driver.id }, query: { page: 1 } };
  const shifts = useOperation('listShifts', input, { isQuiet: true });
  const shift = shifts.data?.items.find(({ status }) => status === 'closed');
  const title = text('close.missedTitle', { name: driver.name });
  return (
    <ShiftOutcomeDialog title={title} driver={driver} shift={shift} onClose={onClose}>
      <p>
        {shift ? text('close.missedAt', { at: format.dateTime(shift.closed_at) }) : text('close.missed')}
        {hasAmount ? ` ${text('close.notRecorded')}` : ''}
      </p>
      {shift ? <ShiftOutcome shift={shift} /> : null}
      {shifts.isPending ? <SkeletonText lines={5} /> : null}
    </ShiftOutcomeDialog>
  );
}
