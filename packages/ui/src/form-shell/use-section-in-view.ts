import { useCallback, useEffect, useRef, useState } from 'react';
import type { ListedSection } from '../form-section/section-list.ts';

/** How far below the window's top a section begins that is being read, CSS pixels. */
const READ = 160;

/**
 * The section that is being read: the last one that begins above a line below the window's top. Over the last window's
 * height the line comes down to the bottom, or the last sections, which never come up to it, would never be marked.
 */
function sectionInView(sections: readonly ListedSection[]): string | undefined {
  const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
  const left = Math.min(1, (scrollHeight - clientHeight - scrollTop) / clientHeight);
  const isScrollable = scrollHeight > clientHeight;
  const line = READ + (isScrollable ? (clientHeight - READ) * (1 - left) : 0);
  const begun = sections.filter(({ element }) => element.getBoundingClientRect().top <= line);
  return (begun.at(-1) ?? sections[0])?.id;
}

/** Which section is in view, and the way to one: to its top, with the focus at its title. */
export function useSectionInView(sections: readonly ListedSection[]) {
  const [current, setCurrent] = useState<string>();
  /** The one that was gone to, and where it stood then: it is marked while it stays there, wherever on the page that is. */
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
