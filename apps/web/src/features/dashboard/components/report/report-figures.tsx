import { StatCard } from '@kasa/ui/stat-card';
import { useFigureHref } from '#entities/transactions/use-figure-href.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { compareFigures } from '#shared/report/comparison.ts';
import { FigureLink } from '#shared/report/figure-link.tsx';
import { reportMessages } from '#shared/report/messages/catalogue.ts';
import { usePreviousDays } from '#shared/report/use-previous-days.ts';
import { dashboardMessages } from '../../messages/catalogue.ts';
import type { SalesReport } from '../../queries.ts';

/** What a period came to, compared with the one before it. */
export function ReportFigures({ report, pointId }: { report: SalesReport; pointId: string | undefined }) {
  const text = useText(dashboardMessages);
  const words = useText(reportMessages);
  const format = useFormat();
  const previousDays = usePreviousDays();
  const href = useFigureHref({ ...report, point_id: pointId });
  const { totals, previous, attempts, bonus_count } = report;
  const linked = (
    of: 'total' | 'refunds' | 'approved' | 'declined' | 'expired',
    figure: number,
    shown: string,
  ) => <FigureLink to={figure > 0 ? href({ of }) : undefined}>{shown}</FigureLink>;
  const comparison = compareFigures(totals.amount, previous.is_whole ? previous.amount : null);
  const compared = text(`report.compared.${comparison.kind}`, {
    percent: format.number('percent' in comparison ? comparison.percent : null),
    amount: format.money(previous.amount),
    days: previousDays(previous),
  });
  const rate = attempts.decided === 0 ? null : (100 * attempts.approved) / attempts.decided;
  return (
    <>
      <dl
        aria-label={words('figures')}
        // Amounts of a month want the width of a phone.
        className="grid gap-4 max-md:gap-3 md:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(min(100%,155px),1fr))]"
      >
        <StatCard
          label={text('report.amount')}
          value={linked('total', totals.payments, format.money(totals.amount))}
          hint={
            <>
              <span className="block">{text('sales.payments', { count: totals.payments })}</span>
              {totals.payments > 0 ? compared : null}
            </>
          }
        />
        <StatCard
          label={text('report.refunded')}
          value={linked('refunds', totals.refund_amount, format.money(totals.refund_amount))}
          hint={text('report.refundedHint')}
        />
        <StatCard
          label={text('report.net')}
          value={format.money(totals.amount - totals.refund_amount)}
          hint={text('report.netHint')}
        />
        <StatCard
          label={text('report.rate')}
          value={rate === null ? '—' : text('report.percent', { percent: format.number(rate, 1) })}
          hint={(['approved', 'declined', 'expired'] as const).map((outcome) => (
            <span key={outcome} className="block">
              {linked(
                outcome,
                attempts[outcome],
                text(`report.${outcome}`, { total: format.number(attempts[outcome]) }),
              )}
            </span>
          ))}
        />
      </dl>
      <p className="text-[13px] text-text-muted">
        {text('report.bonuses', { total: format.number(bonus_count) })}
      </p>
    </>
  );
}
