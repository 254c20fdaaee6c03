/** A list of functions that are told of changes. */
export function createListeners<Told extends readonly unknown[] = []>() {
  const listeners = new Set<(...told: Told) => void>();
  return {
    /** Returns a function that ends it. */
    subscribe: (listener: (...told: Told) => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notify: (...told: Told): void => {
      for (const listener of listeners) listener(...told);
    },
  };
}
