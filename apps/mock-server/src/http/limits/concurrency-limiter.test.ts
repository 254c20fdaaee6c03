import { expect, it } from 'vitest';
import { ConcurrencyLimiter } from './concurrency-limiter.ts';

it('places are few, fewer for each, and free again after work that fails', async () => {
  const places = new ConcurrencyLimiter({ max: 3, maxPerKey: 2, retryAfterSeconds: 15 });
  const ends: (() => void)[] = [];
  const hold = (who: string) => places.withSlot(who, () => new Promise<void>((_, fail) => ends.push(fail)));
  const held = [hold('a'), hold('a')];
  const refusal = { codeName: 'rate_limited', details: { retry_after_seconds: 15 } };
  await expect(hold('a')).rejects.toMatchObject(refusal);
  held.push(hold('b'));
  await expect(hold('c')).rejects.toMatchObject(refusal);
  for (const end of ends) end();
  await Promise.allSettled(held);
  expect(await places.withSlot('a', async () => 'again')).toBe('again');
});
