/** What jsdom lacks of a browser, as far as the app and its components ask for it. */
import { Blob as NodeBlob, File as NodeFile } from 'node:buffer';
import { configure, getConfig } from '@testing-library/react';
import { vi } from 'vitest';
import { windowWidth } from './window-width.ts';

// Reading a screen's code for the first time takes a busy machine longer than the second that is usual.
configure({ asyncUtilTimeout: 8_000 });

// A field that loses the focus while React moves it, as a dialog does, makes user-event say "change" in the middle of
// React's work. What that changes is drawn when the work is done; React only refuses to do it at once.
const { eventWrapper } = getConfig();
configure({
  eventWrapper: (dispatch) => {
    let result: unknown;
    try {
      eventWrapper(() => {
        result = dispatch();
      });
    } catch (error) {
      if (!(error instanceof Error && error.message === 'Should not already be working.')) throw error;
    }
    return result;
  },
});

// jsdom brings one of its own; the backend, which runs in this process, knows its bytes by Node's.
vi.stubGlobal('ArrayBuffer', Buffer.alloc(0).buffer.constructor);

// Of jsdom's forms and files, Node's requests know nothing but that they are objects.
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
