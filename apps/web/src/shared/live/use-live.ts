import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useServices } from '../services/use-services.tsx';
import { liveOf } from './live.ts';
import { type LiveRules, liveCache, readAnew } from './live-reads.ts';
import type { LiveView } from './live-view.ts';
import { createRefresher } from './refresher.ts';

/**
 * Keeps a screen's data live; lists are read again at most every few seconds.
 * @param rules a constant
 */
export function useLive(rules: LiveRules): void {
  const live = liveOf(useServices());
  const queryClient = useQueryClient();
  useEffect(() => {
    const cache = liveCache(queryClient);
    const refresher = createRefresher((reads) => readAnew(queryClient, reads));
    const leave = live.follow({
      event: (event) => refresher.ask(rules.apply(event, cache)),
      readAnew: () => readAnew(queryClient, rules.reads),
    });
    return () => {
      leave();
      refresher.dispose();
    };
  }, [live, queryClient, rules]);
}

export function useLiveView(): LiveView {
  const live = liveOf(useServices());
  return useSyncExternalStore(live.subscribe, live.view);
}
