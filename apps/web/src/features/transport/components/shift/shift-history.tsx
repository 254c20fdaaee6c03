import { Button } from '@kasa/ui/button';
import { SkeletonText } from '@kasa/ui/skeleton';
import { useState } from 'react';
import { RetryButton } from '#shared/errors/retry-button.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { useOperation } from '#shared/query/use-operation.ts';
import { driversMessages } from '../../messages/drivers/catalogue.ts';
import { ShiftRecord } from './shift-record.tsx';

export function ShiftHistory({ driverId, markedId }: { driverId: string; markedId: string | null }) {
  const text = useText(driversMessages);
  const [page, setPage] = useState(1);
  const shifts = useOperation(
    'listShifts',
    { params: { id: driverId }, query: { page } },
    { isQuiet: true, keepsPrevious: true },
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
  const format = useFormat();
  const from = (page - 1) * data.per_page + 1;
  return (
    <div className="mt-3 flex items-center justify-between gap-2">
      <Button size="sm" isDisabled={page === 1} onPress={() => onPage(page - 1)}>
        {text('history.newer')}
      </Button>
      <span className="text-text-muted tabular-nums">
        {text('history.range', {
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
