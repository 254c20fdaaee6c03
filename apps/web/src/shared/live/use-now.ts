import { useSyncExternalStore } from 'react';
import { useServices } from '../services/use-services.tsx';
import { liveOf } from './live.ts';

/** How often durations on the screen are looked at, milliseconds: they are in minutes. */
const TICK = 15_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

const tick = () => {
  for (const listener of listeners) listener();
};

/** One clock for however many rows; it stands still while nobody looks. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    timer = setInterval(tick, TICK);
    document.addEventListener('visibilitychange', tick);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}

/** The time by the server's clock, milliseconds, some seconds old at most; renders again as it goes on. */
export function useNow(): number {
  const live = liveOf(useServices());
  return useSyncExternalStore(subscribe, () => Math.floor(live.now() / TICK) * TICK);
}
