import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus in a list when one of it is removed: at the next one, else at what adds (`data-remove`, `data-add`),
 * else, where nothing can be added, at the list's place, which takes a `tabIndex` of -1.
 */
export function useRemovalFocus(count: number, place: RefObject<HTMLElement | null>) {
  const next = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (next.current === undefined) return;
    const left = Array.from(place.current?.querySelectorAll<HTMLElement>('[data-remove] button') ?? []);
    const target = left[Math.min(next.current, count - 1)];
    const adding = place.current?.querySelector<HTMLElement>('[data-add] button:enabled');
    (target ?? adding ?? place.current)?.focus();
    next.current = undefined;
  }, [count, place]);
  return {
    /** Called before one is removed. */
    removed(index: number) {
      next.current = index;
    },
  };
}
