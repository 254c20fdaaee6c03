import { expect, it } from 'vitest';
import { OperationFailure } from '../request/handler.ts';
import { FairShares } from './fair-shares.ts';

const refusal = new OperationFailure('rate_limited', { retry_after_seconds: 15 });

/** Shares for merchant and person, and who was cut. */
function world(max: readonly number[], more: { idleMs?: number; now?: () => number } = {}) {
  const shares = new FairShares({ max, retryAfterSeconds: 15, ...more });
  const cut: string[] = [];
  const enter = (merchant: string, person: string, name = person) =>
    shares.acquire([merchant, person], () => cut.push(name));
  return { shares, cut, enter };
}

it('places are few, fewer for each, and free again after work that fails', async () => {
  const shares = new FairShares({ max: [3, 2], retryAfterSeconds: 15 });
  const ends: (() => void)[] = [];
  const hold = (who: string) => shares.run([who], () => new Promise<void>((_, fail) => ends.push(fail)));
  const held = [hold('a'), hold('a')];
  await expect(hold('a')).rejects.toEqual(refusal);
  held.push(hold('b'));
  // Work that cannot be cut is never given away.
  await expect(hold('c')).rejects.toEqual(refusal);
  for (const end of ends) end();
  await Promise.allSettled(held);
  expect(await shares.run(['a'], async () => 'again')).toBe('again');
});

it('a merchant that holds all gives them up one by one, the person with most first, until both have alike', () => {
  const { cut, enter } = world([4, 4, 3]);
  enter('a', 'anna', 'anna 1');
  for (const name of ['borys 1', 'borys 2', 'borys 3']) enter('a', 'borys', name);
  enter('b', 'vira');
  enter('b', 'vira');
  expect(cut).toEqual(['borys 1', 'borys 2']);
  expect(() => enter('b', 'vira')).toThrow(refusal);
  expect(() => enter('a', 'anna')).toThrow(refusal);
  expect(cut).toHaveLength(2);
});

it('within a merchant, a person with fewer gets one of who has most; nobody else loses any', () => {
  const { cut, enter } = world([10, 4, 2]);
  enter('b', 'vira');
  for (const person of ['anna', 'anna', 'borys', 'borys']) enter('a', person);
  expect(() => enter('a', 'anna')).toThrow(refusal);
  enter('a', 'halyna');
  expect(cut).toEqual(['anna']);
  expect(() => enter('a', 'anna')).toThrow(refusal);
});

it('what has stood still for long goes first, whoever has it, and a place that was cut frees nothing later', () => {
  let now = 0;
  const { cut, enter } = world([2, 2, 2], { idleMs: 10, now: () => now });
  const [still, other] = [enter('a', 'anna'), enter('b', 'borys')];
  still.standStill(true);
  other.standStill(true);
  now = 9;
  expect(() => enter('c', 'vira')).toThrow(refusal);
  other.standStill(false);
  now = 10;
  enter('c', 'vira');
  expect(cut).toEqual(['anna']);
  still.release();
  expect(() => enter('d', 'halyna')).toThrow(refusal);
});
