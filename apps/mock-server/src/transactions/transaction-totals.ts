import type { InputOf } from '@kasa/contracts/shared/operation';
import { MAX_EXACT_TOTAL } from '@kasa/contracts/shared/paging';
import type { transactionsOperations } from '@kasa/contracts/transactions/operations';
import { transactionStates } from '@kasa/contracts/transactions/transaction-status';
import type { TransactionTotalsEntity } from '@kasa/contracts/transactions/transactions';
import { sql } from 'kysely';
import { runCompiled } from '../db/compiled-queries.ts';
import { readCount } from '../db/pagination.ts';
import { seenBy, type Viewer } from '../db/point-scope.ts';
import type { Db, Row } from '../db/schema.ts';
import { sortKey } from '../db/text.ts';
import type { TableRows } from '../http/entity/entity.ts';
import { transactions } from './transaction-store.ts';

interface StatusSums {
  readonly status: Row<'transactions'>['status'];
  readonly count: number;
  readonly amount: number;
  readonly paid_count: number;
  readonly paid_amount: number;
  readonly refund_amount: number;
}

const TOO_MANY: TransactionTotalsEntity = { count: MAX_EXACT_TOTAL, count_capped: true, sums: null };

/** What the payments of a filter come to, up to the maximum. One statement, so that all figures are of one moment. */
export async function transactionTotals(
  db: Db,
  viewer: Viewer,
  query: NonNullable<InputOf<typeof transactionsOperations.getTransactionTotals>['query']>,
): Promise<TransactionTotalsEntity> {
  const narrowed = await transactions.narrowed(db, viewer, query, true);
  const { filtered, parts = [filtered], counted = filtered, values, queryKey } = narrowed;
  const sums = () => {
    const [first, ...others] = parts.map((part) =>
      (part() as unknown as TableRows<'transactions'>).select([
        'transactions.status',
        'transactions.amount',
        'transactions.refund_amount',
        'transactions.paid_at',
      ]),
    );
    const all = others.reduce((some, more) => some.unionAll(more), first as NonNullable<typeof first>);
    const paid = sql`paid_at is not null`;
    return db
      .selectFrom(all.limit((eb) => eb.lit(MAX_EXACT_TOTAL + 1)).as('some'))
      .groupBy('status')
      .select((eb) => [
        'status',
        eb.fn.countAll<number>().as('count'),
        eb.fn.sum<number>('amount').as('amount'),
      ])
      .select((eb) => eb.fn.sum<number>('refund_amount').as('refund_amount'))
      .select(sql<number>`coalesce(sum(case when ${paid} then 1 else 0 end), 0)`.as('paid_count'))
      .select(sql<number>`coalesce(sum(case when ${paid} then amount else 0 end), 0)`.as('paid_amount'));
  };
  // The list has counted them, mostly: their sums would read each row.
  const before = await readCount(db, { queryKey, values, filtered: counted });
  if (before > MAX_EXACT_TOTAL) return TOO_MANY;
  const found = await runCompiled<StatusSums>(db, queryKey && `${queryKey} totals`, sums, values);
  const total = (name: keyof Omit<StatusSums, 'status'>) =>
    found.reduce((sum, row) => sum + Number(row[name]), 0);
  const count = total('count');
  if (count > MAX_EXACT_TOTAL) return TOO_MANY;
  const [amount, refund_amount] = [total('paid_amount'), total('refund_amount')];
  return {
    count,
    count_capped: false,
    sums: {
      paid_count: total('paid_count'),
      amount,
      refund_amount,
      net_amount: amount - refund_amount,
      by_status: transactionStates.flatMap((status) => {
        const own = found.find((row) => row.status === status);
        return own ? [{ status, count: Number(own.count), amount: Number(own.amount) }] : [];
      }),
    },
  };
}

/**
 * The values of a column of the merchant's payments, in alphabetical order. Jumps from value to value in the index, so
 * the cost depends on their number only.
 */
export async function valuesOfPayments<Column extends 'bank' | 'company'>(
  db: Db,
  viewer: Viewer,
  column: Column,
): Promise<{ [Name in Column]: string }[]> {
  const own = sql.ref(column);
  const { merchantId: merchant } = viewer;
  const all = sql<{ value: string }>`
    with recursive found(value) as (
      select min(${own}) from transactions where merchant_id = ${merchant} and ${own} is not null
      union all
      select (select min(t.${own}) from transactions as t where t.merchant_id = ${merchant} and t.${own} > found.value)
      from found where found.value is not null
    )
    select value from found where value is not null`;
  // Each point by itself, which an index has in order.
  const atPoints = sql<{ value: string }>`
    with recursive found(point, value) as (
      select branches.id, (select min(t.${own}) from transactions as t where t.point_id = branches.id)
      from branches where merchant_id = ${merchant} and ${seenBy(db, 'branches', viewer)}
      union all
      select found.point, (select min(t.${own}) from transactions as t
        where t.point_id = found.point and t.${own} > found.value)
      from found where found.value is not null
    )
    select distinct value from found where value is not null`;
  const found = viewer.points === null ? all : atPoints;
  const { rows } = await db.executeQuery(found.compile(db));
  const inOrder = rows
    .map(({ value }) => ({ value, key: sortKey(value) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  return inOrder.map(({ value }) => ({ [column]: value })) as { [Name in Column]: string }[];
}
