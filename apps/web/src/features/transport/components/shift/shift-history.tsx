import { shiftFields } from '@kasa/contracts/transport/fields';
import { SkeletonText } from '@kasa/ui/skeleton';
import { Status } from '@kasa/ui/status';
import { useEffect, useRef, useState } from 'react';
import { RetryButton } from '#shared/errors/retry-button.tsx';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { useOperation } from '#shared/query/use-operation.ts';
import { PagedList } from '#shared/table/paged-list.tsx';
import { driversMessages } from '../../messages/drivers/catalogue.ts';
import { formatShiftTime } from '../../model/shift-time.ts';
import type { Shift } from '../../model/types.ts';
import { CashBalanceLabel } from './cash-balance.tsx';
import { ShiftChanges, ShiftPeople } from './shift-changes.tsx';

export function ShiftHistory({ driverId, markedId }: { driverId: string; markedId: string | null }) {
  const text = useText(driversMessages);
  const [page, setPage] = useState(1);
  const shifts = useOperation(
    'listShifts',
    { params: { id: driverId }, query: { page } },
    { keepsPrevious: true },
  );
  if (shifts.isError) {
    return (
      <p className="flex flex-wrap items-center gap-3 text-text-muted">
        {text('history.failed')}
        <RetryButton query={shifts} size="sm" />
      </p>
    );
  }
  if (!shifts.data) return <SkeletonText lines={9} />;
  if (shifts.data.total === 0) return <p className="text-text-muted">{text('history.empty')}</p>;
  return (
    <PagedList
      words={{ title: text('history.title'), newer: text('history.newer'), older: text('history.older') }}
      page={page}
      data={shifts.data}
      isPlaceholderData={shifts.isPlaceholderData}
      onPage={setPage}
    >
      {(shift) => <ShiftRecord key={shift.id} shift={shift} isMarked={shift.id === markedId} />}
    </PagedList>
  );
}

function ShiftRecord({
  shift,
  isMarked,
}: {
  shift: Shift;
  /** Scrolled into view and highlighted. */
  isMarked: boolean;
}) {
  const text = useText(driversMessages);
  const format = useFormat();
  const { display } = useFields(shiftFields);
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isMarked) item.current?.scrollIntoView({ block: 'center' });
  }, [isMarked]);
  const isOpen = shift.status === 'open';
  return (
    <li
      ref={item}
      aria-current={isMarked ? 'true' : undefined}
      className={`-mx-2 border-border border-t px-2 py-2.5 first:border-t-0 ${isMarked ? 'rounded-md bg-accent-soft' : ''}`}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-medium figures">
          {text('history.period', {
            from: format.dateTime(shift.opened_at),
            to: shift.closed_at ? formatShiftTime(shift.closed_at, shift, format) : text('history.now'),
          })}
        </span>
        {isOpen ? (
          <Status tone="positive">{display('status', shift.status)}</Status>
        ) : (
          <CashBalanceLabel difference={shift.cash_difference ?? 0} />
        )}
      </div>
      <div className="text-text-muted [overflow-wrap:anywhere]">
        {text('column.transport')} {shift.transport.name} · {shift.route.name}
      </div>
      <dl className="flex flex-wrap gap-x-4 text-[13px]">
        <Amount label={text('history.expected')} amount={shift.expected_cash} />
        {isOpen ? null : <Amount label={text('history.handedOver')} amount={shift.handed_over_cash} />}
      </dl>
      {shift.comment ? (
        <p className="whitespace-pre-line text-[13px] [overflow-wrap:anywhere]">
          {text('history.comment', { comment: shift.comment })}
        </p>
      ) : null}
      {/* For the open shift these are shown above the history. */}
      {isOpen ? null : <ShiftPeople shift={shift} />}
      {isOpen || shift.changes.length === 0 ? null : (
        <div className="mt-2 text-[13px]">
          <ShiftChanges shift={shift} />
        </div>
      )}
    </li>
  );
}

function Amount({ label, amount }: { label: string; amount: number | null }) {
  const format = useFormat();
  return (
    <div className="flex gap-1.5">
      <dt className="text-text-muted">{label}</dt>
      <dd className="figures">{format.money(amount)}</dd>
    </div>
  );
}
