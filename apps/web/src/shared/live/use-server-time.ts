import { useSyncExternalStore } from 'react';
import { useServices } from '../services/use-services.tsx';
import { liveOf } from './live.ts';

/** Update interval of durations, milliseconds: they are shown in minutes. */
const TICK_MS = 15_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

const tick = () => {
  for (const listener of listeners) listener();
};

/** One timer for all rows, stopped without listeners. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    timer = setInterval(tick, TICK_MS);
    document.addEventListener('visibilitychange', tick);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}

/** Server time, milliseconds, in steps of `TICK_MS`; re-renders as it advances. */
export function useServerTime(): number {
  const live = liveOf(useServices());
  return useSyncExternalStore(subscribe, () => Math.floor(live.now() / TICK_MS) * TICK_MS);
}
