import { Blob as NodeBlob, File as NodeFile } from 'node:buffer';
import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { failOnActWarnings, watchActWarnings } from './act-warnings.ts';
import { afterEachTest } from './after-each-test.ts';
import './configure-libraries.ts';
import { windowWidth } from './window-width.ts';

// Updates render on their own, as in a browser; Testing Library's `act` turns the flag on temporarily.
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
watchActWarnings(console);
// Testing Library registers its cleanup on load, which several test files share.
afterEach(async () => {
  for (const undo of afterEachTest) await undo();
  cleanup();
  failOnActWarnings();
});

// jsdom has its own ArrayBuffer, which the in-process backend does not recognise.
vi.stubGlobal('ArrayBuffer', Buffer.alloc(0).buffer.constructor);

// Node's requests do not recognise jsdom's forms and files.
const form = { headers: { 'content-type': 'application/x-www-form-urlencoded' } };
vi.stubGlobal('Blob', NodeBlob);
vi.stubGlobal('File', NodeFile);
vi.stubGlobal('FormData', (await new Response('', form).formData()).constructor);

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
