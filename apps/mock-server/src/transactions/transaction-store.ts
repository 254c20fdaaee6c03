import { kyivDayBounds } from '@kasa/contracts/shared/kyiv';
import type { InputOf } from '@kasa/contracts/shared/operation';
import type { transactionsOperations } from '@kasa/contracts/transactions/operations';
import { type SqlBool, sql } from 'kysely';
import { param } from '../db/compiled-queries.ts';
import { type PageLimits, type PageOfRows, type PageWindow, readPage } from '../db/pagination.ts';
import type { Db } from '../db/schema.ts';
import { sortOf } from '../http/list.ts';
import type { TransactionRow } from './transaction-presenter.ts';

type Query = InputOf<typeof transactionsOperations.listTransactions>['query'];

const EQUAL = ['terminal_id', 'point_id', 'status', 'payment_form'] as const;

/** A page of the merchant's payments, by default the newest first. */
export async function pageOfTransactions(
  db: Db,
  merchant: string,
  query: Query,
  window: PageWindow,
): Promise<PageOfRows<TransactionRow>> {
  const { direction } = sortOf(query.sort ?? '-started_at', 'started_at');
  const { date_from, date_to } = query;
  const given = EQUAL.filter((name) => query[name] !== undefined);
  const filtered = () => {
    let own = db
      .selectFrom('transactions')
      .where('transactions.merchant_id', '=', param<string>('merchant'))
      // Filtered by instant, because the index is in the order of `started_at`.
      .$if(date_from !== undefined, (qb) => qb.where('transactions.started_at', '>=', param<string>('from')))
      .$if(date_to !== undefined, (qb) => qb.where('transactions.started_at', '<', param<string>('before')));
    for (const name of given)
      own = own.where(sql<SqlBool>`${sql.ref(`transactions.${name}`)} = ${param(name)}`);
    return own;
  };
  const rows = ({ beforeJoins, afterJoins }: PageLimits) => {
    const ordered = filtered()
      .selectAll('transactions')
      .orderBy('transactions.started_at', direction)
      .orderBy('transactions.id', direction);
    const named = db
      .selectFrom(beforeJoins(ordered).as('t'))
      .innerJoin('terminals', 'terminals.id', 't.terminal_id')
      .leftJoin('branches', 'branches.id', 't.point_id')
      .selectAll('t')
      .select(['terminals.number as terminal_number', 'terminals.name as terminal_name'])
      .select(['branches.name as point_name', 'branches.city as point_city']);
    return afterJoins(named.orderBy('t.started_at', direction).orderBy('t.id', direction));
  };
  const days = `${date_from === undefined ? '' : 'from'} ${date_to === undefined ? '' : 'to'}`;
  return readPage<TransactionRow, 'transactions'>(db, {
    queryKey: `transactions ${given.join()} ${days} ${direction}`,
    window,
    values: {
      ...query,
      merchant,
      from: date_from && kyivDayBounds(date_from).from,
      before: date_to && kyivDayBounds(date_to).before,
    },
    filtered,
    rows,
  });
}
