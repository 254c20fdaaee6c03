/** What jsdom lacks of a browser, as far as the app and its components ask for it. */
import { vi } from 'vitest';

/** A wide window with no wish for dark or less motion; `setMediaQuery` of the harness answers otherwise. */
export const matchingQueries = new Set<string>();

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

vi.stubGlobal('matchMedia', (query: string) => ({
  get matches() {
    return matchingQueries.has(query);
  },
  media: query,
  onchange: null,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  dispatchEvent: () => false,
}));
vi.stubGlobal('ResizeObserver', Observer);
vi.stubGlobal('IntersectionObserver', Observer);
vi.stubGlobal('scrollTo', () => undefined);
Element.prototype.scrollIntoView ??= () => undefined;
Element.prototype.getAnimations ??= () => [];
