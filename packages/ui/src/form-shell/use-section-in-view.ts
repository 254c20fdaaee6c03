import { useCallback, useEffect, useRef, useState } from 'react';
import type { ListedSection } from '../form-section/section-list.ts';

/** Reading line: distance from the window's top, CSS pixels. */
const READ = 160;

/**
 * The last section that begins above the reading line. Over the last window height the line moves to the bottom, so
 * that short last sections can be reached.
 */
function sectionInView(sections: readonly ListedSection[]): string | undefined {
  const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
  const left = Math.min(1, (scrollHeight - clientHeight - scrollTop) / clientHeight);
  const isScrollable = scrollHeight > clientHeight;
  const line = READ + (isScrollable ? (clientHeight - READ) * (1 - left) : 0);
  const begun = sections.filter(({ element }) => element.getBoundingClientRect().top <= line);
  return (begun.at(-1) ?? sections[0])?.id;
}

/** The section in view, and a function that scrolls to one and focuses its title. */
export function useSectionInView(sections: readonly ListedSection[]) {
  const [current, setCurrent] = useState<string>();
  /** The section last jumped to and its position: it stays marked while it does not move. */
  const gone = useRef<{ id: string; element: HTMLElement; top: number }>(null);
  useEffect(() => {
    const look = () => {
      const { id, element, top } = gone.current ?? {};
      if (element && Math.abs(element.getBoundingClientRect().top - (top ?? 0)) < 2) return setCurrent(id);
      gone.current = null;
      setCurrent(sectionInView(sections));
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [sections]);
  const goTo = useCallback(({ id, element }: ListedSection) => {
    element.scrollIntoView({ block: 'start' });
    document.getElementById(id)?.focus({ preventScroll: true });
    gone.current = { id, element, top: element.getBoundingClientRect().top };
    setCurrent(id);
  }, []);
  return { current, goTo };
}
