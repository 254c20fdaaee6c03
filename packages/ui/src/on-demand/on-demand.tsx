import { useSyncExternalStore } from 'react';

export interface OnDemand<Part> {
  /** Loads it once. A failure is not cached: the next call retries. */
  load(): Promise<Part | null>;
  /** Null: not loaded yet. */
  current(): Part | null;
  subscribe(listener: () => void): () => void;
}

const all = new Set<OnDemand<unknown>>();
let isEager = false;

/** Declares a part loaded on demand: `const popup = onDemand(() => import('./menu-popup.tsx'))`. */
export function onDemand<Part>(fetch: () => Promise<Part>): OnDemand<Part> {
  let part: Part | null = null;
  let coming: Promise<Part | null> | undefined;
  const listeners = new Set<() => void>();
  const source: OnDemand<Part> = {
    load: () => {
      coming ??= fetch().then(
        (loaded) => {
          part = loaded;
          for (const listener of listeners) listener();
          return loaded;
        },
        () => {
          coming = undefined;
          return null;
        },
      );
      return coming;
    },
    current: () => part,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  all.add(source);
  if (isEager) void source.load();
  return source;
}

export function useOnDemand<Part>(source: OnDemand<Part>): Part | null {
  return useSyncExternalStore(source.subscribe, source.current, source.current);
}

/**
 * Loads all parts, and later declared ones at once. Called after the first screen, so that presses work offline.
 */
export async function loadAllOnDemand(): Promise<void> {
  isEager = true;
  const coming: Promise<unknown>[] = [];
  for (const source of all) {
    if (source.current() !== null) continue;
    coming.push(source.load());
    // Yields between imports to keep the page responsive. Not in a hidden page, where timers are throttled to a
    // second.
    if (document.visibilityState === 'visible') await new Promise((resolve) => setTimeout(resolve));
  }
  await Promise.all(coming);
}
