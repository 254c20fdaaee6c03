import { KeyValue } from '@kasa/ui/key-value';
import { PHONE_QUERY, useMediaQuery } from '@kasa/ui/media-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useFigureHref } from '#entities/transactions/use-figure-href.ts';
import { figureNames, type UserFigures, type UserStatistics } from '../../model/person-figures.ts';
import { useStatisticsWords } from './use-statistics-words.ts';

interface PointRow {
  id: string;
  name: ReactNode;
  figures: UserFigures;
  median: UserStatistics['median'];
}

/** Each point with its figures, and below them the median of those who sold there. */
export function StatisticsPoints({ statistics }: { statistics: UserStatistics }) {
  const { text, words } = useStatisticsWords();
  const isPhone = useMediaQuery(PHONE_QUERY);
  const href = useFigureHref(statistics, statistics.user.id);
  const { by_point, totals, median: ofAll } = statistics;
  const points = by_point.map(({ point, median, ...figures }): PointRow => {
    const id = point?.id ?? '';
    const to = figures.payments > 0 ? href({ of: 'point', point_id: point?.id ?? null }) : undefined;
    const name = point ? `${point.name}, ${point.city}` : text('nowhere');
    const shown =
      to === undefined ? (
        name
      ) : (
        <Link to={to} className="text-accent-text no-underline hover:underline">
          {name}
        </Link>
      );
    return { id, name: shown, figures, median };
  });
  const total = { id: 'total', name: words.text('total'), figures: totals, median: ofAll };
  const rows = points.length > 1 ? [...points, total] : points;
  return isPhone ? <Cards rows={rows} /> : <Table rows={rows} />;
}

function Cards({ rows }: { rows: readonly PointRow[] }) {
  const { text, label, write } = useStatisticsWords();
  return (
    <ul className="flex flex-col gap-3">
      {rows.map(({ id, name, figures, median }) => (
        <li key={id} className="rounded-lg border border-border bg-surface p-4">
          <h3 className="mb-3 font-semibold">{name}</h3>
          <KeyValue
            columns={3}
            items={figureNames.map((figure) => ({
              id: figure,
              label: label(figure),
              value: (
                <>
                  <span className="block figures">{write(figure, figures[figure])}</span>
                  {median === null ? null : (
                    <span className="block text-text-muted text-xs figures">
                      {text('median', { value: write(figure, median[figure]) })}
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

function Table({ rows }: { rows: readonly PointRow[] }) {
  const { text, label } = useStatisticsWords();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <div className="overflow-x-auto rounded-lg border border-border bg-surface p-4" tabIndex={0}>
      <table className="w-full text-[13px]" aria-label={text('byPoint')}>
        <thead>
          <tr className="text-left text-text-muted">
            {[text('point'), ...figureNames.map(label)].map((heading, n) => (
              <th
                key={heading}
                scope="col"
                className={`py-1.5 font-medium ${n > 0 ? 'text-right' : ''}`}
                style={{ paddingRight: 12 }}
              >
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        {rows.map(({ id, name, figures, median }) => (
          <tbody key={id} className="border-border border-t">
            <Row name={name} figures={figures} />
            {median === null ? null : (
              <Row name={text('medianOf', { count: median.people })} figures={median} isQuiet />
            )}
          </tbody>
        ))}
      </table>
    </div>
  );
}

function Row({
  name,
  figures,
  isQuiet = false,
}: {
  name: ReactNode;
  figures: UserFigures;
  isQuiet?: boolean;
}) {
  const { write } = useStatisticsWords();
  return (
    <tr className={isQuiet ? 'text-text-muted' : 'font-semibold'}>
      <th scope="row" className="py-1.5 text-left" style={{ paddingRight: 12, fontWeight: 'inherit' }}>
        {name}
      </th>
      {figureNames.map((figure) => (
        <td
          key={figure}
          className="py-1.5 text-right figures"
          style={{ paddingRight: 12, whiteSpace: 'nowrap' }}
        >
          {write(figure, figures[figure])}
        </td>
      ))}
    </tr>
  );
}
