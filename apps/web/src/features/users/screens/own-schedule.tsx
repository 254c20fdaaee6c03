import { dayAfter } from '@kasa/contracts/shared/kyiv-clock';
import { MAX_OWN_DAYS } from '@kasa/contracts/users/schedule';
import { mondayOf } from '@kasa/contracts/users/schedule-rules';
import { EmptyState } from '@kasa/ui/empty-state';
import { Skeleton } from '@kasa/ui/skeleton';
import { CalendarDays } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { LoadError } from '#shared/errors/load-error.tsx';
import { RetryLine } from '#shared/errors/retry-line.tsx';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { LiveConnectionStatus } from '#shared/live/live-connection-status.tsx';
import { useLive } from '#shared/live/use-live.ts';
import { paths } from '#shared/paths.ts';
import { useOperation } from '#shared/query/use-operation.ts';
import { ScreenHeader } from '#shared/title/screen-header.tsx';
import { useToday, useWords } from '../components/schedule/use-words.ts';
import { OwnSwaps } from '../components/swaps/own-swaps.tsx';
import { type Offering, SwapOffer } from '../components/swaps/swap-offer.tsx';
import { useSwapWords } from '../components/swaps/use-swap-words.ts';
import { ownShiftsLive } from '../model/schedule/schedule-live.ts';
import { shiftKey, timeRange } from '../model/schedule/week.ts';
import { type OwnShift, type ShiftSwap, swapsOfShift } from '../model/swaps/swaps.ts';

const AskDialog = lazy(() =>
  import('../components/swaps/ask-dialog.tsx').then((module) => ({ default: module.AskDialog })),
);

/** `/profile/schedule`: one's own published shifts of the month ahead, and swaps of them. */
export function OwnScheduleScreen() {
  const { text } = useWords();
  const { text: swapText } = useSwapWords();
  const common = useText(commonMessages);
  const today = useToday();
  const date_to = dayAfter(today, MAX_OWN_DAYS - 1);
  const query = useOperation('listOwnShifts', { query: { date_from: today, date_to } });
  const swaps = useOperation('listOwnSwaps', {}, { isQuiet: true });
  useLive(ownShiftsLive);
  const { data } = query;
  return (
    <div className="max-w-5xl">
      <ScreenHeader
        title={text('own.title')}
        subtitle={text('own.about')}
        back={{ label: text('own.back'), href: paths.profile() }}
        status={<LiveConnectionStatus />}
      />
      {data ? (
        <>
          {swaps.data ? (
            <OwnSwaps swaps={swaps.data.items} />
          ) : swaps.isError ? (
            <div className="mb-6">
              <RetryLine text={swapText('own.failed')} query={swaps} />
            </div>
          ) : null}
          <Shifts shifts={data.items} swaps={swaps.data?.items ?? []} />
        </>
      ) : query.isError ? (
        <LoadError query={query} />
      ) : (
        <div role="status" aria-label={common('table.loading')}>
          <Skeleton height="320px" />
        </div>
      )}
    </div>
  );
}

function Shifts({ shifts, swaps }: { shifts: readonly OwnShift[]; swaps: readonly ShiftSwap[] }) {
  const { text } = useWords();
  const { me } = useSwapWords();
  const [offered, setOffered] = useState<OwnShift | null>(null);
  const weeks = Map.groupBy(shifts, ({ day }) => mondayOf(day));
  return (
    <>
      {shifts.length === 0 ? (
        <EmptyState icon={CalendarDays} title={text('own.empty')} text={text('own.emptyText')} />
      ) : (
        <div className="flex flex-col gap-5">
          {[...weeks].map(([week, own]) => (
            <OwnWeek key={week} week={week} shifts={own} swaps={swaps} onOffer={setOffered} />
          ))}
        </div>
      )}
      {offered ? (
        <Suspense>
          <AskDialog
            shift={offered}
            asked={swapsOfShift(swaps, offered, me).map(({ colleague }) => colleague.id)}
            onClose={() => setOffered(null)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

function OwnWeek({ week, shifts, ...offering }: { week: string; shifts: readonly OwnShift[] } & Offering) {
  const { text, week: words, hoursOf, longDay } = useWords();
  const today = useToday();
  const keyOf = ({ point, ...time }: OwnShift) => `${shiftKey(time)} ${point.id}`;
  // Two equal ones can be published.
  const equalBefore = (n: number, key: string) =>
    shifts.slice(0, n).filter((one) => keyOf(one) === key).length;
  const title = text('own.week', { week: words(week), hours: hoursOf(shifts) });
  return (
    <section aria-label={title}>
      <h2 className="mb-3 font-[620] text-base leading-6">{title}</h2>
      <ul className="rounded-lg border border-border bg-surface">
        {shifts.map((shift, n) => (
          <li
            key={`${keyOf(shift)} ${equalBefore(n, keyOf(shift))}`}
            className={`flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 py-3 ${n > 0 ? 'border-border border-t' : ''}`}
          >
            <span className="min-w-0">
              <span className={`block font-semibold ${shift.day === today ? 'text-accent-text' : ''}`}>
                {longDay(shift.day)}
                {shift.day === today ? `, ${text('day.today')}` : ''}
              </span>
              <span className="block">{shift.point.name}</span>
              <span className="block text-[13px] text-text-muted">
                {shift.colleagues.length > 0
                  ? text('own.colleagues', { names: shift.colleagues.join(', ') })
                  : text('own.alone')}
              </span>
            </span>
            <span className="flex flex-wrap items-center gap-x-6 gap-y-2">
              <span className="figures">
                <span className="font-semibold">{timeRange(shift)}</span>{' '}
                <span className="text-text-muted">{text('own.hours', { hours: hoursOf([shift]) })}</span>
              </span>
              <SwapOffer shift={shift} {...offering} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
