import { type Location, ScrollRestoration } from 'react-router-dom';

const STORED = 'react-router-scroll-positions';

/** A page opened by its address has no key of its own. */
const keyOf = ({ key, pathname }: Pick<Location, 'key' | 'pathname'>) => (key === 'default' ? pathname : key);

/** Reload and back find a page where it was left; opened afresh by its address it starts at its top. */
function forgetPageOpenedAfresh(): void {
  try {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const stored = sessionStorage.getItem(STORED);
    if (entry?.type !== 'navigate' || stored === null) return;
    const { [location.pathname]: _, ...others } = JSON.parse(stored);
    sessionStorage.setItem(STORED, JSON.stringify(others));
  } catch {
    // Without storage nothing is restored.
  }
}
forgetPageOpenedAfresh();

/** Where pages are scrolled to when they are come to. */
export function ScrollPlaces() {
  return <ScrollRestoration storageKey={STORED} getKey={keyOf} />;
}
