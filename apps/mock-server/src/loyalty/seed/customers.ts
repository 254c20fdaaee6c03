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
import { type BonusSource, type BonusStep, exampleSteps, ledgerOf } from './bonuses.ts';
import { seedPurchases } from './purchases.ts';

const ids: Readonly<Record<number, string>> = {
  1: exampleIds.customer,
  2: exampleIds.customerToEdit,
  3: exampleIds.customerToForget,
};
/** How many there are; the last one was forgotten. */
const sizes = { large: 24, small: 6 };
const DAY = 86_400_000;
/** Bonuses were collected for so many days. */
const DAYS = 170;

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

/** Writes them; the first one is the contract's example. */
export async function seedCustomers(
  tx: Db,
  { id: merchant, size }: Pick<SeededMerchant, 'id' | 'size'>,
  world: SeedOptions,
): Promise<void> {
  const now = seedTime(world.now);
  const origin: SeedContext = { merchant, now, draw: createSeededFaker(world.seed, now) };
  const sources = await sourcesOf(tx, merchant);
  const made = Array.from({ length: sizes[size] }, (_, index) =>
    customer(origin, index + 1, sizes[size], sources),
  );
  // Sums as they are in the end: triggers want them after each entry.
  await withLedgerReset(tx, async () => {
    const ledgers = made.map(({ ledger }) => ledger);
    const rows = made.map(({ row }) => row);
    await bulkInsert(tx, 'customers', rows);
    const lots = ledgers.flatMap((ledger) => ledger.lots);
    await bulkInsert(tx, 'bonus_lots', lots);
    const entries = ledgers.flatMap((ledger) => ledger.entries);
    await bulkInsert(tx, 'bonus_entries', entries);
  });
  await seedPurchases(tx, origin);
}

function customer(origin: SeedContext, n: number, count: number, sources: Sources) {
  const { merchant, now, draw } = origin;
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
    : someSteps(origin, n, sources);
  const end = now.toISOString();
  if (isForgotten) steps.push({ at: new Date(now.getTime() - DAY).toISOString(), forgotten: true });
  const ledger = ledgerOf({ id, merchant_id: merchant }, steps, end, (what, place, at) =>
    seededRowId(origin, at, `bonus_${what}`, n, place),
  );
  const last = ledger.entries.at(-1);
  if (isExample && last) last.id = exampleIds.bonusEntry;
  const row: Row<'customers'> = {
    ...{ ...stamps, number, phone, card_hash, state: isForgotten ? 'forgotten' : 'active' },
    ...{ consented_at: created_at, search: searchColumn('customers', phone, number) },
    ...{ available: last?.available_after ?? 0, waiting: last?.waiting_after ?? 0 },
  };
  return { row, ledger };
}
