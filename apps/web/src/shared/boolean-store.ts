import { useSyncExternalStore } from 'react';

export interface BooleanStore {
  current(): boolean;
  set(value: boolean): void;
  subscribe(listener: () => void): () => void;
}

export function createBooleanStore(): BooleanStore {
  let value = false;
  const listeners = new Set<() => void>();
  return {
    current: () => value,
    set: (next) => {
      if (next === value) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useBooleanStore(flag: BooleanStore): boolean {
  return useSyncExternalStore(flag.subscribe, flag.current);
}
