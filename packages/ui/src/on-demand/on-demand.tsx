import { useSyncExternalStore } from 'react';

/** Code that nobody needs before the first press: what floats. The page comes sooner without it. */
export interface OnDemand<Part> {
  /** Fetches it, once. A failure is not kept: the next call tries again. */
  load(): Promise<Part | null>;
  /** Null: not here yet. */
  current(): Part | null;
  subscribe(listener: () => void): () => void;
}

const all = new Set<OnDemand<unknown>>();
let isEager = false;

/** Declares a part that is fetched when it is wanted: `const popup = onDemand(() => import('./menu-popup.tsx'))`. */
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

/** The part, or null until it has come. */
export function useOnDemand<Part>(source: OnDemand<Part>): Part | null {
  return useSyncExternalStore(source.subscribe, source.current, source.current);
}

/**
 * Fetches everything declared so far, and from now on whatever is declared. The app calls it when the first screen
 * stands: then nobody waits at a press, and nothing is missing when the connection is lost.
 */
export async function loadOnDemand(): Promise<void> {
  isEager = true;
  const coming: Promise<unknown>[] = [];
  for (const source of all) {
    if (source.current() !== null) continue;
    coming.push(source.load());
    // To ask for a part and all that it imports is work: between two of them the browser can answer. In a page that
    // nobody looks at there is nothing to answer, and each pause would last a second.
    if (document.visibilityState === 'visible') await new Promise((resolve) => setTimeout(resolve));
  }
  await Promise.all(coming);
}
