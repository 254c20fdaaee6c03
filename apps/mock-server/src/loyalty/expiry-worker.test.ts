import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { expect, it, vi } from 'vitest';
import { bulkInsert } from '../db/bulk-insert.ts';
import { newId } from '../db/row-columns.ts';
import { ledgerIn } from '../db/test-support/bonus-ledger.ts';
import { startFreshApp } from '../http/test-support/fresh-app.ts';
import { expireBonuses, removeOldQuotes, workOff } from './expiry-worker.ts';
import { releaseStaleCommits } from './stale-commits.ts';
import { purchasesIn } from './test-support/purchases.ts';

const test = await startFreshApp();
const db = test.database.db;
const { addCustomer, earn, entriesOf, sumsOf } = ledgerIn(db);
const END = '2026-12-01T22:00:00.000Z';
const unexpected = (error: unknown) => {
  throw error;
};

it('what is over leaves everybody who has it, once, and nothing before its time', async () => {
  const people: string[] = [];
  // More than one batch.
  for (let n = 0; n < 205; n += 1) {
    const id = await addCustomer();
    await earn(id, { amount: 100 + n, expires_at: END });
    people.push(id);
  }
  const [first = ''] = people;
  await earn(first, { amount: 7 });
  await earn(first, { amount: 40, activation_amount: 1_000, expires_at: END });
  await expireBonuses(db, '2026-12-01T21:59:59.999Z', unexpected);
  expect(await sumsOf(first)).toEqual([107, 40]);
  await expireBonuses(db, END, unexpected);
  await expireBonuses(db, END, unexpected);
  expect(await sumsOf(first)).toEqual([7, 0]);
  expect((await entriesOf(first)).slice(3)).toEqual([
    ['expired', -100, 0],
    ['expired', 0, -40],
  ]);
  for (const id of people.slice(1)) expect(await sumsOf(id)).toEqual([0, 0]);
});

it('two servers that look at once write it once, and the customer of another merchant loses theirs, too', async () => {
  const id = await addCustomer();
  await earn(id, { amount: 100, expires_at: END });
  const other = db.selectFrom('bonus_lots').selectAll().where('merchant_id', '<>', ids.merchant);
  const over = await other.where('waiting', '>', 0).orderBy('expires_at', 'desc').execute();
  const later = over[0]?.expires_at ?? '';
  expect(later > END).toBe(true);
  await Promise.all([expireBonuses(db, later, unexpected), expireBonuses(db, later, unexpected)]);
  expect(await entriesOf(id)).toHaveLength(2);
  const left = await other.where('waiting', '>', 0).execute();
  expect(left).toEqual([]);
});

it('a quote that nobody committed, and the phone in it, is there for a day after it was over', async () => {
  const { quote, commit } = purchasesIn(test);
  const joining = (phone: string) => ({ customer: { by: 'phone', phone } as const, has_consent: true });
  const joined = (await quote(joining('+380509990001'))).data;
  expect((await commit(joined.id)).code).toBe(0);
  const left = (await quote(joining('+380509990002'))).data;
  const nobody = (await quote()).data;
  // More than one batch.
  const row = db.selectFrom('loyalty_quotes').selectAll().where('id', '=', nobody.id);
  const like = await row.executeTakeFirstOrThrow();
  const many = Array.from({ length: 400 }, () => ({ ...like, id: newId() }));
  await bulkInsert(db, 'loyalty_quotes', many);
  const own = [joined, left, nobody, ...many].map(({ id }) => id);
  const quotes = async () => {
    const rows = await db.selectFrom('loyalty_quotes').select('id').where('id', 'in', own).execute();
    return rows.map(({ id }) => id).toSorted();
  };
  const dayAfterwards = new Date(left.holds_until).getTime() + 86_400_000;
  await removeOldQuotes(db, new Date(dayAfterwards - 1));
  expect(await quotes()).toEqual(own.toSorted());
  await Promise.all([1, 2].map(() => removeOldQuotes(db, new Date(dayAfterwards))));
  expect(await quotes()).toEqual([joined.id]);
});

it('releases what nobody paid or released for a day, and gives back what was spent', async () => {
  const { quote, commit, onlyDiscount, addCustomer: customerOf, sumsOf: sums, commitRow } = purchasesIn(test);
  await onlyDiscount({
    rule: { type: 'purchase_bonus', percent_bp: 1_000, spend_percent_bp: 10_000, lifetime_days: null },
  });
  const { id, customer } = await customerOf(3_000);
  const { data } = await commit((await quote({ customer, spend: 3_000 })).data.id);
  expect(await sums(id)).toEqual({ available: 0, waiting: 0 });
  const later = (hours: number) => new Date(test.clock.now().getTime() + hours * 3_600_000);
  await releaseStaleCommits(db, later(23), unexpected);
  expect((await commitRow(data.id)).state).toBe('committed');
  await releaseStaleCommits(db, later(25), unexpected);
  expect((await commitRow(data.id)).state).toBe('released');
  expect(await sums(id)).toEqual({ available: 3_000, waiting: 0 });
});

it('a step that fails is reported, and keeps the others from nothing', async () => {
  const { buy, commitRow } = purchasesIn(test);
  const { id } = await buy();
  test.clock.travelTo(new Date(test.clock.now().getTime() + 25 * 3_600_000), true);
  const failed: unknown[] = [];
  const [first, second] = [new Error('bonuses'), new Error('quotes')];
  const reads = vi.spyOn(db, 'selectFrom');
  for (const error of [first, second])
    reads.mockImplementationOnce(() => {
      throw error;
    });
  await workOff(db, test.clock, (error) => failed.push(error));
  reads.mockRestore();
  expect(failed).toEqual([first, second]);
  expect((await commitRow(id)).state).toBe('released');
});
