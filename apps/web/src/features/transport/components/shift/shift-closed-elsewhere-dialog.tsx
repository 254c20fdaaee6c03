import { SkeletonText } from '@kasa/ui/skeleton';
import { useEffect } from 'react';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { useInvalidateQueries } from '#shared/query/use-invalidate-queries.ts';
import { useOperation } from '#shared/query/use-operation.ts';
import { driversMessages } from '../../messages/drivers/catalogue.ts';
import type { Driver } from '../../model/types.ts';
import { transportQueryIds } from '../../queries.ts';
import { ShiftOutcome, ShiftOutcomeDialog } from './closed-shift-dialog.tsx';

export function ShiftClosedElsewhereDialog({
  driver,
  hasAmount,
  onClose,
}: {
  driver: Driver;
  /** The user had entered an amount, which was not recorded. */
  hasAmount: boolean;
  onClose: () => void;
}) {
  const text = useText(driversMessages);
  const format = useFormat();
  const refresh = useInvalidateQueries();
  useEffect(() => refresh(transportQueryIds), []);
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
