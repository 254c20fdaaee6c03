import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { describe, expect, it } from 'vitest';
import type { Row } from '../db/schema.ts';
import { createRandomSource, intBelow } from '../db/seed/random-source.ts';
import { recountMoney } from '../db/terminal-money.ts';
import { startFreshApp } from '../http/test-support/fresh-app.ts';
import { withinLimits } from './payment-limits.ts';
import { addPayment, somePayment } from './test-support/payments.ts';

const test = await startFreshApp();
const db = () => test.database.db;

const terminal_id = ids.terminal;
const limited = (settings: object) => ({
  ...{ id: terminal_id, kind: 'acquiring' as const },
  ...{ settings: JSON.stringify(settings), template_settings: null },
});
const DAILY = 10_000;
/** The status of a payment that a terminal of so much a day is asked for. */
const askedFor = async (
  started_at: string,
  amount: number,
  settings: object = { daily_amount_limit: DAILY },
) => (await withinLimits(db(), limited(settings), paymentOf({ started_at, amount }))).status;
const paymentOf = (changes: Partial<Row<'transactions'>>) =>
  somePayment({ terminal_id, payment_form: 'card', response_code: '00', ...changes });
const at = (instant: string, ms = 0) => new Date(Date.parse(instant) + ms).toISOString();

/** Days in Kyiv without payments of the seed, each from its first instant to before the next one's. */
const days = {
  'of winter, 24 h': ['2027-01-12T22:00:00.000Z', '2027-01-13T22:00:00.000Z'],
  'of summer, 24 h': ['2027-07-14T21:00:00.000Z', '2027-07-15T21:00:00.000Z'],
  'on which summer time begins, 23 h': ['2027-03-27T22:00:00.000Z', '2027-03-28T21:00:00.000Z'],
  'on which it ends, 25 h': ['2027-10-30T21:00:00.000Z', '2027-10-31T22:00:00.000Z'],
} as const;

describe.each(Object.entries(days))('the limit of a day %s', (_, [from, before]) => {
  it.each([
    ['its first instant', at(from), 'declined'],
    ['its last instant', at(before, -1), 'declined'],
    ['the instant before it', at(from, -1), 'approved'],
    ['the first instant after it', at(before), 'approved'],
  ])('counts what was taken at its two ends for a payment at %s', async (__, started_at, status) => {
    await addPayment(db(), paymentOf({ started_at: at(from), amount: DAILY / 2 }));
    await addPayment(db(), paymentOf({ started_at: at(before, -1), amount: DAILY / 2 }));
    expect(await askedFor(started_at, 1)).toBe(status);
  });

  it('holds for a payment that is told of after midnight, when the next day is summed up already', async () => {
    await addPayment(db(), paymentOf({ started_at: at(before, -20_000), amount: DAILY }));
    await addPayment(db(), paymentOf({ started_at: at(before, 5_000), amount: 1 }));
    await recountMoney(db(), ids.merchant, at(before, 12 * 3_600_000).slice(0, 10), [terminal_id]);
    expect(await askedFor(at(before, -10_000), 1)).toBe('declined');
    expect(await askedFor(at(before, 10_000), DAILY)).toBe('declined');
    expect(await askedFor(at(before, 10_000), DAILY - 1)).toBe('approved');
  });

  it('is passed by no row of payments, whenever they come, and by no kopiyka too early', async () => {
    const chance = createRandomSource(Date.parse(from) >>> 0);
    const taken = new Map<'before' | 'on' | 'after', number>();
    for (let n = 0; n < 60; n += 1) {
      const instant = Date.parse(from) - 12 * 3_600_000 + intBelow(chance(n, 1), 48 * 3_600_000);
      const started_at = new Date(instant).toISOString();
      const day = started_at < from ? 'before' : started_at < before ? 'on' : 'after';
      const amount = 1 + intBelow(chance(n, 2), 2_500);
      const sum = (taken.get(day) ?? 0) + amount;
      const payment = await withinLimits(
        db(),
        limited({ daily_amount_limit: DAILY }),
        paymentOf({ started_at, amount }),
      );
      expect([n, payment.status]).toEqual([n, sum > DAILY ? 'declined' : 'approved']);
      await addPayment(db(), payment);
      if (payment.status === 'approved') taken.set(day, sum);
    }
    expect(taken.size).toBe(3);
  });
});

const noon = '2027-01-13T10:00:00.000Z';
const open = { paid_at: null, ended_at: null, response_code: null, fiscal_number: null };

it.each([
  ['created', open],
  ['authorized', { ...open, response_code: '00' }],
  ['approved', {}],
] as const)('a payment that begins as %s is declined beyond any limit', async (status, columns) => {
  const outcome = async (settings: object, amount: number) => {
    const begun = paymentOf({ ...columns, status, started_at: noon, amount });
    const payment = await withinLimits(db(), limited(settings), begun);
    return payment.status === 'declined' ? payment : payment.status;
  };
  const declined = { status: 'declined', response_code: '61', paid_at: null, ended_at: noon };
  expect(await outcome({ min_amount: 100 }, 99)).toMatchObject(declined);
  expect(await outcome({ min_amount: 100 }, 100)).toBe(status);
  expect(await outcome({ max_amount: 100 }, 101)).toMatchObject(declined);
  expect(await outcome({ max_amount: 100 }, 100)).toBe(status);
  expect(await outcome({ daily_amount_limit: 100 }, 101)).toMatchObject(declined);
  expect(await outcome({ daily_amount_limit: 100 }, 100)).toBe(status);
  expect(await outcome({}, 99_999_999)).toBe(status);
});

it.each([
  ['declined', '05'],
  ['expired', null],
] as const)('a payment that is %s anyway stays so', async (status, response_code) => {
  const payment = paymentOf({ ...open, status, response_code, amount: 2 });
  expect(await withinLimits(db(), limited({ max_amount: 1 }), payment)).toEqual(payment);
});

it.each([
  ['a hold may still be taken', { ...open, status: 'authorized' }, DAILY],
  ['one that is not decided may be, too', { ...open, status: 'created' }, DAILY],
  [
    'a hold that somebody gives up may be, until the bank has answered',
    { ...open, status: 'reversing' },
    DAILY,
  ],
  ['a hold that was given up is not', { ...open, status: 'reversed' }, 0],
  ['what the bank declined is not', { ...open, status: 'declined' }, 0],
  ['what expired is not', { ...open, status: 'expired' }, 0],
  ['a payment is, while it is paid back', { status: 'reversing' }, DAILY],
] as const)('of what counts for the day: %s', async (_, columns, counted) => {
  await addPayment(db(), paymentOf({ ...columns, started_at: noon, amount: DAILY }));
  expect(await askedFor(noon, DAILY - counted)).toBe('approved');
  expect(await askedFor(noon, DAILY - counted + 1)).toBe('declined');
});

it('a payment at another terminal counts for that one', async () => {
  await addPayment(db(), paymentOf({ terminal_id: ids.terminalWithCash, started_at: noon, amount: DAILY }));
  expect(await askedFor(noon, DAILY)).toBe('approved');
});
