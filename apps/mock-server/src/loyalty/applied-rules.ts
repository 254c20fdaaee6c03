/** Discounts that are on, as the engine takes them. */
import type { DiscountFields } from '@kasa/contracts/loyalty/discounts';
import type { AppliedRule } from '@kasa/contracts/loyalty/engine-values';
import { sql } from 'kysely';
import type { Db, Row } from '../db/schema.ts';

/** A rule as quotes and commits keep it. */
export interface QuotedRule extends AppliedRule {
  readonly name: string;
  readonly bonus_activation_amount: number;
}

type Names = 'discount_points' | 'discount_terminals' | 'discount_products' | 'discount_groups';

const amount = (value: number | null) => value && Number(value);

/** The ids that discounts name in a table, by discount; of what was deleted, too: nothing is sold of it. */
async function namedIn(db: Db, table: Names, column: string, discounts: readonly string[]) {
  const links = db.selectFrom(table).select(['discount_id', sql.ref<string>(column).as('named')]);
  const rows = await links.where('discount_id', 'in', discounts).orderBy('named').execute();
  const byDiscount = Map.groupBy(rows, ({ discount_id }) => discount_id);
  return (id: string) => byDiscount.get(id)?.map(({ named }) => named) ?? [];
}

/** What a discount says by itself. */
const termsOf = (row: Row<'discounts'>) => ({
  ...{ id: row.id, name: row.name, from_day: row.from_day, to_day: row.to_day },
  ...{ from_time: row.from_time, to_time: row.to_time },
  rule: JSON.parse(row.rule) as DiscountFields['rule'],
  week_days: JSON.parse(row.week_days) as DiscountFields['week_days'],
  ...{ is_everywhere: row.is_everywhere === 1, is_for_all_goods: row.is_for_all_goods === 1 },
  bonus_activation_amount: Number(row.bonus_activation_amount),
  least_price: Number(row.least_price),
  max_receipt_amount: amount(row.max_receipt_amount),
  max_customer_amount: amount(row.max_customer_amount),
  max_total_amount: amount(row.max_total_amount),
});

/** The discounts of a merchant that are on, and others, by their ids; the oldest first. */
export async function rulesOf(
  db: Db,
  merchant: string,
  others: readonly string[] = [],
): Promise<QuotedRule[]> {
  const all = db.selectFrom('discounts').selectAll().where('merchant_id', '=', merchant);
  const chosen = all.where(({ or, eb }) =>
    or([eb('state', '=', 'active'), ...(others.length === 0 ? [] : [eb('id', 'in', others)])]),
  );
  const rows = await chosen.orderBy('created_at').orderBy('id').execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const points = await namedIn(db, 'discount_points', 'point_id', ids);
  const terminals = await namedIn(db, 'discount_terminals', 'terminal_id', ids);
  const products = await namedIn(db, 'discount_products', 'product_id', ids);
  const groups = await namedIn(db, 'discount_groups', 'group_id', ids);
  const totals = db.selectFrom('discount_totals').select(['discount_id', 'given']);
  const sums = await totals.where('discount_id', 'in', ids).execute();
  const given = new Map(sums.map((row) => [row.discount_id, Number(row.given)]));
  return rows.map((row) => ({
    ...termsOf(row),
    ...{ point_ids: points(row.id), excluded_terminal_ids: terminals(row.id) },
    ...{ product_ids: products(row.id), group_ids: groups(row.id) },
    given: given.get(row.id) ?? 0,
  }));
}
