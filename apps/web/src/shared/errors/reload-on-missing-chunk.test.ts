import { afterEach, expect, it, vi } from 'vitest';
import { reloadOnMissingChunk, unlessReloading } from './reload-on-missing-chunk.ts';

const endings: (() => void)[] = [];
afterEach(() => {
  for (const end of endings.splice(0)) end();
  sessionStorage.clear();
});

function listen(build: string, reach: () => Promise<unknown> = async () => 'there', keeps = () => false) {
  const reload = vi.fn();
  endings.push(reloadOnMissingChunk(build, reload, keeps, reach));
  return reload;
}
async function missChunk() {
  window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
  await new Promise((resolve) => setTimeout(resolve));
}

it('loads the page anew when a file of this build is gone, and never twice', async () => {
  const reload = listen('/assets/index-a.js');
  await missChunk();
  await missChunk();
  expect(reload).toHaveBeenCalledTimes(1);
  endings.splice(0).forEach((end) => void end());
  const again = listen('/assets/index-a.js');
  await missChunk();
  expect(again).not.toHaveBeenCalled();
});

it('does so again for the next build', async () => {
  listen('/assets/index-a.js');
  await missChunk();
  endings.splice(0).forEach((end) => void end());
  const next = listen('/assets/index-b.js');
  await missChunk();
  expect(next).toHaveBeenCalledTimes(1);
});

it('keeps the page while there is no connection', async () => {
  const reload = listen('/assets/index-a.js');
  const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await missChunk();
  expect(reload).not.toHaveBeenCalled();
  offline.mockRestore();
});

it('keeps the page while it has something to lose, and loads it anew for what is missing after that', async () => {
  let isUnsaved = true;
  const reload = listen('/assets/index-a.js', undefined, () => isUnsaved);
  await missChunk();
  expect(reload).not.toHaveBeenCalled();
  isUnsaved = false;
  await missChunk();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('shows no failure of a screen while the page is about to be loaded anew, and every other one', async () => {
  const failure = () => unlessReloading(Promise.reject(new TypeError('Failed to fetch')));
  await expect(failure()).rejects.toThrow('Failed to fetch');
  listen('/assets/index-c.js');
  await missChunk();
  const isSettled = Promise.race([failure(), new Promise((resolve) => setTimeout(resolve, 20, 'waits'))]);
  expect(await isSettled).toBe('waits');
  expect(await unlessReloading(Promise.resolve('screen'))).toBe('screen');
});

it('keeps the page while the server is out of reach, whatever the browser says of the connection', async () => {
  const reload = listen('/assets/index-d.js', async () => {
    throw new TypeError('Failed to fetch');
  });
  await missChunk();
  expect(reload).not.toHaveBeenCalled();
  const screen = unlessReloading(Promise.reject(new TypeError('no such file')));
  await expect(screen).rejects.toThrow('no such file');
});
