import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRefetchThrottle, MIN_INTERVAL_MS, type RefetchThrottle } from './refetch-throttle.ts';

const refresh = vi.fn(async (_reads: readonly string[]): Promise<unknown> => undefined);
let refresher: RefetchThrottle;

beforeEach(() => {
  vi.useFakeTimers();
  refresher = createRefetchThrottle(refresh);
});
afterEach(() => {
  refresher.dispose();
  vi.useRealTimers();
  vi.resetAllMocks();
});

it('asks once for all that happens together', async () => {
  refresher.schedule(['listTerminals']);
  refresher.schedule(['getTerminal', 'listTerminals']);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(refresh.mock.calls).toEqual([[['listTerminals', 'getTerminal']]]);
});

it('asks at most once every few seconds, and for the last time too', async () => {
  for (let n = 0; n < 100; n += 1) {
    refresher.schedule(['listTerminals']);
    await vi.advanceTimersByTimeAsync(100);
  }
  await vi.advanceTimersByTimeAsync(2 * MIN_INTERVAL_MS);
  expect(refresh.mock.calls.length).toBeLessThanOrEqual(5);
  expect(refresh.mock.calls.length).toBeGreaterThanOrEqual(4);
});

it('gives up no answer that is on its way', async () => {
  const slow = Promise.withResolvers<undefined>();
  refresh.mockReturnValueOnce(slow.promise);
  refresher.schedule(['listTerminals']);
  await vi.advanceTimersByTimeAsync(1_000);
  refresher.schedule(['listTerminals']);
  await vi.advanceTimersByTimeAsync(10 * MIN_INTERVAL_MS);
  expect(refresh).toHaveBeenCalledTimes(1);
  slow.resolve(undefined);
  await vi.advanceTimersByTimeAsync(MIN_INTERVAL_MS);
  expect(refresh).toHaveBeenCalledTimes(2);
});

it('goes on after a failure, and asks for nothing when nothing happened', async () => {
  refresh.mockRejectedValueOnce(new Error('no answer'));
  refresher.schedule(['listTerminals']);
  refresher.schedule([]);
  await vi.advanceTimersByTimeAsync(10 * MIN_INTERVAL_MS);
  expect(refresh).toHaveBeenCalledTimes(1);
  refresher.schedule(['getTerminal']);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(refresh).toHaveBeenLastCalledWith(['getTerminal']);
});

it('asks no more once the screen is left', async () => {
  refresher.schedule(['listTerminals']);
  refresher.dispose();
  refresher.schedule(['listTerminals']);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(refresh).not.toHaveBeenCalled();
});
