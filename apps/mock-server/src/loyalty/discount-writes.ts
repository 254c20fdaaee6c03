/** How discounts are written: their own rules, and what they name. */
import type { DiscountFields } from '@kasa/contracts/loyalty/discounts';
import { weekDays } from '@kasa/contracts/shared/week-days';
import { type SqlBool, sql, type Transaction } from 'kysely';
import { bulkInsert } from '../db/bulk-insert.ts';
import { IN_FLEET } from '../db/fleet.ts';
import { idsIn, seenBy } from '../db/point-scope.ts';
import { newId } from '../db/row-columns.ts';
import type { Db, Schema } from '../db/schema.ts';
import { searchColumn } from '../db/search.ts';
import { sortKey } from '../db/text.ts';
import type { EntityWrites } from '../http/entity/changes.ts';
import { type Context, OperationFailure } from '../http/request/handler.ts';
import { requireNothingBeyond } from '../http/request/own-points.ts';
import { referencesTo } from '../http/request/references.ts';
import { fieldFailure } from '../http/response/field-failure.ts';
import { type DiscountRow, discounts } from './discount-store.ts';

type Tx = Transaction<Schema>;

const LINKS = ['discount_points', 'discount_terminals', 'discount_products', 'discount_groups'] as const;

const requireDiscountReferences = referencesTo({
  point_ids: { table: 'branches', kind: 'point', lockRow: true },
  excluded_terminal_ids: { table: 'terminals' },
  product_ids: { table: 'products', lockRow: true },
  group_ids: { table: 'product_groups', lockRow: true },
});

/** @throws OperationFailure `beyond_own_points` for a discount that also holds where whoever asks does not work, or names what they do not see */
export const requireOwnDiscount = (tx: Db, { session }: Context, id: string): Promise<void> =>
  requireNothingBeyond({ session }, () => {
    const own = idsIn(tx, sql.val(JSON.stringify(session.points)));
    const isBeyond = sql<SqlBool>`(discounts.is_everywhere = 1
      or exists (select 1 from discount_points as link join branches on branches.id = link.point_id
        where link.discount_id = discounts.id and link.point_id not in ${own})
      or exists (select 1 from discount_terminals as link join terminals on terminals.id = link.terminal_id
          and ${IN_FLEET}
        where link.discount_id = discounts.id and (${seenBy(tx, 'terminals', session)}) is not true)
      or exists (select 1 from discount_products as link join products on products.id = link.product_id
        where link.discount_id = discounts.id and (${seenBy(tx, 'products', session)}) is not true))`;
    return tx.selectFrom('discounts').select('id').where('id', '=', id).where(isBeyond).executeTakeFirst();
  });

/** The columns that a person fills in. */
export function discountColumns(input: DiscountFields) {
  const { point_ids, excluded_terminal_ids, product_ids, group_ids, ...fields } = input;
  return {
    ...fields,
    ...{ type: input.rule.type, rule: JSON.stringify(input.rule) },
    week_days: JSON.stringify(weekDays.filter((day) => input.week_days.includes(day))),
    is_everywhere: input.is_everywhere ? 1 : 0,
    is_for_all_goods: input.is_for_all_goods ? 1 : 0,
    name_key: sortKey(input.name),
    search: searchColumn('discounts', input.name),
  } as const;
}

/** Deletes what a discount names. */
async function deleteNamed(tx: Tx, discount_id: string): Promise<void> {
  for (const table of LINKS) await tx.deleteFrom(table).where('discount_id', '=', discount_id).execute();
}

/** Replaces what a discount names. */
async function setNamed(tx: Tx, context: Context, id: string, input: DiscountFields): Promise<void> {
  const { merchantId: merchant_id } = context.session;
  await deleteNamed(tx, id);
  const of = <Other extends object>(others: readonly Other[]) =>
    others.map((other) => ({ id: newId(), merchant_id, discount_id: id, ...other }));
  const { point_ids, excluded_terminal_ids, product_ids, group_ids } = input;
  await bulkInsert(tx, 'discount_points', of(point_ids.map((point_id) => ({ point_id }))));
  await bulkInsert(tx, 'discount_groups', of(group_ids.map((group_id) => ({ group_id }))));
  await bulkInsert(tx, 'discount_products', of(product_ids.map((product_id) => ({ product_id }))));
  const excluded = excluded_terminal_ids.map((terminal_id) => ({ terminal_id }));
  await bulkInsert(tx, 'discount_terminals', of(excluded));
}

export const discountWrites: EntityWrites<'discounts', DiscountRow, DiscountFields> = {
  entity: discounts,
  initial: { state: 'draft' },
  unique: ['name'],
  columns: discountColumns,
  async requireReferences(tx, context, input) {
    if (context.session.points !== null && input.is_everywhere)
      throw new OperationFailure('beyond_own_points');
    await requireDiscountReferences(tx, context, input, '');
  },
  async checkUpdate(tx, context, before, input) {
    await requireOwnDiscount(tx, context, before.id);
    if (before.state === 'ended') throw new OperationFailure('discount_ended');
    // What it counted and gave is of its type.
    if (before.state !== 'draft' && before.type !== input.rule.type)
      throw fieldFailure('validation_failed', context.language, [{ path: 'rule.type', rule: 'type_fixed' }]);
  },
  writeParts: (tx, context, id, input) => setNamed(tx, context, id, input),
  async checkDelete(tx, context, before) {
    await requireOwnDiscount(tx, context, before.id);
    if (before.state !== 'draft') throw new OperationFailure('discount_used');
  },
  deleteParts: (tx, _, before) => deleteNamed(tx, before.id),
};
