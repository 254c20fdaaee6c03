import { useCallback, useSyncExternalStore } from 'react';

/** Phones: bottom navigation, cards instead of tables, sheets instead of popovers. */
export const PHONE = '(max-width: 767.98px)';

/** Wide enough for a list and a drawer beside each other. */
export const WIDE = '(min-width: 1180px)';

/** Whether the media query matches now; renders again when that changes. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', notify);
      return () => list.removeEventListener('change', notify);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
