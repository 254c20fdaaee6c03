import { ChartTable } from '@kasa/ui/bar-chart';
import { KeyValue } from '@kasa/ui/key-value';
import { PHONE_QUERY, useMediaQuery } from '@kasa/ui/media-query';
import { FigureLink } from '#shared/report/figure-link.tsx';
import { figureNames, type UserFigures, type UserStatistics } from '../../model/person-figures.ts';
import { usePaymentsHref } from './use-payments-href.ts';
import { useStatisticsWords } from './use-statistics-words.ts';

interface PointRow {
  id: string;
  name: string;
  href?: string | undefined;
  figures: UserFigures;
  median: UserStatistics['median'];
}

/** Each point with its figures, and below them the median of those who sold there. */
export function StatisticsPoints({ statistics }: { statistics: UserStatistics }) {
  const { words } = useStatisticsWords();
  const isPhone = useMediaQuery(PHONE_QUERY);
  const href = usePaymentsHref(statistics);
  const { by_point, totals, median: ofAll } = statistics;
  const points = by_point.map(({ point, median, ...figures }): PointRow => {
    const id = point?.id ?? '';
    const name = point ? `${point.name}, ${point.city}` : words.text('nowhere');
    const to = figures.payments > 0 ? href({ of: 'point', point_id: point?.id ?? null }) : undefined;
    return { id, name, href: to, figures, median };
  });
  const all = { id: 'total', name: words.text('total'), figures: totals, median: ofAll };
  const total = points.length > 1 ? all : undefined;
  return isPhone ? (
    <Cards rows={total ? [...points, total] : points} />
  ) : (
    <PointTable points={points} total={total} />
  );
}

function Cards({ rows }: { rows: readonly PointRow[] }) {
  const { text, label, display } = useStatisticsWords();
  return (
    <ul className="flex flex-col gap-3">
      {rows.map(({ id, name, href, figures, median }) => (
        <li key={id} className="rounded-lg border border-border bg-surface p-4">
          <h3 className="mb-3 font-semibold">
            <FigureLink to={href}>{name}</FigureLink>
          </h3>
          <KeyValue
            columns={3}
            items={figureNames.map((figure) => ({
              id: figure,
              label: label(figure),
              value: (
                <>
                  <span className="block figures">{display(figure, figures[figure])}</span>
                  {median === null ? null : (
                    <span className="block text-text-muted text-xs figures">
                      {text('median', { value: display(figure, median[figure]) })}
                    </span>
                  )}
                </>
              ),
            }))}
          />
        </li>
      ))}
    </ul>
  );
}

function PointTable({ points, total }: { points: readonly PointRow[]; total: PointRow | undefined }) {
  const { text, words, label, cellsOf } = useStatisticsWords();
  const row = ({ figures, median, ...named }: PointRow) => ({
    ...{ ...named, ...cellsOf(figures) },
    quiet: median ? { name: text('medianOf', { count: median.people }), ...cellsOf(median) } : undefined,
  });
  return (
    <div className="rounded-lg border border-border bg-surface p-4">
      <ChartTable
        label={words.text('byPoint')}
        headings={[words.text('point'), ...figureNames.map(label)]}
        bars={points.map(row)}
        total={total && row(total)}
      />
    </div>
  );
}
