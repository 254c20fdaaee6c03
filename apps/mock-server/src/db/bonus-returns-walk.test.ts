import { kyivDayBounds } from '@kasa/contracts/shared/kyiv';
import { dayAfter } from '@kasa/contracts/shared/kyiv-clock';
import { expect, it } from 'vitest';
import { startFreshApp } from '../http/test-support/fresh-app.ts';
import { newId } from './row-columns.ts';
import { createRandomSource, intBelow } from './seed/random-source.ts';
import { ledgerIn } from './test-support/bonus-ledger.ts';

const test = await startFreshApp();
const { addCustomer, under, earn, spend, giveBack, sumsOf, lotsOf, entriesOf } = ledgerIn(test.database.db);

/** What a purchase has given and spent, and not taken back and given back. */
interface Purchase {
  readonly commit: string;
  earned: number;
  spent: number;
}

const chance = createRandomSource(11);
const [RUNS, STEPS] = [6, 24];
const LEAST = 500;

/** Purchases that earn and spend, and refunds of parts of them in any order; in the end all of them are refunded. */
async function walk(run: number, canEnd: boolean): Promise<void> {
  const id = await addCustomer();
  const purchases: Purchase[] = [];
  let day = '2026-10-01';
  const now = () => `${day}T09:00:00.000Z`;

  /** Nothing is made and nothing is lost: there is what purchases left, but for what ended. */
  async function expectKept(label: string): Promise<void> {
    const [available = 0, waiting = 0] = await sumsOf(id);
    const owed = (await lotsOf(id)).reduce((sum, lot) => sum + lot.owed, 0);
    const ended = (await entriesOf(id)).filter(([kind]) => kind === 'expired');
    const lost = ended.reduce((sum, [, ...moved]) => sum - moved[0] - moved[1], 0);
    const left = purchases.reduce((sum, { earned, spent }) => sum + earned - spent, 0);
    expect(available + waiting - owed, label).toBeLessThanOrEqual(left);
    expect(available + waiting - owed, label).toBeGreaterThanOrEqual(left - lost);
  }

  async function refund(purchase: Purchase, back: { spent: number; earned: number }): Promise<void> {
    purchase.spent -= back.spent;
    purchase.earned -= back.earned;
    await giveBack(id, purchase.commit, back, now());
  }

  async function buy(below: (end: number, field: number) => number): Promise<void> {
    const [amount, days] = [1 + below(400, 2), below(60, 4)];
    const commit = newId();
    const available = await under(id, async (_tx, customer) => customer.available, now());
    const spent = below(3, 5) === 0 ? 0 : below(available + 1, 6);
    if (spent > 0) await spend(id, spent, commit, now());
    const expires_at = !canEnd || days < 20 ? null : kyivDayBounds(dayAfter(day, days - 15)).before;
    const waits = below(2, 3) === 0 ? { activation_amount: LEAST } : { discount_id: newId() };
    await earn(id, { amount, expires_at, commit_id: commit, ...waits }, now());
    purchases.push({ commit, earned: amount, spent });
  }

  for (let step = 0; step < STEPS; step += 1) {
    const below = (end: number, field: number) => intBelow(chance(run * 1_000 + step, field), end);
    day = dayAfter(day, below(8, 1));
    const one = purchases[below(purchases.length + 1, 7)];
    if (one === undefined || below(2, 0) === 0) await buy(below);
    else await refund(one, { spent: below(one.spent + 1, 8), earned: below(one.earned + 1, 9) });
    await expectKept(`run ${run}, step ${step}`);
  }
  const order = purchases.map((one, n) => [intBelow(chance(run, 100 + n), 1_000), one] as const);
  for (const [, one] of order.toSorted(([a], [b]) => a - b))
    await refund(one, { spent: one.spent, earned: one.earned });
  expect(await sumsOf(id), `run ${run}`).toEqual([0, 0]);
  expect(
    (await lotsOf(id)).filter(({ owed }) => owed > 0),
    `run ${run}`,
  ).toEqual([]);
}

it.each([false, true])(
  'refunds in any order make and lose nothing, also of what ended: %s',
  async (canEnd) => {
    for (let run = 0; run < RUNS; run += 1) await walk(run + (canEnd ? RUNS : 0), canEnd);
  },
);
