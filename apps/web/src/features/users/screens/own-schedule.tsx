import type { Schema } from '@kasa/client/http/types';
import { dayAfter } from '@kasa/contracts/shared/kyiv-clock';
import { MAX_OWN_DAYS } from '@kasa/contracts/users/schedule';
import { mondayOf } from '@kasa/contracts/users/schedule-rules';
import { EmptyState } from '@kasa/ui/empty-state';
import { Skeleton } from '@kasa/ui/skeleton';
import { CalendarDays } from 'lucide-react';
import { LoadError } from '#shared/errors/load-error.tsx';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { LiveConnectionStatus } from '#shared/live/live-connection-status.tsx';
import { useLive } from '#shared/live/use-live.ts';
import { paths } from '#shared/paths.ts';
import { useOperation } from '#shared/query/use-operation.ts';
import { ScreenHeader } from '#shared/title/screen-header.tsx';
import { useToday, useWords } from '../components/schedule/use-words.ts';
import { ownShiftsLive } from '../model/schedule/schedule-live.ts';
import { timeRange } from '../model/schedule/week.ts';

type OwnShift = Schema<'OwnShifts'>['items'][number];

/** `/profile/schedule`: one's own published shifts of the month ahead. */
export function OwnScheduleScreen() {
  const { text } = useWords();
  const common = useText(commonMessages);
  const today = useToday();
  const date_to = dayAfter(today, MAX_OWN_DAYS - 1);
  const query = useOperation('listOwnShifts', { query: { date_from: today, date_to } });
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
        <Shifts shifts={data.items} />
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

function Shifts({ shifts }: { shifts: readonly OwnShift[] }) {
  const { text } = useWords();
  if (shifts.length === 0)
    return <EmptyState icon={CalendarDays} title={text('own.empty')} text={text('own.emptyText')} />;
  const weeks = Map.groupBy(shifts, ({ day }) => mondayOf(day));
  return (
    <div className="flex flex-col gap-5">
      {[...weeks].map(([week, own]) => (
        <OwnWeek key={week} week={week} shifts={own} />
      ))}
    </div>
  );
}

function OwnWeek({ week, shifts }: { week: string; shifts: readonly OwnShift[] }) {
  const { text, week: words, hoursOf, longDay } = useWords();
  const today = useToday();
  const title = text('own.week', { week: words(week), hours: hoursOf(shifts) });
  return (
    <section aria-label={title}>
      <h2 className="mb-3 font-[620] text-base leading-6">{title}</h2>
      <ul className="rounded-lg border border-border bg-surface">
        {shifts.map((shift, n) => (
          <li
            key={`${shift.day} ${shift.from} ${shift.point.id}`}
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
            <span className="figures">
              <span className="font-semibold">{timeRange(shift)}</span>{' '}
              <span className="text-text-muted">{text('own.hours', { hours: hoursOf([shift]) })}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
