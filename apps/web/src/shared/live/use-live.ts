import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useServices } from '../services/use-services.tsx';
import { liveOf } from './live.ts';
import { type LiveRules, liveCache, refetchOperations } from './live-cache.ts';
import type { Freshness } from './live-types.ts';
import { createRefetchThrottle } from './refetch-throttle.ts';

/**
 * Keeps a screen's data live; lists are read again at most every few seconds.
 * @param rules a constant
 */
export function useLive(rules: LiveRules): void {
  const live = liveOf(useServices());
  const queryClient = useQueryClient();
  useEffect(() => {
    const cache = liveCache(queryClient);
    const refresher = createRefetchThrottle((reads) => refetchOperations(queryClient, reads));
    const leave = live.follow({
      onEvent: (event) => refresher.schedule(rules.apply(event, cache)),
      refetch: () => refetchOperations(queryClient, rules.reads),
    });
    return () => {
      leave();
      refresher.dispose();
    };
  }, [live, queryClient, rules]);
}

export function useFreshness(): Freshness {
  const live = liveOf(useServices());
  return useSyncExternalStore(live.subscribe, live.freshness);
}
