import { type OrderByModifiers, type RawBuilder, sql } from 'kysely';
import { type Limit, pageEndSlot } from '../../db/pagination.ts';
import type { Db } from '../../db/schema.ts';
import type { TableRows } from './entity.ts';

/** The page of disjoint sets: what each of them has up to the page's end, put in order. */
export function mergedPage(
  db: Db,
  table: 'branches',
  parts: readonly (() => TableRows<'branches'>)[],
  column: RawBuilder<unknown>,
  [order, idOrder]: readonly [OrderByModifiers, OrderByModifiers],
  take: Limit,
): TableRows<'branches'> {
  const upToEnd = parts.map((part) => {
    const inOrder = part().orderBy(column, order).orderBy(`${table}.id`, idOrder).limit(pageEndSlot);
    const found = inOrder.select(['id', column.as('sort_value')]);
    return sql<{ id: string }>`select id, sort_value from (${found}) as part`;
  });
  const merged = sql<{ id: string; sort_value: unknown }>`(${sql.join(upToEnd, sql` union all `)})`;
  const ids = db
    .selectFrom(merged.as('merged'))
    .select('id')
    .orderBy('sort_value', order)
    .orderBy('id', idOrder);
  return db.selectFrom(table).where(`${table}.id`, 'in', take(ids));
}
