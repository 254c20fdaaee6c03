import { describe, expect, it } from 'vitest';
import { TravelClock } from '../mock/clock.ts';
import { FailureLimiter } from './failure-limiter.ts';

const MINUTE = 60_000;
const RULE = { failures: 3, windowMs: 15 * MINUTE, firstPauseMs: MINUTE, longestPauseMs: 4 * MINUTE };

function limiter() {
  const clock = new TravelClock();
  clock.travelTo(new Date('2026-11-20T09:00:00.000Z'), true);
  return { clock, limits: new FailureLimiter(clock, RULE) };
}

describe('FailureLimiter', () => {
  it('lets three failures be examined and then pauses the key, and no other', () => {
    const { limits } = limiter();
    expect([1, 2, 3, 4].map(() => limits.take('a'))).toEqual([0, 0, 0, MINUTE]);
    expect(limits.take('b')).toBe(0);
  });

  it('doubles the pause with every further failure, up to the longest', () => {
    const { clock, limits } = limiter();
    for (let n = 0; n < 3; n += 1) limits.take('a');
    const pauses = [1, 2, 3, 4].map(() => {
      const wait = limits.take('a');
      clock.advance(wait / 1000);
      expect(limits.take('a')).toBe(0);
      return wait / MINUTE;
    });
    expect(pauses).toEqual([1, 2, 4, 4]);
  });

  it('forgets failures that are further apart than the window', () => {
    const { clock, limits } = limiter();
    limits.take('a');
    limits.take('a');
    clock.advance(15 * 60 + 1);
    expect([1, 2, 3, 4].map(() => limits.take('a'))).toEqual([0, 0, 0, MINUTE]);
  });

  it('starts anew when a try was right', () => {
    const { limits } = limiter();
    for (let n = 0; n < 3; n += 1) limits.take('a');
    limits.forgive('a');
    expect(limits.take('a')).toBe(0);
  });

  it('gives one try back and keeps the others', () => {
    const { limits } = limiter();
    for (let n = 0; n < 3; n += 1) limits.take('a');
    limits.giveBack('a');
    expect([limits.take('a'), limits.take('a')]).toEqual([0, MINUTE]);
  });

  it('remembers a bounded number of keys', () => {
    const { limits } = limiter();
    for (let n = 0; n < 3; n += 1) limits.take('first');
    for (let n = 0; n < 20_000; n += 1) limits.take(`key ${n}`);
    expect(limits.take('first')).toBe(0);
  });
});
