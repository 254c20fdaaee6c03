/** Discounts of a seeded merchant, of each type and in each state. */
import type { DiscountState } from '@kasa/contracts/loyalty/discount-values';
import { type DiscountFields, exampleDiscount } from '@kasa/contracts/loyalty/discounts';
import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { weekDays } from '@kasa/contracts/shared/week-days';
import { bulkInsert } from '../../db/bulk-insert.ts';
import { fleet } from '../../db/fleet.ts';
import type { Db, Row } from '../../db/schema.ts';
import { type SeedContext, seededRowId, seedRowColumns } from '../../db/seed/seed-rows.ts';
import { createSeededFaker } from '../../db/seed/seeded-faker.ts';
import { type SeededMerchant, type SeedOptions, seedTime } from '../../db/seed-options.ts';
import { discountColumns } from '../discount-writes.ts';
import { type SeededDiscount, seededDiscounts } from './data.ts';

const ids: Readonly<Record<number, string>> = {
  1: exampleIds.discount,
  2: exampleIds.discountToEdit,
  3: exampleIds.discountToPause,
  4: exampleIds.discountToDelete,
  5: exampleIds.discountToTry,
};
/** How many there are. */
const sizes = { large: seededDiscounts.length, small: 6 };
/** The first points of the merchant, where some hold, and its first terminals, where some don't. */
const PLACES = 4;

/** What they name, by what the seed calls it. */
interface World {
  readonly points: readonly string[];
  readonly terminals: readonly string[];
  readonly products: ReadonlyMap<string, string>;
  readonly groups: ReadonlyMap<string, string>;
}

async function worldOf(tx: Db, merchant: string): Promise<World> {
  const points = tx.selectFrom('branches').select('id').where('merchant_id', '=', merchant);
  const terminals = fleet(tx).select('id').where('merchant_id', '=', merchant);
  const products = tx.selectFrom('products').select(['id', 'article']).where('merchant_id', '=', merchant);
  const groups = tx.selectFrom('product_groups').select(['id', 'name']).where('merchant_id', '=', merchant);
  const first = (rows: { id: string }[]) => rows.map(({ id }) => id);
  return {
    points: first(await points.where('kind', '<>', 'depot').orderBy('id').limit(PLACES).execute()),
    terminals: first(await terminals.orderBy('number').limit(PLACES).execute()),
    products: new Map((await products.execute()).map(({ id, article }) => [article, id])),
    groups: new Map((await groups.execute()).map(({ id, name }) => [name, id])),
  };
}

const usual: Pick<
  DiscountFields,
  | ('bonus_activation_amount' | 'from_day' | 'to_day' | 'week_days' | 'from_time' | 'to_time')
  | ('least_price' | 'max_receipt_amount' | 'max_customer_amount' | 'max_total_amount')
> = {
  ...{ bonus_activation_amount: 0, from_day: exampleDiscount.from_day, to_day: null },
  ...{ week_days: [...weekDays], from_time: null, to_time: null, least_price: 0 },
  ...{ max_receipt_amount: null, max_customer_amount: null, max_total_amount: null },
};

/** Some of the ids, by their names. */
const some = (ids: ReadonlyMap<string, string>, names: readonly string[] = []) =>
  names.flatMap((name) => ids.get(name) ?? []);

function fieldsOf(world: World, seeded: SeededDiscount): DiscountFields {
  const { points = 0, without = 0, articles, groups, state: _, ...own } = seeded;
  const product_ids = some(world.products, articles);
  const group_ids = some(world.groups, groups);
  return {
    ...usual,
    ...own,
    ...{ is_everywhere: points === 0, point_ids: world.points.slice(0, points) },
    excluded_terminal_ids: world.terminals.slice(0, without),
    ...{ is_for_all_goods: product_ids.length + group_ids.length === 0, product_ids, group_ids },
  };
}

/** Writes them; the first one is the contract's example. */
export async function seedDiscounts(
  tx: Db,
  { id: merchant, size }: Pick<SeededMerchant, 'id' | 'size'>,
  options: SeedOptions,
): Promise<void> {
  const now = seedTime(options.now);
  const origin: SeedContext = { merchant, now, draw: createSeededFaker(options.seed, now) };
  const world = await worldOf(tx, merchant);
  const made = seededDiscounts.slice(0, sizes[size]).map((seeded, index) => {
    const stamps = seedRowColumns(origin, 'discount', index + 1, ids[index + 1]);
    const fields = fieldsOf(world, seeded);
    const state: DiscountState = seeded.state ?? 'active';
    return { fields, row: { ...stamps, ...discountColumns(fields), state } satisfies Row<'discounts'> };
  });
  await bulkInsert(
    tx,
    'discounts',
    made.map(({ row }) => row),
  );
  const named = <Column extends string>(
    column: Column,
    idsOf: (fields: DiscountFields) => readonly string[],
  ) =>
    made.flatMap(({ fields, row }) =>
      idsOf(fields).map((id) => ({
        id: seededRowId(origin, row.created_at, 'discount', row.name, column, id),
        ...{ merchant_id: merchant, discount_id: row.id },
        ...({ [column]: id } as Record<Column, string>),
      })),
    );
  await bulkInsert(
    tx,
    'discount_points',
    named('point_id', (one) => one.point_ids),
  );
  await bulkInsert(
    tx,
    'discount_terminals',
    named('terminal_id', (one) => one.excluded_terminal_ids),
  );
  await bulkInsert(
    tx,
    'discount_products',
    named('product_id', (one) => one.product_ids),
  );
  await bulkInsert(
    tx,
    'discount_groups',
    named('group_id', (one) => one.group_ids),
  );
}
