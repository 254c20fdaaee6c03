import { useSyncExternalStore } from 'react';

/** A yes or no that lives outside of components. */
export interface Flag {
  current(): boolean;
  set(value: boolean): void;
  subscribe(listener: () => void): () => void;
}

/** Makes a flag, off. */
export function createFlag(): Flag {
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

/** Whether a flag is on; renders again when it changes. */
export function useFlag(flag: Flag): boolean {
  return useSyncExternalStore(flag.subscribe, flag.current);
}
