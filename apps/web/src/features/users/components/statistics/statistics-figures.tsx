import { LEAST_PEOPLE_OF_MEDIAN } from '@kasa/contracts/users/median-people';
import { StatCard } from '@kasa/ui/stat-card';
import type { ReactNode } from 'react';
import { compareFigures } from '#shared/report/comparison.ts';
import { FigureLink } from '#shared/report/figure-link.tsx';
import { Trend } from '#shared/report/trend.tsx';
import { usePreviousDays } from '#shared/report/use-previous-days.ts';
import type { FigureName, UserStatistics } from '../../model/person-figures.ts';
import { usePaymentsHref, useSeesAllPoints } from './use-payments-href.ts';
import { useStatisticsWords } from './use-statistics-words.ts';

/** What a period came to, beside the one before it and the median of those at the same points. */
export function StatisticsFigures({ statistics }: { statistics: UserStatistics }) {
  const { text, words, label, display } = useStatisticsWords();
  const href = usePaymentsHref(statistics);
  const { totals } = statistics;
  const linked = (of: 'total' | 'refunds', name: FigureName) => (
    <FigureLink to={totals[name] ? href({ of }) : undefined}>{display(name, totals[name])}</FigureLink>
  );
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
        aria-label={words.text('figures')}
        // Amounts of a month want the width of a phone.
        className="grid gap-4 max-md:gap-3 md:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(min(100%,155px),1fr))]"
      >
        {card('amount', linked('total', 'amount'), true)}
        {card('payments', linked('total', 'payments'), true)}
        {card('average_amount', display('average_amount', totals.average_amount), true)}
        {card('refund_amount', linked('refunds', 'refund_amount'), false)}
        {card(
          'worked_minutes',
          display('worked_minutes', totals.worked_minutes),
          null,
          text('ofPlanned', { time: display('planned_minutes', totals.planned_minutes) }),
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
  const { text, format, display } = useStatisticsWords();
  const [now, before] = [totals[name], previous.is_whole ? previous[name] : null];
  const comparison = compareFigures(now ?? 0, now === null ? null : before);
  const { kind } = comparison;
  return (
    <>
      {kind === 'unknown' ? null : (
        <Trend kind={kind} isMoreBetter={isMoreBetter}>
          {text(`compared.${kind}`, {
            percent: format.number('percent' in comparison ? comparison.percent : null),
            value: display(name, before),
          })}
        </Trend>
      )}
      {median === null ? null : (
        <span className="block">{text('median', { value: display(name, median[name]) })}</span>
      )}
    </>
  );
}

/** What the figures stand beside. */
function About({ statistics }: { statistics: UserStatistics }) {
  const { text } = useStatisticsWords();
  const { previous, median, totals } = statistics;
  const seesAll = useSeesAllPoints(statistics);
  const days = usePreviousDays()(previous);
  return (
    <p className="text-[13px] text-text-muted">
      {text(previous.is_whole ? 'about.previous' : 'about.notWhole', { days })}{' '}
      {median !== null
        ? text('about.median', { count: median.people })
        : !seesAll
          ? text('about.elsewhere')
          : totals.payments > 0
            ? text('about.noMedian', { least: LEAST_PEOPLE_OF_MEDIAN })
            : null}
    </p>
  );
}
