import type { UseQueryResult } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { liveOf } from '#shared/live/live.ts';
import { createRefetchThrottle } from '#shared/live/refetch-throttle.ts';
import type { DataOf } from '#shared/query/operations.ts';
import { useServices } from '#shared/services/use-services.tsx';
import { type Count, newCount } from '../../model/counts.ts';
import type { TransactionFilter } from '../../model/transaction-list.ts';

type Shown = Pick<UseQueryResult<DataOf<'listTransactions'>>, 'data' | 'dataUpdatedAt' | 'isPlaceholderData'>;

/**
 * How many payments of a filter have come since its list was read. The list itself stays as it is, so that nothing
 * moves under somebody's eyes.
 * @param isFirst the list shows its first page, the newest first
 */
export function useNewTransactions(filter: TransactionFilter, shown: Shown, isFirst: boolean): Count {
  const services = useServices();
  const live = liveOf(services);
  const { data, dataUpdatedAt, refetch } = useQuery({
    queryKey: ['newest', filter],
    queryFn: ({ signal }) =>
      services.client.operation('listTransactions')(
        { query: { ...filter, sort: '-started_at', page: 1, perPage: 10 } },
        { signal },
      ),
    // Only when there is something to hear of.
    enabled: false,
    meta: { isQuiet: true },
    retry: false,
    gcTime: 0,
  });
  useEffect(() => {
    const throttle = createRefetchThrottle(() => refetch());
    const leave = live.follow({
      onEvent: ({ type }) => {
        if (type === 'transaction.created') throttle.schedule(['listTransactions']);
      },
      // Events may have been missed.
      refetch: () => refetch(),
    });
    return () => {
      leave();
      throttle.dispose();
    };
  }, [live, refetch]);
  const isNews = data && shown.data && !shown.isPlaceholderData && dataUpdatedAt >= shown.dataUpdatedAt;
  return isNews && shown.data ? newCount(shown.data, data, isFirst) : { count: 0, isCapped: false };
}
