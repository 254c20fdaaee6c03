import { type RefObject, useLayoutEffect } from 'react';

/** Space under the panel, CSS pixels. */
const MARGIN = 16;

/** Limits a panel's height to the window, so that its footer stays in view. */
export function useFittingHeight(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const panel = ref.current;
    if (!panel) return;
    const adjust = () => {
      const room = window.innerHeight - Math.max(0, panel.getBoundingClientRect().top) - MARGIN;
      // In a window too low, the stylesheet's limit applies and the page scrolls.
      panel.style.maxHeight = room >= 320 ? `${room}px` : '';
    };
    adjust();
    window.addEventListener('scroll', adjust, { passive: true });
    window.addEventListener('resize', adjust);
    return () => {
      window.removeEventListener('scroll', adjust);
      window.removeEventListener('resize', adjust);
    };
  }, [ref]);
}
