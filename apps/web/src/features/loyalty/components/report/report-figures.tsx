import { StatCard, StatGroup } from '@kasa/ui/stat-card';
import { type LoyaltyReport, soldPerHryvnia } from '../../model/report.ts';
import { useReportWords } from './use-report-words.ts';

/** What a period came to. */
export function ReportFigures({ totals }: { totals: LoyaltyReport['totals'] }) {
  const { text, format, words } = useReportWords();
  const { receipts, customers, amount, refund_amount } = totals;
  const perHryvnia = soldPerHryvnia(totals);
  const money = (name: 'discount_amount' | 'earned' | 'spent') => (
    <StatCard label={text(name)} value={format.money(totals[name])} />
  );
  return (
    <>
      <StatGroup label={words.text('figures')}>
        <StatCard
          label={text('receipts')}
          value={format.number(receipts)}
          hint={text('figures.customers', { count: customers })}
        />
        {money('discount_amount')}
        {money('earned')}
        {money('spent')}
        <StatCard
          label={text('amount')}
          value={format.money(amount)}
          hint={
            refund_amount === 0
              ? undefined
              : text('figures.refunded', { amount: format.money(refund_amount) })
          }
        />
      </StatGroup>
      {perHryvnia === null ? null : <p>{text('figures.perHryvnia', { amount: format.money(perHryvnia) })}</p>}
    </>
  );
}
