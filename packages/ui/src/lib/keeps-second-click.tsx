import { useEffect } from 'react';

/** How long after the first click the second one of a double click may come, milliseconds: the default of most systems. */
const DOUBLE_CLICK = 500;

const TYPES = ['mousedown', 'click', 'dblclick'] as const;

function swallowSecondClicks(): void {
  // A listener of its own each time: of two things that close shortly after one another, the second has its whole while.
  const swallow = (event: MouseEvent) => {
    // A click of its own counts from one again, one by keyboard has no count.
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  // Held, for a test's page may be gone by then.
  const page = document;
  for (const type of TYPES) page.addEventListener(type, swallow, true);
  setTimeout(() => {
    for (const type of TYPES) page.removeEventListener(type, swallow, true);
  }, DOUBLE_CLICK);
}

/**
 * Stands in whatever floats above the page. Once that has gone by a click, the second click of a double click is not for
 * what lay under it: whoever double-clicks "Save" in a drawer does not want to open the row behind it.
 */
export function KeepsSecondClick(): null {
  useEffect(() => swallowSecondClicks, []);
  return null;
}
