import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRefresher, PAUSE, type Refresher } from './refresher.ts';

const refresh = vi.fn(async (_reads: readonly string[]): Promise<unknown> => undefined);
let refresher: Refresher;

beforeEach(() => {
  vi.useFakeTimers();
  refresher = createRefresher(refresh);
});
afterEach(() => {
  refresher.dispose();
  vi.useRealTimers();
  vi.resetAllMocks();
});

it('asks once for all that happens together', async () => {
  refresher.ask(['listTerminals']);
  refresher.ask(['getTerminal', 'listTerminals']);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(refresh.mock.calls).toEqual([[['listTerminals', 'getTerminal']]]);
});

it('asks at most once every few seconds, and for the last time too', async () => {
  for (let n = 0; n < 100; n += 1) {
    refresher.ask(['listTerminals']);
    await vi.advanceTimersByTimeAsync(100);
  }
  await vi.advanceTimersByTimeAsync(2 * PAUSE);
  expect(refresh.mock.calls.length).toBeLessThanOrEqual(5);
  expect(refresh.mock.calls.length).toBeGreaterThanOrEqual(4);
});

it('gives up no answer that is on its way', async () => {
  const slow = Promise.withResolvers<undefined>();
  refresh.mockReturnValueOnce(slow.promise);
  refresher.ask(['listTerminals']);
  await vi.advanceTimersByTimeAsync(1_000);
  refresher.ask(['listTerminals']);
  await vi.advanceTimersByTimeAsync(10 * PAUSE);
  expect(refresh).toHaveBeenCalledTimes(1);
  slow.resolve(undefined);
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect(refresh).toHaveBeenCalledTimes(2);
});

it('goes on after a failure, and asks for nothing when nothing happened', async () => {
  refresh.mockRejectedValueOnce(new Error('no answer'));
  refresher.ask(['listTerminals']);
  refresher.ask([]);
  await vi.advanceTimersByTimeAsync(10 * PAUSE);
  expect(refresh).toHaveBeenCalledTimes(1);
  refresher.ask(['getTerminal']);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(refresh).toHaveBeenLastCalledWith(['getTerminal']);
});

it('asks no more once the screen is left', async () => {
  refresher.ask(['listTerminals']);
  refresher.dispose();
  refresher.ask(['listTerminals']);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(refresh).not.toHaveBeenCalled();
});
