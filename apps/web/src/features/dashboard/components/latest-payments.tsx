import { Skeleton } from '@kasa/ui/skeleton';
import { Link } from 'react-router-dom';
import { TransactionStatus } from '#entities/transactions/transaction-status.tsx';
import { RetryLine } from '#shared/errors/retry-line.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { paths } from '#shared/paths.ts';
import { useOperation } from '#shared/query/use-operation.ts';
import { Section } from '#shared/title/section.tsx';
import { dashboardMessages } from '../messages/catalogue.ts';
import { newestPayments } from '../queries.ts';

const MAX_SHOWN = 5;

/** The newest payments, each with its drawer. Asks for `transactions_view`. */
export function LatestPayments() {
  const text = useText(dashboardMessages);
  const format = useFormat();
  const query = useOperation('listTransactions', newestPayments, { isQuiet: true });
  const { data } = query;
  return (
    <Section
      title={text('payments.title')}
      end={
        <Link to={paths.transactions()} className="text-accent-text no-underline hover:underline">
          {text('payments.all')}
        </Link>
      }
    >
      {query.isError && !data ? <RetryLine text={text('payments.failed')} query={query} /> : null}
      {data ? null : query.isError ? null : <Skeleton height="282px" />}
      {data?.items.length === 0 ? <p className="text-text-muted">{text('payments.none')}</p> : null}
      {data && data.items.length > 0 ? (
        <ul className="rounded-lg border border-border bg-surface">
          {data.items.slice(0, MAX_SHOWN).map(({ id, amount, status, started_at, terminal, card_mask }) => (
            <li key={id} className="border-border border-b last:border-b-0">
              <Link
                to={paths.transactions({ open: id })}
                className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-0.5 rounded-lg px-4 py-2 text-text no-underline hover:bg-surface-raised"
              >
                <span className="min-w-0 flex-[1_1_200px]">
                  <span className="block truncate font-semibold figures">{format.money(amount)}</span>
                  {/* The name is cut first where there is no room: cards are told apart by their last digits. */}
                  <span className="block truncate text-[13px] text-text-muted figures">
                    {[format.dateTime(started_at), card_mask, terminal.name].filter(Boolean).join(' · ')}
                  </span>
                </span>
                <TransactionStatus state={status} />
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </Section>
  );
}
