import { StatCard } from '@kasa/ui/stat-card';
import { TrendingDown, TrendingUp } from 'lucide-react';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { dashboardMessages } from '../messages/catalogue.ts';
import { compareAmounts } from '../model/comparison.ts';
import type { Dashboard } from '../queries.ts';
import { Section } from './section.tsx';

type Sales = Dashboard['sales'];

export function SalesFigures({ sales }: { sales: Sales }) {
  const text = useText(dashboardMessages);
  return (
    <Section title={text('sales.title')}>
      <dl aria-label={text('sales.title')} className="grid gap-4 max-md:gap-3 md:grid-cols-2">
        <Period name="today" sales={sales.today} />
        <Period name="month" sales={sales.month} />
      </dl>
    </Section>
  );
}

function Period({ name, sales }: { name: keyof Sales; sales: Sales['today'] }) {
  const text = useText(dashboardMessages);
  const format = useFormat();
  return (
    <StatCard
      label={text(`sales.${name}`)}
      value={format.money(sales.amount)}
      hint={
        <>
          <span className="block">{text('sales.payments', { count: sales.payments })}</span>
          <Compared name={name} sales={sales} />
        </>
      }
    />
  );
}

function Compared({ name, sales: { amount, previous } }: { name: keyof Sales; sales: Sales['today'] }) {
  const text = useText(dashboardMessages);
  const format = useFormat();
  const comparison = compareAmounts(amount, previous?.amount ?? null);
  const values = {
    percent: format.number('percent' in comparison ? comparison.percent : null),
    amount: format.money(previous?.amount ?? null),
  };
  return (
    <span className="mt-0.5 flex items-start gap-1.5">
      {comparison.kind === 'more' ? (
        <TrendingUp size={16} aria-hidden className="mt-0.5 shrink-0 text-positive" />
      ) : comparison.kind === 'less' ? (
        <TrendingDown size={16} aria-hidden className="mt-0.5 shrink-0 text-warning" />
      ) : null}
      {text(`sales.${name}.${comparison.kind}`, values)}
    </span>
  );
}
