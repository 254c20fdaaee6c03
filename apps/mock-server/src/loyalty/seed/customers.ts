/** Customers of a seeded merchant, with the ledgers of their bonuses. */

import { exampleCustomer } from '@kasa/contracts/loyalty/customers';
import type { DiscountFields } from '@kasa/contracts/loyalty/discounts';
import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { bulkInsert } from '../../db/bulk-insert.ts';
import { withLedgerReset } from '../../db/ledger-reset.ts';
import type { Db, Row } from '../../db/schema.ts';
import { searchColumn } from '../../db/search.ts';
import { type SeedContext, seededRowId, seedRowColumns } from '../../db/seed/seed-rows.ts';
import { createSeededFaker } from '../../db/seed/seeded-faker.ts';
import { type SeededMerchant, type SeedOptions, seedTime } from '../../db/seed-options.ts';
import { rulesOf } from '../applied-rules.ts';
import { type BonusSource, type BonusStep, exampleSteps, SeededLedger, tellSteps } from './bonuses.ts';
import { pastPurchases } from './past-purchases.ts';
import { countedOf, exampleQuotes, type PurchaseRows } from './purchases.ts';

const ids: Readonly<Record<number, string>> = {
  1: exampleIds.customer,
  2: exampleIds.customerToEdit,
  3: exampleIds.customerToForget,
};
/** How many there are; the last one was forgotten. */
const sizes = { large: 24, small: 6 };
const DAY = 86_400_000;
/** Bonuses were collected for so many days, and for so many terminals tell of purchases. */
const DAYS = 170;
const BOUGHT_DAYS = 60;
/** Each so-manieth customer is of the time since then. */
const NEW_OF = 5;

/** What gives bonuses in the demo; a small merchant has but the second ones. */
async function sourcesOf(tx: Db, merchant: string) {
  const rows = await tx
    .selectFrom('discounts')
    .select(['id', 'name', 'rule', 'bonus_activation_amount'])
    .where('merchant_id', '=', merchant)
    .where('type', 'in', ['single_bonus', 'purchase_bonus'])
    .execute();
  const sources = rows.map(({ id, name, rule, bonus_activation_amount }): BonusSource => {
    const terms = JSON.parse(rule) as DiscountFields['rule'];
    const lifetime_days = terms.type === 'purchase_bonus' ? terms.lifetime_days : null;
    return { id, name, lifetime_days, activation_amount: Number(bonus_activation_amount) };
  });
  const named = (...names: readonly string[]) => {
    const found = names.flatMap((name) => sources.find((one) => one.name === name) ?? [])[0];
    if (found === undefined) throw new Error(`No discount ${names[0]}`);
    return found;
  };
  return {
    gift: named('Перша покупка', 'Вітальний бонус'),
    back: named('П’ять відсотків на бонусний рахунок', 'Літні бонуси'),
    summer: named('Літні бонуси'),
  };
}

type Sources = Awaited<ReturnType<typeof sourcesOf>>;

/** A gift, then purchases; now and then a half of what there is is spent, and some of it comes back. */
function someSteps({ now, draw }: SeedContext, n: number, { gift, back, summer }: Sources): BonusStep[] {
  const of = (step: number, what: string) => draw('customer', n, step, what).number;
  const count = 3 + of(0, 'steps').int(6);
  const steps: BonusStep[] = [];
  for (let step = 0; step <= count; step += 1) {
    const day = now.getTime() - (DAYS - Math.floor((step * DAYS) / (count + 1))) * DAY;
    const at = new Date(day + of(step, 'minute').int(600) * 60_000).toISOString();
    const amount = (20 + of(step, 'amount').int(300)) * 10;
    const isSummer = at >= '2026-06-01' && at < '2026-09-01';
    steps.push({ at, earned: step === 0 ? [3_000, gift] : [amount, isSummer ? summer : back] });
    if (step % 4 !== 3) continue;
    const spent = 1_000 + of(step, 'spent').int(400);
    steps.push({ at: new Date(day + 11 * 3_600_000).toISOString(), spent });
    if (n % 3 === 0) steps.push({ at: new Date(day + DAY).toISOString(), returned: 500 });
  }
  return steps;
}

/** Writes them, with what they bought; the first one is the contract's example. */
export async function seedCustomers(
  tx: Db,
  { id: merchant, size, isForTest }: Pick<SeededMerchant, 'id' | 'size' | 'isForTest'>,
  world: SeedOptions,
): Promise<void> {
  const now = seedTime(world.now);
  const origin: SeedContext = { merchant, now, draw: createSeededFaker(world.seed, now) };
  const since = new Date(now.getTime() - BOUGHT_DAYS * DAY).toISOString();
  const sources = await sourcesOf(tx, merchant);
  const customers = Array.from({ length: sizes[size] }, (_, index) =>
    customer(origin, index + 1, sizes[size], sources, since),
  );
  const rules = await rulesOf(tx, merchant);
  const purchases = isForTest ? [] : await pastPurchases(tx, origin, size, since, customers, rules);
  for (const { ledger } of customers) ledger.expire(now.toISOString());
  const last = customers.find(({ id }) => id === exampleIds.customer)?.ledger.entries.at(-1);
  if (last) last.id = exampleIds.bonusEntry;
  const examples = await exampleQuotes(tx, origin, rules);
  const rows: PurchaseRows = {
    quotes: [...examples.quotes, ...purchases.map(({ quote }) => quote)],
    commits: [...examples.commits, ...purchases.map(({ commit }) => commit)],
    had: [...examples.had, ...purchases.flatMap(({ had }) => had)],
  };
  // Sums as they are in the end: triggers want them after each entry.
  await withLedgerReset(tx, async () => {
    const known = customers.map(({ row, ledger }): Row<'customers'> => ({ ...row, ...ledger.sums }));
    await bulkInsert(tx, 'customers', known);
    const lots = customers.flatMap(({ ledger }) => ledger.lots);
    await bulkInsert(tx, 'bonus_lots', lots);
    const entries = customers.flatMap(({ ledger }) => ledger.entries);
    await bulkInsert(tx, 'bonus_entries', entries);
  });
  await bulkInsert(tx, 'loyalty_quotes', rows.quotes);
  await bulkInsert(tx, 'loyalty_commits', rows.commits);
  await bulkInsert(tx, 'loyalty_commit_rules', rows.had);
  const { counted, totals } = countedOf(origin, customers, rows);
  await bulkInsert(tx, 'customer_discounts', counted);
  await bulkInsert(tx, 'discount_totals', totals);
}

function customer(origin: SeedContext, n: number, count: number, sources: Sources, since: string) {
  const { now, draw } = origin;
  const isForgotten = n === count;
  const { number, phone } =
    n === 1
      ? exampleCustomer
      : {
          number: String(draw('customer', n, 'number').number.int({ min: 10 ** 9, max: 10 ** 10 - 1 })),
          phone: isForgotten || n % 4 === 0 ? null : `+38067111${1000 + n}`,
        };
  const stamps = seedRowColumns(origin, 'customer', n, ids[n]);
  const { id, created_at } = stamps;
  // Of a card that nobody has.
  const card_hash =
    n % 4 === 0 && !isForgotten ? seededRowId(origin, created_at, 'customer', n, 'card') : null;
  const isExample = id === exampleIds.customer;
  const steps = isExample
    ? exampleSteps(sources.gift, sources.back, sources.summer)
    : someSteps(origin, n, sources).filter(({ at }) => at < since && n % NEW_OF > 0);
  const ledger = new SeededLedger(stamps, (what, place, at) =>
    seededRowId(origin, at, `bonus_${what}`, n, place),
  );
  tellSteps(ledger, steps);
  if (isForgotten) ledger.expire(new Date(now.getTime() - DAY).toISOString(), true);
  const row: Omit<Row<'customers'>, 'available' | 'waiting'> = {
    ...{ ...stamps, number, phone, card_hash, state: isForgotten ? 'forgotten' : 'active' },
    ...{ consented_at: created_at, search: searchColumn('customers', phone, number) },
  };
  return { id, consented_at: created_at, row, ledger, isBuying: !isExample && !isForgotten };
}
