import { shiftFields } from '@kasa/contracts/transport/fields';
import { Button } from '@kasa/ui/button';
import { SkeletonText } from '@kasa/ui/skeleton';
import { Status } from '@kasa/ui/status';
import { useEffect, useRef, useState } from 'react';
import { RetryButton } from '#shared/errors/retry-button.tsx';
import { useFields } from '#shared/fields/use-fields.tsx';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { useOperation } from '#shared/query/use-operation.ts';
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
  const { items, total } = shifts.data;
  if (total === 0) return <p className="text-text-muted">{text('history.empty')}</p>;
  return (
    <>
      {/* Placeholder data is shown in grey; lower opacity would break the contrast. */}
      <ol
        aria-label={text('history.title')}
        aria-busy={shifts.isPlaceholderData || undefined}
        style={shifts.isPlaceholderData ? { filter: 'grayscale(0.7)' } : undefined}
      >
        {items.map((shift) => (
          <ShiftRecord key={shift.id} shift={shift} isMarked={shift.id === markedId} />
        ))}
      </ol>
      {shifts.data.page_count > 1 ? <HistoryPager page={page} data={shifts.data} onPage={setPage} /> : null}
    </>
  );
}

function HistoryPager({
  page,
  data,
  onPage,
}: {
  page: number;
  data: { per_page: number; page_count: number; total: number; items: readonly unknown[] };
  onPage: (page: number) => void;
}) {
  const text = useText(driversMessages);
  const common = useText(commonMessages);
  const format = useFormat();
  const from = (page - 1) * data.per_page + 1;
  return (
    <div className="mt-3 flex items-center justify-between gap-2">
      <Button size="sm" isDisabled={page === 1} onPress={() => onPage(page - 1)}>
        {text('history.newer')}
      </Button>
      <span className="text-text-muted figures">
        {common('list.range', {
          from: format.number(from),
          to: format.number(from + Math.max(0, data.items.length - 1)),
          total: format.number(data.total),
        })}
      </span>
      <Button size="sm" isDisabled={page >= data.page_count} onPress={() => onPage(page + 1)}>
        {text('history.older')}
      </Button>
    </div>
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
