import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ConnectionStore, createConnectionStore } from './connection-store.ts';

let isUp: boolean;
const reach = vi.fn(async () => {
  if (!isUp) throw new TypeError('fetch failed');
});
const onRestored = vi.fn();
let store: ConnectionStore;

beforeEach(() => {
  vi.useFakeTimers();
  isUp = true;
  store = createConnectionStore(reach, onRestored);
});
afterEach(() => {
  store.dispose();
  vi.useRealTimers();
  vi.clearAllMocks();
});

it('does not believe a browser that calls itself offline while the server answers', async () => {
  window.dispatchEvent(new Event('offline'));
  await vi.advanceTimersByTimeAsync(0);
  expect([reach.mock.calls.length, store.isLost.current()]).toEqual([1, false]);
  expect(onRestored).not.toHaveBeenCalled();
});

it('notices a server out of reach, and within three seconds that it is back', async () => {
  isUp = false;
  await store.verify();
  expect(store.isLost.current()).toBe(true);
  await vi.advanceTimersByTimeAsync(5000);
  expect(store.isLost.current()).toBe(true);
  isUp = true;
  await vi.advanceTimersByTimeAsync(3000);
  expect(store.isLost.current()).toBe(false);
  expect(onRestored).toHaveBeenCalledTimes(1);
});

it('asks at once when the browser says that it is online again', async () => {
  isUp = false;
  await store.verify();
  isUp = true;
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(store.isLost.current()).toBe(false);
});

it('asks once more for everybody who doubts while it is asking', async () => {
  await Promise.all([store.verify(), store.verify(), store.verify()]);
  expect(reach).toHaveBeenCalledTimes(2);
});

it('believes no answer to a question that was put before the connection went', async () => {
  isUp = false;
  await store.verify();
  const slow = Promise.withResolvers<void>();
  reach.mockImplementationOnce(() => slow.promise);
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(new Event('offline'));
  slow.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect([store.isLost.current(), onRestored.mock.calls.length]).toEqual([true, 0]);
});

it('asks on while the browser calls itself offline: the first answer may have come before the connection went', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  await vi.advanceTimersByTimeAsync(0);
  expect(store.isLost.current()).toBe(false);
  isUp = false;
  await vi.advanceTimersByTimeAsync(2000);
  expect(store.isLost.current()).toBe(true);
  onLine.mockReturnValue(true);
  isUp = true;
  await vi.advanceTimersByTimeAsync(2000);
  const asked = reach.mock.calls.length;
  await vi.advanceTimersByTimeAsync(10_000);
  expect([store.isLost.current(), reach.mock.calls.length - asked]).toEqual([false, 0]);
  onLine.mockRestore();
});

it('stops asking when it is disposed of', async () => {
  isUp = false;
  await store.verify();
  store.dispose();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(reach).toHaveBeenCalledTimes(1);
});

it('stops asking when it is disposed of while it asks', async () => {
  isUp = false;
  const asked = store.verify();
  store.dispose();
  await asked;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(reach).toHaveBeenCalledTimes(1);
});
