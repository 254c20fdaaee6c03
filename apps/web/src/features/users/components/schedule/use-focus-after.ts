import { useEffect, useRef } from 'react';

/** A shift by its key, a day of a person, or a day. */
export type Place =
  | { readonly shift: string }
  | { readonly cell: { readonly user_id: string; readonly day: string } }
  | { readonly day: string };

export const cellId = ({ user_id, day }: { readonly user_id: string; readonly day: string }): string =>
  `${user_id} ${day}`;

function selectorsOf(place: Place): string[] {
  if ('shift' in place) return [`[data-shift="${place.shift}"]`];
  const ofDay = (day: string) => [`[data-day="${day}"]`, `[data-cell$="${day}"]`];
  if ('cell' in place) return [`[data-cell="${cellId(place.cell)}"]`, ...ofDay(place.cell.day)];
  return ofDay(place.day);
}

/** Moves the focus once what it goes to is drawn. */
export function useFocusAfter() {
  const root = useRef<HTMLDivElement>(null);
  const wanted = useRef<{ place: Place; isShown: boolean }>(null);
  const goThere = () => {
    if (!wanted.current || !root.current) return;
    const { place, isShown } = wanted.current;
    for (const selector of selectorsOf(place)) {
      const found = root.current.querySelector<HTMLElement>(selector);
      if (!found) continue;
      wanted.current = null;
      // Whoever asked by a finger sees where it is, too.
      found.focus(isShown ? { preventScroll: true, focusVisible: true } : {});
      found.scrollIntoView({ block: isShown ? 'center' : 'nearest' });
      return;
    }
  };
  useEffect(goThere);
  return {
    root,
    /**
     * At once where it is there already, else after the next change.
     * @param isShown brings it to the middle of the window, clear of what covers its edges
     */
    focus: (place: Place, isShown = false) => {
      wanted.current = { place, isShown };
      // A dialog keeps the focus until it is closed.
      if (root.current?.contains(document.activeElement)) goThere();
      else requestAnimationFrame(goThere);
    },
  };
}
