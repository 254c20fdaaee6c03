import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { liveOf } from '#shared/live/live.ts';
import { liveCache, refetchOperations } from '#shared/live/live-cache.ts';
import { createRefetchThrottle } from '#shared/live/refetch-throttle.ts';
import { quietQueryOptions } from '#shared/query/query-options.ts';
import { useServices } from '#shared/services/use-services.tsx';
import type { Transaction } from '../../model/types.ts';

/** Payments that changed are read anew where they are shown: their rows stay where they are. */
export function useChangedTransactions(): void {
  const services = useServices();
  const { client } = services;
  const live = liveOf(services);
  const queryClient = useQueryClient();
  useEffect(() => {
    const cache = liveCache(queryClient);
    const changed = new Set<string>();
    const isShown = (id: string) =>
      cache.cached('getTransaction').some(({ data }) => data.id === id) ||
      cache.cached('listTransactions').some(({ data }) => data.items.some((row) => row.id === id));
    const read = async (id: string) => {
      const details = await queryClient.fetchQuery({
        ...quietQueryOptions(client, 'getTransaction', { params: { id } }),
        staleTime: 0,
      });
      const { left_amount: _, refunds: __, reversals: ___, callbacks: ____, ...row } = details;
      cache.patch('listTransactions', (page) =>
        page.items.some((one) => one.id === id)
          ? { ...page, items: page.items.map((one): Transaction => (one.id === id ? row : one)) }
          : page,
      );
    };
    const throttle = createRefetchThrottle(async () => {
      const ids = [...changed];
      changed.clear();
      await Promise.allSettled([
        ...ids.map(read),
        refetchOperations(queryClient, ['getTransactionTotals', 'getTransactionReceipt']),
      ]);
    });
    const leave = live.follow({
      onEvent: (event) => {
        const isOfPayment = event.type === 'transaction.changed' || event.type === 'callback.changed';
        if (!isOfPayment || !isShown(event.data.transaction_id)) return;
        changed.add(event.data.transaction_id);
        throttle.schedule(['getTransaction']);
      },
      // Events may have been missed.
      refetch: () => refetchOperations(queryClient, ['getTransaction', 'getTransactionReceipt']),
    });
    return () => {
      leave();
      throttle.dispose();
    };
  }, [live, queryClient, client]);
}
