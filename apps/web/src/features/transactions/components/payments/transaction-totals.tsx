import { transactionFields } from '@kasa/contracts/transactions/fields';
import { Button } from '@kasa/ui/button';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { PHONE_QUERY, useMediaQuery } from '@kasa/ui/media-query';
import { Skeleton } from '@kasa/ui/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import { RetryLine } from '#shared/errors/retry-line.tsx';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { transactionsMessages } from '../../messages/transactions/catalogue.ts';
import type { TransactionTotals } from '../../model/types.ts';

type Sums = NonNullable<TransactionTotals['sums']>;

/** What the payments of the filter come to, above the list, and below it on phones. @param props `onExport`: the way out where they are too many */
export function Totals({
  query,
  onExport,
}: {
  query: Pick<
    UseQueryResult<TransactionTotals>,
    'data' | 'isError' | 'isFetching' | 'isPlaceholderData' | 'refetch'
  >;
  onExport: () => void;
}) {
  const text = useText(transactionsMessages);
  const format = useFormat();
  const isPhone = useMediaQuery(PHONE_QUERY);
  const { data } = query;
  if (query.isError) {
    return (
      <div className="mb-4">
        <RetryLine text={text('totals.failed')} query={query} />
      </div>
    );
  }
  if (!data) {
    return (
      <div className="mb-4">
        <Skeleton height={isPhone ? '29px' : '68px'} />
      </div>
    );
  }
  // The list says so itself.
  if (data.count === 0) return null;
  if (!data.sums) {
    return (
      <div className="mb-4">
        <InlineNotice
          tone="info"
          actions={
            <Button size="sm" onPress={onExport}>
              {text('totals.export')}
            </Button>
          }
        >
          {text('totals.tooMany', { total: format.number(data.count) })}
        </InlineNotice>
      </div>
    );
  }
  const { amount, refund_amount, net_amount, by_status } = data.sums;
  const figures = [
    { id: 'count', label: text('totals.count'), value: format.number(data.count) },
    { id: 'amount', label: text('totals.amount'), value: format.money(amount) },
    { id: 'refunded', label: text('totals.refunded'), value: format.money(refund_amount) },
    { id: 'net', label: text('totals.net'), value: format.money(net_amount) },
  ];
  const all = (
    <>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-1.5 md:flex md:flex-wrap md:gap-x-8">
        {figures.map(({ id, label, value }) => (
          <div key={id} className="min-w-0">
            <dt className="text-text-muted text-xs">{label}</dt>
            <dd className="font-[620] text-[15px] figures [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
      {by_status.length > 1 ? <ByStatus statuses={by_status} /> : null}
    </>
  );
  return (
    <section
      aria-label={text('totals.label')}
      aria-busy={query.isPlaceholderData}
      className={`mb-4 ${query.isPlaceholderData ? 'opacity-60' : ''}`}
    >
      {isPhone ? (
        <details className="text-[13px]">
          <summary className="cursor-pointer py-1 pointer-coarse:py-3">
            {text('totals.net')} <b className="figures">{format.money(net_amount)}</b>
          </summary>
          {all}
        </details>
      ) : (
        all
      )}
    </section>
  );
}

function ByStatus({ statuses }: { statuses: Sums['by_status'] }) {
  const text = useText(transactionsMessages);
  const format = useFormat();
  const { display } = useFields(transactionFields);
  return (
    <ul
      aria-label={text('totals.byStatus')}
      className="mt-1.5 flex flex-wrap gap-x-4 gap-y-0.5 text-[13px] text-text-muted max-md:flex-col"
    >
      {statuses.map(({ status, count, amount }) => (
        <li key={status} className="figures">
          {text('totals.status', {
            status: display('status', status),
            count: format.number(count),
            amount: format.money(amount),
          })}
        </li>
      ))}
    </ul>
  );
}
