/** What jsdom lacks of a browser, as far as the app and its components ask for it. */
import { vi } from 'vitest';
import { windowWidth } from './window-width.ts';

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

function matches(query: string): boolean {
  const limits = [...query.matchAll(/\((min|max)-width:\s*([\d.]+)px\)/g)];
  const isWithin = ([, limit, px]: RegExpMatchArray) =>
    limit === 'min' ? windowWidth.current >= Number(px) : windowWidth.current <= Number(px);
  return limits.length > 0 && limits.every(isWithin);
}

vi.stubGlobal('matchMedia', (query: string) => ({
  get matches() {
    return matches(query);
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
