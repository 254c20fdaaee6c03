import { expect, it } from 'vitest';
import { WorkQueue } from './work-queue.ts';

const isWanted = () => false;

it('runs two at once and the others in order, after failures too', async () => {
  const queue = new WorkQueue(2);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const run = (name: string, isAbandoned = isWanted) =>
    queue.run(() => {
      begun.push(name);
      return new Promise<void>((_, fail) => ends.push(() => fail(new Error(name))));
    }, isAbandoned);
  let isGone = false;
  const all = [run('a'), run('b'), run('c'), run('gone', () => isGone), run('d')];
  const told = Promise.all(all.map((one) => one.catch(String)));
  expect(begun).toEqual(['a', 'b']);
  isGone = true;
  for (let n = 0; n < 4; n += 1) {
    await expect.poll(() => ends.length).toBeGreaterThan(n);
    ends[n]?.();
  }
  expect(await told).toEqual([
    'Error: a',
    'Error: b',
    'Error: c',
    'OperationFailure: rate_limited',
    'Error: d',
  ]);
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
  expect(await queue.run(async () => 'again', isWanted)).toBe('again');
});
