import { afterEach, expect, it, vi } from 'vitest';
import { reloadOnMissingChunk, unlessReloading } from './preload-error.ts';

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
const missChunk = () => window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));

it('loads the page anew when a file of this build is gone, and never twice', () => {
  const reload = listen('/assets/index-a.js');
  missChunk();
  missChunk();
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
  missChunk();
  expect(reload).not.toHaveBeenCalled();
  offline.mockRestore();
});

it('shows no failure of a screen while the page is about to be loaded anew, and every other one', async () => {
  const failure = () => unlessReloading(Promise.reject(new TypeError('Failed to fetch')));
  await expect(failure()).rejects.toThrow('Failed to fetch');
  listen('/assets/index-c.js');
  missChunk();
  const isSettled = Promise.race([failure(), new Promise((resolve) => setTimeout(resolve, 20, 'waits'))]);
  expect(await isSettled).toBe('waits');
  expect(await unlessReloading(Promise.resolve('screen'))).toBe('screen');
});
