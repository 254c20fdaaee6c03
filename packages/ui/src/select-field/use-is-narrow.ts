import { useSyncExternalStore } from 'react';

/** Where a long label is shortened (spec §9). */
const query = window.matchMedia('(max-width: 768px)');

function subscribe(notify: () => void) {
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}

/** Whether the screen is at most 768 px wide. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => query.matches);
}
