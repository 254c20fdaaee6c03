import { type RefObject, useLayoutEffect } from 'react';

/** Room kept under the panel, CSS pixels. */
const MARGIN = 16;

/**
 * Keeps a panel within the window wherever it begins: its own footer stays in sight also while the page above it has
 * not been scrolled away. Content that is longer scrolls inside.
 */
export function useFittingHeight(ref: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useLayoutEffect(() => {
    const panel = ref.current;
    if (!isOpen || !panel) return;
    const adjust = () => {
      const room = window.innerHeight - Math.max(0, panel.getBoundingClientRect().top) - MARGIN;
      // In a window too low for that the stylesheet's own limit holds, and the page scrolls.
      panel.style.maxHeight = room >= 320 ? `${room}px` : '';
    };
    adjust();
    window.addEventListener('scroll', adjust, { passive: true });
    window.addEventListener('resize', adjust);
    return () => {
      window.removeEventListener('scroll', adjust);
      window.removeEventListener('resize', adjust);
    };
  }, [ref, isOpen]);
}
