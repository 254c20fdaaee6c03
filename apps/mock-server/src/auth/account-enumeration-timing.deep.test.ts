/** Security T5: response times of 200 known and 200 unknown phones must not differ. Needs an otherwise idle machine. */
import { signIn } from '@kasa/contracts/auth/operations/session';
import { beforeEach, describe, expect, it } from 'vitest';
import { bulkInsert } from '../db/bulk-insert.ts';
import { idOf, user } from '../db/test-support/rows.ts';
import { call } from '../http/test-support/call.ts';
import { startFreshApp } from '../http/test-support/fresh-app.ts';
import { DEMO_PASSWORD_HASH } from './password.ts';
import { firstMerchant } from './seed.ts';
import { beginSignUp, requestPasswordReset } from './test-support/sign-up-flow.ts';

const COUNT = 200;
const known = (n: number) => `+38063${String(n).padStart(7, '0')}`;
const unknown = (n: number) => `+38073${String(n).padStart(7, '0')}`;

const median = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/** Probability that two samples of one distribution differ this much in rank (Mann–Whitney, normal approximation). */
function rankChance(one: readonly number[], other: readonly number[]): number {
  const ranked = [
    ...one.map((time) => ({ time, isOne: true })),
    ...other.map((time) => ({ time, isOne: false })),
  ];
  ranked.sort((a, b) => a.time - b.time);
  const sum = ranked.reduce((total, { isOne }, index) => total + (isOne ? index + 1 : 0), 0);
  const [n, m] = [one.length, other.length];
  const u = sum - (n * (n + 1)) / 2;
  const z = Math.abs(u - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12);
  // Abramowitz and Stegun 26.2.17 for the tail of the normal distribution.
  const t = 1 / (1 + 0.2316419 * z);
  const series =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return 2 * (Math.exp(-(z * z) / 2) / Math.sqrt(2 * Math.PI)) * series;
}

describe('the rank test itself', () => {
  const sample = (shift: number) =>
    Array.from({ length: COUNT }, (_, n) => ((n * 7_919) % 1_000) / 1_000 + shift);

  it('finds a shift, and none where there is none', () => {
    expect(rankChance(sample(0), sample(0.15))).toBeLessThan(0.01);
    expect(rankChance(sample(0), sample(0.001))).toBeGreaterThan(0.01);
  });
});

const test = await startFreshApp();

describe('time tells nothing of whether a phone is registered', () => {
  beforeEach(async () => {
    const people = Array.from({ length: COUNT }, (_, n) =>
      user(n, {
        id: idOf(0x9000 + n),
        merchant_id: firstMerchant.id,
        phone: known(n),
        password_hash: DEMO_PASSWORD_HASH,
      }),
    );
    await bulkInsert(test.database.db, 'users', people);
  });

  it.each([
    ['signIn', (phone: string) => call(test.app, signIn, { body: { phone, password: 'wrong' } }), 1001],
    ['signUp', (phone: string) => beginSignUp(test, { phone }), 0],
    ['resetPassword', (phone: string) => requestPasswordReset(test, phone), 0],
    // Retried because chance alone fails one run in a hundred; a real difference fails every time.
  ] as const)('%s', { retry: 2 }, async (_name, ask, code) => {
    const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
    const measure = async (kind: 'known' | 'unknown', phone: string) => {
      const began = performance.now();
      expect((await ask(phone)).code).toBe(code);
      times[kind].push(performance.now() - began);
    };
    for (let n = 0; n < COUNT; n += 1) {
      const order = n % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
      for (const kind of order) await measure(kind, kind === 'known' ? known(n) : unknown(n));
      // Moves past the rate limits, which are not tested here.
      test.clock.advance(900);
    }
    const ratio = median(times.known) / median(times.unknown);
    expect(ratio).toBeGreaterThan(0.9);
    expect(ratio).toBeLessThan(1.1);
    expect(rankChance(times.known, times.unknown)).toBeGreaterThan(0.01);
  });
});
