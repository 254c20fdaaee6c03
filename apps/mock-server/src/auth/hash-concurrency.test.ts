import { expect, it } from 'vitest';
import { withHashSlot } from './hash-concurrency.ts';

it('lets an address have 25 at once, and others theirs', async () => {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const work = () => gate;
  const asked = Array.from({ length: 40 }, () =>
    withHashSlot('203.0.113.7', work).then(() => 'done', String),
  );
  const other = withHashSlot('203.0.113.8', work).then(() => 'done');
  release();
  const answers = await Promise.all(asked);
  expect(answers.filter((answer) => answer === 'done')).toHaveLength(25);
  expect(answers.filter((answer) => answer.includes('rate_limited'))).toHaveLength(15);
  expect(await other).toBe('done');
});

it('gives the share back when the work is done, failed work too', async () => {
  const fail = () => Promise.reject(new Error('no'));
  for (let n = 0; n < 60; n += 1) {
    await expect(withHashSlot('203.0.113.9', fail)).rejects.toThrow('no');
    expect(await withHashSlot('203.0.113.9', async () => n)).toBe(n);
  }
});
