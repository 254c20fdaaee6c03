import { useEffect, useRef } from 'react';

/**
 * What is done may take its button away: the focus goes to the heading then, or to the page where that is gone, too.
 * @param list what is shown, another object once it has changed
 */
export function useRestoredFocus(list: unknown) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isWanted = useRef(false);
  useEffect(() => {
    if (!isWanted.current) return;
    isWanted.current = false;
    if (document.activeElement !== document.body) return;
    (heading.current ?? document.querySelector('main'))?.focus({ preventScroll: true });
  }, [list]);
  return {
    heading,
    restore: () => {
      isWanted.current = true;
    },
  };
}
