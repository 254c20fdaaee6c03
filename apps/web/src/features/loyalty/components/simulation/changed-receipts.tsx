import type { SimulatedDiscountEntity } from '@kasa/contracts/loyalty/simulation';
import { Link } from 'react-router-dom';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { paths } from '#shared/paths.ts';
import { simulationMessages } from '../../messages/simulation/catalogue.ts';

type Largest = SimulatedDiscountEntity['largest'];

/** The receipts that change most: what is paid and given today, and what would be. */
export function ChangedReceipts({ receipts, labelledBy }: { receipts: Largest; labelledBy: string }) {
  const text = useText(simulationMessages);
  const format = useFormat();
  const amounts = ({ amount_today, amount }: Largest[number]) =>
    amount_today === amount
      ? text('largest.same', { amount: format.money(amount) })
      : text('largest.amount', { before: format.money(amount_today), after: format.money(amount) });
  const bonuses = ({ earned_today, earned }: Largest[number]) =>
    earned_today === earned
      ? []
      : [text('largest.earned', { before: format.money(earned_today), after: format.money(earned) })];
  return (
    <ol aria-labelledby={labelledBy} className="flex flex-col">
      {receipts.map((receipt) => (
        <li
          key={receipt.transaction_id}
          className="flex flex-wrap items-baseline justify-between gap-x-4 border-border border-b py-2 last:border-b-0"
        >
          <span className="min-w-0 figures">
            <Link
              to={paths.transactions({ period: 'all', open: receipt.transaction_id })}
              className="text-accent-text no-underline hover:underline"
            >
              {receipt.order_id}
            </Link>
            <span className="block text-[13px] text-text-muted">{format.dateTime(receipt.started_at)}</span>
          </span>
          <span className="figures">
            {[amounts(receipt), ...bonuses(receipt)].map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </span>
        </li>
      ))}
    </ol>
  );
}
