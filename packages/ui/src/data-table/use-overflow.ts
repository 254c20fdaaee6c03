import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * Whether the content is wider than its box. The table scrolls by itself only then; otherwise its header
 * can stick to the page, which a scroll box of its own would prevent. Which sides hide columns is written on the box
 * as `data-more-before` and `data-more-after`, straight away: nothing has to be rendered again for a shadow.
 */
export function useOverflow(): { ref: RefObject<HTMLDivElement | null>; isOverflowing: boolean } {
  const ref = useRef<HTMLDivElement>(null);
  const [isOverflowing, setOverflowing] = useState(false);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    const mark = () => {
      // Fractions of a pixel are lost between the three.
      box.toggleAttribute('data-more-before', box.scrollLeft > 1);
      box.toggleAttribute('data-more-after', box.scrollLeft + box.clientWidth < box.scrollWidth - 1);
    };
    const measure = () => {
      setOverflowing(box.scrollWidth > box.clientWidth + 1);
      mark();
    };
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    for (const child of box.children) observer.observe(child);
    box.addEventListener('scroll', mark, { passive: true });
    measure();
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', mark);
    };
  }, []);
  return { ref, isOverflowing };
}
