import { userFields } from '@kasa/contracts/users/fields';
import { EmptyState } from '@kasa/ui/empty-state';
import type { MenuAction } from '@kasa/ui/menu';
import { Status } from '@kasa/ui/status';
import { ChartColumn, UserX } from 'lucide-react';
import { ObjectPlaceholder } from '#shared/errors/object-screen.tsx';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useFormatDayRange } from '#shared/period/use-format-day-range.ts';
import type { useOperation } from '#shared/query/use-operation.ts';
import { ReportFrame } from '#shared/report/report-frame.tsx';
import type { useReportPeriod } from '#shared/report/use-report-period.ts';
import { ScreenHeader } from '#shared/title/screen-header.tsx';
import { Section } from '#shared/title/section.tsx';
import { isWithoutWork, type UserStatistics } from '../../model/person-figures.ts';
import { StatisticsCharts } from './statistics-charts.tsx';
import { StatisticsFigures } from './statistics-figures.tsx';
import { StatisticsPoints } from './statistics-points.tsx';
import { useStatisticsWords } from './use-statistics-words.ts';

/** The statistics of somebody under their name, or why there are none. */
export function StatisticsReport({
  isOwn,
  isLost,
  back,
  report: { period, filter },
  query,
  exports,
}: {
  isOwn: boolean;
  /** There is no such person, or not for whoever looks. */
  isLost: boolean;
  back: { label: string; href: string };
  report: ReturnType<typeof useReportPeriod>;
  query: ReturnType<typeof useOperation<'getUserStatistics' | 'getOwnStatistics'>>;
  exports: readonly MenuAction[];
}) {
  const { text } = useStatisticsWords();
  const { display } = useFields(userFields);
  const daysText = useFormatDayRange();
  const title = text(isOwn ? 'own' : 'title');
  if (isLost) {
    return (
      <ObjectPlaceholder
        {...{ title, back, query }}
        icon={ChartColumn}
        isQuiet={false}
        lost={{ title: text('lost.title'), text: text('lost.text'), toList: back.label }}
        skeleton={null}
      />
    );
  }
  const user = query.data?.user;
  const name = user?.full_name;
  return (
    <>
      <ScreenHeader
        title={isOwn ? title : (name ?? title)}
        subtitle={[isOwn ? name : title, user?.position, daysText(period)].filter(Boolean).join(' · ')}
        back={back}
        status={
          user?.state === 'left' ? (
            <Status tone="neutral" icon={UserX}>
              {display('state', user.state)}
            </Status>
          ) : undefined
        }
        actions={exports.map((action) => ({
          ...action,
          isDisabled: action.isDisabled === true || period.problem !== null,
        }))}
      />
      <ReportFrame
        filters={[filter]}
        onClear={undefined}
        period={period}
        query={query}
        texts={{ failed: text('failed'), loading: text('loading') }}
      >
        {(statistics) => <Parts statistics={statistics} isOwn={isOwn} />}
      </ReportFrame>
    </>
  );
}

function Parts({ statistics, isOwn }: { statistics: UserStatistics; isOwn: boolean }) {
  const { text, words } = useStatisticsWords();
  if (isWithoutWork(statistics.totals)) {
    return (
      <EmptyState
        icon={ChartColumn}
        title={text('empty.title')}
        text={text(isOwn ? 'empty.ownText' : 'empty.text')}
      />
    );
  }
  return (
    <>
      <StatisticsFigures statistics={statistics} />
      <Section title={words.text('byDay')}>
        <StatisticsCharts statistics={statistics} />
      </Section>
      <Section title={words.text('byPoint')}>
        <StatisticsPoints statistics={statistics} />
      </Section>
    </>
  );
}
