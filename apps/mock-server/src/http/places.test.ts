import { expect, it } from 'vitest';
import { Places } from './places.ts';

it('places are few, fewer for each, and free again after work that fails', async () => {
  const places = new Places({ most: 3, mostOfOne: 2, retryAfterSeconds: 15 });
  const ends: (() => void)[] = [];
  const hold = (who: string) => places.hold(who, () => new Promise<void>((_, fail) => ends.push(fail)));
  const held = [hold('a'), hold('a')];
  const refusal = { codeName: 'rate_limited', details: { retry_after_seconds: 15 } };
  await expect(hold('a')).rejects.toMatchObject(refusal);
  held.push(hold('b'));
  await expect(hold('c')).rejects.toMatchObject(refusal);
  for (const end of ends) end();
  await Promise.allSettled(held);
  expect(await places.hold('a', async () => 'again')).toBe('again');
});
