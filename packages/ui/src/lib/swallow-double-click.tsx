import { useEffect } from 'react';

/** Maximum delay between the clicks of a double click, milliseconds: the default of most systems. */
const DOUBLE_CLICK = 500;

const TYPES = ['mousedown', 'click', 'dblclick'] as const;

function swallowSecondClicks(): void {
  // A separate listener per call, so that each closing overlay has its full time window.
  const swallow = (event: MouseEvent) => {
    // `detail` is 1 for a new click and 0 for the keyboard.
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  // Kept, since a test's document may be gone by then.
  const page = document;
  for (const type of TYPES) page.addEventListener(type, swallow, true);
  setTimeout(() => {
    for (const type of TYPES) page.removeEventListener(type, swallow, true);
  }, DOUBLE_CLICK);
}

/** Swallows the second click of a double click that closed an overlay: it would hit the element below. */
export function SwallowDoubleClick(): null {
  useEffect(() => swallowSecondClicks, []);
  return null;
}
