import { useSyncExternalStore } from 'react';
import { createListeners } from './listeners.ts';

export type BooleanStore = ReturnType<typeof createBooleanStore>;

export function createBooleanStore() {
  let value = false;
  const { subscribe, notify } = createListeners();
  return {
    current: () => value,
    set: (next: boolean) => {
      if (next === value) return;
      value = next;
      notify();
    },
    subscribe,
  };
}

export function useBooleanStore(flag: BooleanStore): boolean {
  return useSyncExternalStore(flag.subscribe, flag.current);
}
