import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HANDLER_TIMEOUT_MS, HandlerTimeout, withinLongerLimit, withinTimeLimit } from './time-limit.ts';

const never = () => new Promise<never>(() => {});
const after = (milliseconds: number) =>
  new Promise<string>((resolve) => setTimeout(() => resolve('done'), milliseconds));

describe('work that takes too long', () => {
  beforeEach(() => void vi.useFakeTimers());
  // Also runs the module's own timer, which outlives a test.
  afterEach(() => {
    vi.runOnlyPendingTimers();
    vi.useRealTimers();
  });

  it('is given up after the limit, and not before', async () => {
    const ended = vi.fn();
    withinTimeLimit(never()).catch(ended);
    await vi.advanceTimersByTimeAsync(HANDLER_TIMEOUT_MS - 1);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledExactlyOnceWith(expect.any(HandlerTimeout));
  });

  it('is given up each in its own time, whatever began before it and has ended', async () => {
    const ended: string[] = [];
    const note = (name: string) => () => void ended.push(name);
    void withinTimeLimit(after(10)).then(note('quick'));
    await vi.advanceTimersByTimeAsync(1_000);
    withinTimeLimit(never()).catch(note('second'));
    await vi.advanceTimersByTimeAsync(1_500);
    withinTimeLimit(never()).catch(note('third'));
    await vi.advanceTimersByTimeAsync(HANDLER_TIMEOUT_MS - 1_501);
    expect(ended).toEqual(['quick']);
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toEqual(['quick', 'second']);
    await vi.advanceTimersByTimeAsync(1_499);
    expect(ended).toEqual(['quick', 'second']);
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toEqual(['quick', 'second', 'third']);
  });

  it('that waits for a server of somebody else is given up so much later', async () => {
    const ended = vi.fn();
    withinLongerLimit(never(), 30).catch(ended);
    await vi.advanceTimersByTimeAsync(HANDLER_TIMEOUT_MS + 29_999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledExactlyOnceWith(expect.any(HandlerTimeout));
    await expect(withinLongerLimit(Promise.resolve(5), 30)).resolves.toBe(5);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('answers what the work answers when that is in time, failures too', async () => {
    await expect(withinTimeLimit(Promise.resolve(5))).resolves.toBe(5);
    await expect(withinTimeLimit(Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(vi.getTimerCount()).toBeLessThanOrEqual(1);
  });
});
