import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * Whether the content is wider than its box. The table scrolls by itself only then; otherwise its header
 * can stick to the page, which a scroll box of its own would prevent.
 */
export function useOverflow(): { ref: RefObject<HTMLDivElement | null>; isOverflowing: boolean } {
  const ref = useRef<HTMLDivElement>(null);
  const [isOverflowing, setOverflowing] = useState(false);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    const measure = () => setOverflowing(box.scrollWidth > box.clientWidth + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    for (const child of box.children) observer.observe(child);
    measure();
    return () => observer.disconnect();
  }, []);
  return { ref, isOverflowing };
}
