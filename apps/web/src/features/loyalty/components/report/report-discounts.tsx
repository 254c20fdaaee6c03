import { ChartTable } from '@kasa/ui/bar-chart';
import { KeyValue } from '@kasa/ui/key-value';
import { PHONE_QUERY, useMediaQuery } from '@kasa/ui/media-query';
import { FigureLink } from '#shared/report/figure-link.tsx';
import { Section } from '#shared/title/section.tsx';
import type { LoyaltyReport } from '../../model/report.ts';
import { useReportWords } from './use-report-words.ts';

/** What each discount gave and brought; each leads to the report of it alone. */
export function ReportDiscounts({
  report: { by_discount, totals },
  hrefOf,
}: {
  report: LoyaltyReport;
  hrefOf: (discount: string) => string;
}) {
  const { text, format, words, headingsOf, cellsOf } = useReportWords();
  const isPhone = useMediaQuery(PHONE_QUERY);
  const isSeveral = by_discount.length > 1;
  const rows = by_discount.map(({ discount: { id, name }, ...sums }) => ({
    ...{ id, name, href: hrefOf(id), ...cellsOf(sums) },
  }));
  const headings = headingsOf(totals);
  const total = { name: words.text('total'), ...cellsOf(totals) };
  return (
    <Section title={text('discounts.title')}>
      {isPhone ? (
        <ul aria-label={text('discounts.title')} className="flex flex-col gap-3">
          {rows.map(({ id, name, href, cells }) => (
            <li key={id} className="rounded-lg border border-border bg-surface p-4">
              <h3 className="mb-3 font-semibold [overflow-wrap:anywhere]">
                <FigureLink to={href}>{name}</FigureLink>
              </h3>
              <KeyValue
                columns={3}
                items={headings
                  .map((label, n) => ({ id: label, label, cell: cells[n] }))
                  .filter(({ cell }) => cell !== format.money(0))
                  .map(({ cell, ...item }) => ({
                    ...item,
                    value: <span className="figures">{cell}</span>,
                  }))}
              />
            </li>
          ))}
        </ul>
      ) : (
        <div className="rounded-lg border border-border bg-surface p-4">
          <ChartTable
            label={text('discounts.title')}
            headings={[text('discount'), ...headings]}
            bars={rows}
            total={isSeveral ? total : undefined}
          />
        </div>
      )}
      {isSeveral ? (
        <p className="mt-2 text-[13px] text-text-muted">
          {text(isPhone ? 'discounts.severalPhone' : 'discounts.several')}
        </p>
      ) : null}
    </Section>
  );
}
