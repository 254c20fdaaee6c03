import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Whether a box overflows; it then needs the returned `tabIndex` to be scrolled by keyboard. */
export function useScrollable(axis: 'x' | 'y' = 'y'): {
  ref: RefObject<HTMLDivElement | null>;
  tabIndex: 0 | undefined;
} {
  const ref = useRef<HTMLDivElement>(null);
  const [isScrollable, setScrollable] = useState(false);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    const measure = () =>
      setScrollable(
        axis === 'y' ? box.scrollHeight > box.clientHeight + 1 : box.scrollWidth > box.clientWidth + 1,
      );
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    for (const child of box.children) observer.observe(child);
    measure();
    return () => observer.disconnect();
  }, [axis]);
  return { ref, tabIndex: isScrollable ? 0 : undefined };
}
