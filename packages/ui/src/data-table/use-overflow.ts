import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Marks overflow by attributes, without a render: `data-overflowing` makes the table scroll itself (its header is
 * then not sticky to the page); `data-more-before` and `-after` mark sides with hidden columns.
 */
export function useOverflow(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    const mark = () => {
      // Tolerates fractions of a pixel.
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
