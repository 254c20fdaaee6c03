import { StatCard } from '@kasa/ui/stat-card';
import { TrendingDown, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useFigureHref } from '#entities/transactions/use-figure-href.ts';
import { compareAmounts } from '#shared/report/comparison.ts';
import { usePreviousDays } from '#shared/report/use-previous-days.ts';
import type { FigureName, UserStatistics } from '../../model/person-figures.ts';
import { useStatisticsWords } from './use-statistics-words.ts';

/** What a period came to, beside the one before it and the median of those at the same points. */
export function StatisticsFigures({ statistics }: { statistics: UserStatistics }) {
  const { text, label, write } = useStatisticsWords();
  const href = useFigureHref(statistics, statistics.user.id);
  const { totals } = statistics;
  const linked = (of: 'total' | 'refunds', name: FigureName) => {
    const to = totals[name] ? href({ of }) : undefined;
    const shown = write(name, totals[name]);
    return to === undefined ? (
      shown
    ) : (
      <Link to={to} className="text-accent-text no-underline hover:underline">
        {shown}
      </Link>
    );
  };
  const card = (name: FigureName, value: ReactNode, isMoreBetter: boolean | null, first?: string) => (
    <StatCard
      label={label(name)}
      value={value}
      hint={
        <>
          {first === undefined ? null : <span className="block">{first}</span>}
          <Compared statistics={statistics} name={name} isMoreBetter={isMoreBetter} />
        </>
      }
    />
  );
  return (
    <>
      <dl
        aria-label={text('figures')}
        // Amounts of a month want the width of a phone.
        className="grid gap-4 max-md:gap-3 md:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(min(100%,155px),1fr))]"
      >
        {card('amount', linked('total', 'amount'), true)}
        {card('payments', linked('total', 'payments'), true)}
        {card('average_amount', write('average_amount', totals.average_amount), true)}
        {card('refund_amount', linked('refunds', 'refund_amount'), false)}
        {card(
          'worked_minutes',
          write('worked_minutes', totals.worked_minutes),
          null,
          text('ofPlanned', { time: write('planned_minutes', totals.planned_minutes) }),
        )}
      </dl>
      <About statistics={statistics} />
    </>
  );
}

/** @param isMoreBetter null: neither is */
function Compared({
  statistics: { totals, previous, median },
  name,
  isMoreBetter,
}: {
  statistics: UserStatistics;
  name: FigureName;
  isMoreBetter: boolean | null;
}) {
  const { text, format, write } = useStatisticsWords();
  const [now, before] = [totals[name], previous.is_whole ? previous[name] : null];
  const comparison = compareAmounts(now ?? 0, now === null ? null : before);
  const { kind } = comparison;
  const Icon = kind === 'more' ? TrendingUp : kind === 'less' ? TrendingDown : null;
  const isBetter = (kind === 'more') === isMoreBetter;
  return (
    <>
      {kind === 'unknown' ? null : (
        <span className="mt-0.5 flex items-start gap-1.5">
          {Icon && isMoreBetter !== null ? (
            <Icon
              size={16}
              aria-hidden
              className={`mt-0.5 shrink-0 ${isBetter ? 'text-positive' : 'text-warning'}`}
            />
          ) : null}
          {text(`compared.${kind}`, {
            percent: format.number('percent' in comparison ? comparison.percent : null),
            value: write(name, before),
          })}
        </span>
      )}
      {median === null ? null : (
        <span className="block">{text('median', { value: write(name, median[name]) })}</span>
      )}
    </>
  );
}

/** What the figures stand beside. */
function About({ statistics: { previous, median } }: { statistics: UserStatistics }) {
  const { text } = useStatisticsWords();
  const days = usePreviousDays()(previous);
  return (
    <p className="text-[13px] text-text-muted">
      {text(previous.is_whole ? 'about.previous' : 'about.notWhole', { days })}{' '}
      {median === null ? text('about.noMedian') : text('about.median', { count: median.people })}
    </p>
  );
}
