import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Says on a box how it stands to its content: `data-overflowing` when that is wider (the table scrolls by itself only
 * then; otherwise its header can stick to the page, which a scroll box of its own would prevent), `data-more-before`
 * and `data-more-after` on the sides that hide columns. Attributes, written straight away: nothing has to be rendered
 * again, and since the observer is told between layout and paint, no layout is forced either.
 */
export function useOverflow(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    const mark = () => {
      // Fractions of a pixel are lost between the three.
      box.toggleAttribute('data-more-before', box.scrollLeft > 1);
      box.toggleAttribute('data-more-after', box.scrollLeft + box.clientWidth < box.scrollWidth - 1);
    };
    const observer = new ResizeObserver(() => {
      box.toggleAttribute('data-overflowing', box.scrollWidth > box.clientWidth + 1);
      mark();
    });
    observer.observe(box);
    for (const child of box.children) observer.observe(child);
    box.addEventListener('scroll', mark, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', mark);
    };
  }, []);
  return ref;
}
