import { useCallback, useSyncExternalStore } from 'react';

/** Phones: bottom navigation, cards instead of tables, sheets instead of popovers. */
export const PHONE_QUERY = '(max-width: 767.98px)';

/** Too narrow for more than one button beside a title. */
export const TABLET_QUERY = '(max-width: 1023.98px)';

/** Wide enough for a list with a drawer beside it. */
export const WIDE_QUERY = '(min-width: 1180px)';

/** Pointed at by fingers: phones and tablets, which have a camera at hand. */
export const TOUCH_QUERY = '(pointer: coarse)';

/** Whether the media query matches; re-renders on change. */
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
