import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withMinimumRate } from './minimum-rate.ts';

const KIB = 1024;
/** A slice of 16 KiB earns one second; the grace is ten seconds. */
const patience = { graceMs: 10_000, bytesPerSecond: 16 * KIB };

describe('a file that somebody takes', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const giveUp = vi.fn();
  beforeEach(() => {
    giveUp.mockClear();
  });
  async function* pieces(count: number, size: number, makingMs = 0) {
    for (let n = 0; n < count; n += 1) {
      if (makingMs > 0) await new Promise((resolve) => setTimeout(resolve, makingMs));
      yield new Uint8Array(size).fill(n);
    }
  }
  async function take(source: AsyncGenerator<Uint8Array>, slices: number, everyMs: number) {
    const sizes: number[] = [];
    for (let n = 0; n < slices; n += 1) {
      const { value, done } = await source.next();
      if (done) break;
      sizes.push(value.length);
      await vi.advanceTimersByTimeAsync(everyMs);
      if (giveUp.mock.calls.length > 0) break;
    }
    return sizes;
  }

  it('comes whole and in order, in slices', async () => {
    const all: number[] = [];
    for await (const slice of withMinimumRate(pieces(3, 40 * KIB), patience, giveUp)) {
      expect(slice.length).toBeLessThanOrEqual(16 * KIB);
      all.push(...slice);
    }
    expect(all).toHaveLength(120 * KIB);
    expect([0, 40 * KIB, 80 * KIB].map((at) => [all[at], all[at + 40 * KIB - 1]])).toEqual([
      [0, 0],
      [1, 1],
      [2, 2],
    ]);
    expect(vi.getTimerCount()).toBe(0);
    expect(giveUp).not.toHaveBeenCalled();
  });

  it('is ended when they take nothing for the time that they have', async () => {
    const source = withMinimumRate(pieces(9, 16 * KIB), patience, giveUp);
    await source.next();
    await vi.advanceTimersByTimeAsync(9_999);
    expect(giveUp).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(giveUp).toHaveBeenCalledOnce();
    await source.return();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is ended when they take less than they must, however steadily', async () => {
    // Each slice earns one second and costs two: the grace is used up after about ten.
    const taken = await take(withMinimumRate(pieces(1, 4_000 * KIB), patience, giveUp), 250, 2_000);
    expect(giveUp).toHaveBeenCalled();
    expect(taken.length).toBeGreaterThanOrEqual(9);
    expect(taken.length).toBeLessThanOrEqual(11);
  });

  it('goes on for as long as they take as much as they must', async () => {
    expect(await take(withMinimumRate(pieces(1, 4_000 * KIB), patience, giveUp), 300, 1_000)).toHaveLength(
      250,
    );
    expect(giveUp).not.toHaveBeenCalled();
  });

  it('goes on when they take it in gulps', async () => {
    const source = withMinimumRate(pieces(1, 4_000 * KIB), patience, giveUp);
    for (let gulp = 0; gulp < 20; gulp += 1) {
      await take(source, 10, 0);
      await take(source, 1, 9_000);
    }
    expect(giveUp).not.toHaveBeenCalled();
  });

  it('is ended when they stop in the middle, however quick they were before', async () => {
    const source = withMinimumRate(pieces(1, 4_000 * KIB), patience, giveUp);
    await take(source, 200, 0);
    await take(source, 1, 10_000);
    expect(giveUp).toHaveBeenCalledOnce();
  });

  it('may be made slowly: that is not their fault', async () => {
    const source = withMinimumRate(pieces(5, 16 * KIB, 30_000), patience, giveUp);
    const all = (async () => {
      let count = 0;
      for await (const slice of source) count += slice.length;
      return count;
    })();
    await vi.advanceTimersByTimeAsync(150_000);
    expect(await all).toBe(80 * KIB);
    expect(giveUp).not.toHaveBeenCalled();
  });
});
