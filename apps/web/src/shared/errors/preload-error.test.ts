import { afterEach, expect, it, vi } from 'vitest';
import { reloadOnMissingChunk } from './preload-error.ts';

const endings: (() => void)[] = [];
afterEach(() => {
  for (const end of endings.splice(0)) end();
  sessionStorage.clear();
});

function listen(build: string) {
  const reload = vi.fn();
  endings.push(reloadOnMissingChunk(build, reload));
  return reload;
}
function missChunk(): Event {
  const event = new Event('vite:preloadError', { cancelable: true });
  window.dispatchEvent(event);
  return event;
}

it('loads the page anew when a file of this build is gone, and never twice', () => {
  const reload = listen('/assets/index-a.js');
  expect(missChunk().defaultPrevented).toBe(true);
  expect(missChunk().defaultPrevented).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  // After the reload, the same old page from some cache.
  endings.splice(0).forEach((end) => void end());
  const again = listen('/assets/index-a.js');
  missChunk();
  expect(again).not.toHaveBeenCalled();
});

it('does so again for the next build', () => {
  listen('/assets/index-a.js');
  missChunk();
  endings.splice(0).forEach((end) => void end());
  const next = listen('/assets/index-b.js');
  missChunk();
  expect(next).toHaveBeenCalledTimes(1);
});

it('keeps the page while there is no connection', () => {
  const reload = listen('/assets/index-a.js');
  const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(missChunk().defaultPrevented).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  offline.mockRestore();
});
