/** Discounts: how they are read, listed and shown. */
import type { DiscountEntity } from '@kasa/contracts/loyalty/discounts';
import { loyaltyOperations } from '@kasa/contracts/loyalty/operations';
import { sql } from 'kysely';
import { IN_FLEET } from '../db/fleet.ts';
import { packedNames, unpackedNames } from '../db/packed-names.ts';
import { seesPoint, type Viewer } from '../db/point-scope.ts';
import { entityReader, type RowOf, withJournal } from '../http/entity/entity.ts';
import { equals, type Filter } from '../http/entity/filters.ts';
import { withList } from '../http/entity/list.ts';
import { omit } from '../http/journal/diff.ts';
import type { Context } from '../http/request/handler.ts';

/** In place of points: all of them. */
const EVERYWHERE = '*';
const discount = sql.ref('row.id');

/** What discounts name, with the points where it is. What is deleted is passed over. */
const named = {
  points: sql<string | null>`(
    select ${packedNames('branches', { at: sql.ref('branches.id') })}
    from discount_points as link join branches on branches.id = link.point_id
    where link.discount_id = ${discount})`,
  excluded_terminals: sql<string | null>`(
    select ${packedNames('terminals', { name: 'number', order: 'number', at: sql`coalesce(terminals.point_id, '')` })}
    from discount_terminals as link join terminals on terminals.id = link.terminal_id and ${IN_FLEET}
    where link.discount_id = ${discount})`,
  products: sql<string | null>`(
    select ${packedNames('products', {
      at: sql`case when products.is_sold_everywhere = 1 then ${sql.lit(EVERYWHERE)} else coalesce((
        select string_agg(sold.point_id, ',') from product_points as sold
        where sold.product_id = products.id), '') end`,
    })}
    from discount_products as link join products on products.id = link.product_id
    where link.discount_id = ${discount})`,
  groups: sql<string | null>`(
    select ${packedNames('product_groups', { at: sql.lit(EVERYWHERE) })}
    from discount_groups as link join product_groups on product_groups.id = link.group_id
    where link.discount_id = ${discount})`,
};

const reader = entityReader({
  type: 'discount',
  table: 'discounts',
  columns: [
    ...(['name', 'type', 'rule', 'state', 'bonus_activation_amount', 'from_day', 'to_day'] as const),
    ...(['week_days', 'from_time', 'to_time', 'is_everywhere', 'is_for_all_goods', 'least_price'] as const),
    ...(['max_receipt_amount', 'max_customer_amount', 'max_total_amount'] as const),
  ],
  related: (rows) =>
    rows.select([
      named.points.as('points'),
      named.excluded_terminals.as('excluded_terminals'),
      named.products.as('products'),
      named.groups.as('groups'),
    ]),
});

export type DiscountRow = RowOf<typeof reader>;

const byName = (filter: Filter<'discounts'>): Filter<'discounts'> => ({ ...filter, inOrderOf: ['name_key'] });

const list = withList(reader, loyaltyOperations.listDiscounts, {
  sorts: { name: 'name_key', created_at: 'created_at' },
  defaultSort: 'name',
  search: 'q',
  filters: { type: byName(equals('type')), state: byName(equals('state')) },
});

type Seeing = Pick<Viewer, 'points'>;

/** Whether somebody sees what is at points. */
function isSeen(at: string, { points }: Seeing): boolean {
  if (points === null) return true;
  return at === EVERYWHERE ? points.length > 0 : at.split(',').some((id) => seesPoint({ points }, id));
}

/** What a discount names, as somebody sees it. */
const namesOf = (packed: string | null, viewer: Seeing) =>
  unpackedNames(packed).flatMap(({ at, ...named }) => (isSeen(at, viewer) ? [named] : []));

const amount = (value: number | null) => value && Number(value);

/** The fields that people fill in, but for what the discount names. */
const termsOf = (row: DiscountRow) => ({
  rule: JSON.parse(row.rule) as DiscountEntity['rule'],
  ...{ from_day: row.from_day, to_day: row.to_day, from_time: row.from_time, to_time: row.to_time },
  week_days: JSON.parse(row.week_days) as DiscountEntity['week_days'],
  ...{ is_everywhere: row.is_everywhere === 1, is_for_all_goods: row.is_for_all_goods === 1 },
  bonus_activation_amount: Number(row.bonus_activation_amount),
  least_price: Number(row.least_price),
  max_receipt_amount: amount(row.max_receipt_amount),
  max_customer_amount: amount(row.max_customer_amount),
  max_total_amount: amount(row.max_total_amount),
});

const ALL: Seeing = { points: null };

/** Discounts with journal entries. */
export const discounts = withJournal(list, (row) => {
  const terms = termsOf(row);
  const names = (packed: string | null) => namesOf(packed, ALL).map(({ name }) => name);
  return {
    name: row.name,
    fields: {
      ...{ name: row.name, type: row.type, state: row.state },
      ...{ ...terms, rule: omit(terms.rule, 'type') },
      ...{ points: names(row.points), excluded_terminals: names(row.excluded_terminals) },
      ...{ products: names(row.products), groups: names(row.groups) },
    },
  };
});

/** A discount on the wire. */
export function presentDiscount(row: DiscountRow, { session }: Pick<Context, 'session'>): DiscountEntity {
  const { id, name, state, version, created_at, updated_at } = row;
  const terms = termsOf(row);
  const named = (['points', 'excluded_terminals', 'products', 'groups'] as const).map(
    (what) => [what, namesOf(row[what], session)] as const,
  );
  const isUnseen = named.some(([what, seen]) => seen.length < namesOf(row[what], ALL).length);
  return {
    ...{ id, name, ...terms, state },
    ...(Object.fromEntries(named) as Record<(typeof named)[number][0], DiscountEntity['points']>),
    is_beyond_own_points: session.points !== null && (terms.is_everywhere || isUnseen),
    ...{ version, created_at, updated_at },
  };
}
