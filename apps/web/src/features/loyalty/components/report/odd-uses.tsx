import type { OddUseEntity } from '@kasa/contracts/loyalty/report';
import { MAX_ODD_USES, OFTEN_A_DAY, OFTEN_AT_CASHIER } from '@kasa/contracts/loyalty/report-values';
import { personLabel } from '@kasa/contracts/shared/person-label';
import { Link } from 'react-router-dom';
import { useFigureHref } from '#entities/transactions/use-figure-href.ts';
import { paths } from '#shared/paths.ts';
import { Section } from '#shared/title/section.tsx';
import type { LoyaltyReport } from '../../model/report.ts';
import { useReportWords } from './use-report-words.ts';

/** Uses of discounts that somebody should look at, in sentences, with what each may mean. */
export function OddUses({
  report,
  isOfOne,
}: {
  report: LoyaltyReport;
  /** Of one discount alone. */
  isOfOne: boolean;
}) {
  const { text, format } = useReportWords();
  const which = text(isOfOne ? 'odd.ofOne' : 'odd.ofAny');
  const { odd_use } = report;
  return (
    <Section title={text('odd.title')}>
      <div className="rounded-lg border border-border bg-surface p-4">
        <p>{text(odd_use.length === 0 ? 'odd.none' : 'odd.about')}</p>
        {odd_use.length === 0 ? null : (
          <ul className="mt-2 flex flex-col">
            {odd_use
              .map((use, n) => ({ id: `${n}`, use }))
              .map(({ id, use }) => (
                <OddUse key={id} use={use} which={which} report={report} />
              ))}
          </ul>
        )}
        <p className="mt-2 text-[13px] text-text-muted">
          {text('odd.rule', { which, often: OFTEN_A_DAY, atCashier: OFTEN_AT_CASHIER })}
          {odd_use.length < MAX_ODD_USES
            ? null
            : ` ${text('odd.most', { count: format.number(MAX_ODD_USES) })}`}
        </p>
      </div>
    </Section>
  );
}

function OddUse({
  use,
  which,
  report: { date_from, date_to },
}: {
  use: OddUseEntity;
  /** With which discounts, in words. */
  which: string;
  report: Pick<LoyaltyReport, 'date_from' | 'date_to'>;
}) {
  const { text, format } = useReportWords();
  const { kind, customer, receipts } = use;
  const sums = (['given', 'spent'] as const)
    .filter((name) => use[name] !== 0)
    .map((name) => text(`odd.${name}`, { amount: format.money(use[name]) }))
    .join(', ');
  const days = use.kind === 'often' && use.days > 1 ? text('odd.days', { count: use.days }) : null;
  const number = customer?.number ?? '';
  const cashier = kind === 'one_cashier' ? use.cashier : null;
  const name = cashier === null ? '' : personLabel(cashier);
  const payments = useFigureHref({ date_from, date_to, cashier_id: cashier?.id })({ of: 'total' });
  const told =
    use.kind === 'often'
      ? text(customer === null ? 'odd.oftenSomebody' : 'odd.often', {
          ...{ day: format.day(use.date), count: receipts, number, which, sums },
        })
      : text(customer === null ? 'odd.oneCashierSomebody' : 'odd.oneCashier', {
          ...{
            cashier: name,
            receipts: format.number(receipts),
            count: use.of_receipts,
            number,
            which,
            sums,
          },
        });
  const links = [
    ...(customer === null
      ? []
      : [{ to: paths.customers({ open: customer.id }), label: text('odd.customer', { number }) }]),
    ...(cashier === null || payments === undefined
      ? []
      : [{ to: payments, label: text('odd.payments', { cashier: name }) }]),
  ];
  return (
    <li className="border-border border-t py-2.5 [overflow-wrap:anywhere]">
      <p className="font-medium">{days === null ? told : `${told} ${days}`}</p>
      <p className="text-text-muted">{text(kind === 'often' ? 'odd.oftenWhy' : 'odd.oneCashierWhy')}</p>
      {links.length === 0 ? null : (
        <p className="mt-1 flex flex-wrap gap-x-4">
          {links.map(({ to, label }) => (
            <Link key={to} to={to} className="text-accent-text no-underline hover:underline">
              {label}
            </Link>
          ))}
        </p>
      )}
    </li>
  );
}
