import { kyivDayBounds } from '@kasa/contracts/shared/kyiv';
import { dayAfter } from '@kasa/contracts/shared/kyiv-clock';
import { expect, it } from 'vitest';
import { startFreshApp } from '../http/test-support/fresh-app.ts';
import { newId } from './row-columns.ts';
import { createRandomSource, intBelow } from './seed/random-source.ts';
import { ledgerIn } from './test-support/bonus-ledger.ts';

const test = await startFreshApp();
const { addCustomer, under, earn, spend, giveBack, sumsOf, lotsOf } = ledgerIn(test.database.db);

/** A lot as told by a list of what is in it, apart from the ledger. */
interface ModelLot {
  readonly commit: string;
  readonly expires_at: string | null;
  available: number;
  waiting: number;
  /** Spent of it, by commit. */
  readonly spent: Map<string, number>;
}

it('whatever comes in which order, the ledger has what a list of lots would have', async () => {
  const chance = createRandomSource(7);
  const LEAST = 500;
  for (let run = 0; run < 6; run += 1) {
    const id = await addCustomer();
    const lots: ModelLot[] = [];
    const commits: string[] = [];
    let day = '2026-10-01';
    const now = () => `${day}T09:00:00.000Z`;
    const order = () =>
      lots.toSorted((a, b) =>
        (a.expires_at ?? '~') < (b.expires_at ?? '~') ? -1 : a.expires_at === b.expires_at ? 0 : 1,
      );
    const total = (of: 'available' | 'waiting') => lots.reduce((sum, lot) => sum + lot[of], 0);
    const isOver = ({ expires_at }: ModelLot) => expires_at !== null && expires_at <= now();
    for (let step = 0; step < 30; step += 1) {
      const below = (end: number, field: number) => intBelow(chance(run * 1_000 + step, field), end);
      const what = below(4, 0);
      day = dayAfter(day, below(8, 1));
      for (const lot of lots.filter(isOver)) Object.assign(lot, { available: 0, waiting: 0 });
      if (what === 0) {
        const [amount, waits, days] = [1 + below(400, 2), below(2, 3) === 0, below(60, 4)];
        const expires_at = days < 20 ? null : kyivDayBounds(dayAfter(day, days)).before;
        const commit = newId();
        const sums = waits ? { available: 0, waiting: amount } : { available: amount, waiting: 0 };
        lots.push({ commit, expires_at, ...sums, spent: new Map() });
        if (waits && total('waiting') >= LEAST)
          for (const lot of lots) Object.assign(lot, { available: lot.available + lot.waiting, waiting: 0 });
        const activation_amount = waits ? LEAST : Number.MAX_SAFE_INTEGER;
        const of = { amount, expires_at, commit_id: commit, activation_amount };
        // What does not wait is of a discount of its own, and activates nothing.
        await earn(id, waits ? of : { ...of, discount_id: newId(), activation_amount: 0 }, now());
      } else if (what === 1 && total('available') > 0) {
        const amount = 1 + below(total('available'), 2);
        const commit = newId();
        let left = amount;
        for (const lot of order()) {
          const taken = Math.min(left, lot.available);
          lot.available -= taken;
          left -= taken;
          if (taken > 0) lot.spent.set(commit, taken);
        }
        commits.push(commit);
        await spend(id, amount, commit, now());
      } else if (what === 2) {
        const commit = commits[below(commits.length + 1, 2)];
        const from = order().filter((lot) => commit && (lot.spent.get(commit) ?? 0) > 0);
        const open = from.reduce((sum, lot) => sum + (lot.spent.get(commit ?? '') ?? 0), 0);
        if (commit === undefined || open === 0) continue;
        const amount = 1 + below(open, 3);
        let left = amount;
        for (const lot of from.toReversed()) {
          const given = Math.min(left, lot.spent.get(commit) ?? 0);
          lot.spent.set(commit, (lot.spent.get(commit) ?? 0) - given);
          if (!isOver(lot)) lot.available += given;
          left -= given;
        }
        await giveBack(id, commit, { spent: amount }, now());
      } else await under(id, async () => {}, now());
      const label = `run ${run}, step ${step}`;
      expect(await sumsOf(id), label).toEqual([total('available'), total('waiting')]);
      const rows = await lotsOf(id);
      expect(new Map(rows.map((lot) => [lot.commit_id, [lot.available, lot.waiting]])), label).toEqual(
        new Map(lots.map((lot) => [lot.commit, [lot.available, lot.waiting]])),
      );
    }
  }
});
