import { useOperation } from '#shared/query/use-operation.ts';
import { type Count, outsideCount } from '../../model/counts.ts';
import { isNarrowed, type TransactionFilter, type TransactionList } from '../../model/transaction-list.ts';
import type { TransactionTotals } from '../../model/types.ts';

/**
 * How many payments the period alone hides from a search or a filter, or from a list that is empty; null: none, or
 * nobody knows.
 */
export function useOutsidePeriod(
  { filters }: TransactionList,
  filter: TransactionFilter,
  totals: TransactionTotals | undefined,
): Count | null {
  const isLimited = filter.date_from !== undefined || filter.date_to !== undefined;
  const isAsked = totals !== undefined && isLimited && (isNarrowed(filters) || totals.count === 0);
  const anytime = { ...filter, date_from: undefined, date_to: undefined };
  const { data } = useOperation(
    'getTransactionTotals',
    { query: anytime },
    { isEnabled: isAsked, isQuiet: true },
  );
  if (!isAsked || !data) return null;
  return outsideCount(
    { count: data.count, isCapped: data.count_capped },
    { count: totals.count, isCapped: totals.count_capped },
  );
}
