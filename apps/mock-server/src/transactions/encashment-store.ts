/** SQL that reads encashments, and how they look on the wire. */
import type { InputOf } from '@kasa/contracts/shared/operation';
import type { EncashmentEntity } from '@kasa/contracts/transactions/encashments';
import type { transactionsOperations } from '@kasa/contracts/transactions/operations';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { dayFilters } from '../db/day-filters.ts';
import { type PageOfRows, type PageTaking, type PageWindow, readPage } from '../db/paged.ts';
import { type Person, peopleWho } from '../db/people.ts';
import { param } from '../db/prepared.ts';
import type { Db, Row } from '../db/schema.ts';
import { sortOf } from '../http/list.ts';

type ListQuery = InputOf<typeof transactionsOperations.listEncashments>['query'];

/** An encashment, and the number of its terminal, which never changes. */
export interface EncashmentRow extends Row<'encashments'> {
  terminal_number: string;
}

const withTerminal = (db: Db) =>
  db
    .selectFrom('encashments')
    .innerJoin('terminals', 'terminals.id', 'encashments.terminal_id')
    .selectAll('encashments')
    .select('terminals.number as terminal_number');

/** One encashment of the merchant. */
export async function findEncashment(
  db: Db,
  merchant: string,
  id: string,
): Promise<EncashmentRow | undefined> {
  const own = withTerminal(db).where('encashments.id', '=', id);
  return own.where('encashments.merchant_id', '=', merchant).executeTakeFirst();
}

/** The conditions that a filter puts to a terminal's encashments, few enough to look at each. */
function conditionsOf(query: ListQuery) {
  const days = dayFilters(query, { taken: 'encashments.taken_at' });
  const given: Record<string, RawBuilder<SqlBool> | undefined> = {
    user: query.user_id === undefined ? undefined : sql`encashments.by_user_id = ${param('user_id')}`,
    full: query.is_full === 'true' ? sql`encashments.left_amount = 0` : undefined,
    part: query.is_full === 'false' ? sql`encashments.left_amount <> 0` : undefined,
    from: query.amount_from === undefined ? undefined : sql`encashments.amount >= ${param('amount_from')}`,
    to: query.amount_to === undefined ? undefined : sql`encashments.amount <= ${param('amount_to')}`,
  };
  const asked = Object.entries(given).flatMap(([name, one]) => (one ? [{ name, one }] : []));
  return {
    conditions: [...asked.map(({ one }) => one), ...days.conditions],
    values: { ...query, ...days.values },
    shape: `${asked.map(({ name }) => name).join()} ${days.shape}`,
  };
}

/** A page of a terminal's encashments, the newest first unless asked otherwise. */
export async function pageOfEncashments(
  db: Db,
  terminal: string,
  query: ListQuery,
  window: PageWindow,
): Promise<PageOfRows<EncashmentRow>> {
  const { field, direction } = sortOf(query.sort ?? '-number', 'number');
  const { conditions, values, shape } = conditionsOf(query);
  const filtered = () => {
    let own = withTerminal(db).where('encashments.terminal_id', '=', param<string>('terminal'));
    for (const condition of conditions) own = own.where(condition);
    return own;
  };
  // A name for each row is cheap: the page is taken after the join.
  const rows = ({ beforeJoins, afterJoins }: PageTaking) => {
    const ordered = filtered().orderBy(`encashments.${field}`, direction);
    return afterJoins(beforeJoins(ordered.orderBy('encashments.number', direction)));
  };
  return readPage<EncashmentRow, 'encashments' | 'terminals'>(db, {
    shape: `encashments ${shape} ${field} ${direction}`,
    window,
    values: { ...values, terminal },
    filtered,
    rows,
  });
}

/** Everybody who has taken cash out of a terminal of the merchant. */
export function peopleOfEncashments(db: Db, merchant: string, terminal: string): Promise<Person[]> {
  const took = sql<SqlBool>`id in (select by_user_id from encashments where terminal_id = ${terminal})`;
  return peopleWho(db, merchant, took);
}

/** An encashment on the wire; names are those of that moment. */
export function presentEncashment(row: EncashmentRow): EncashmentEntity {
  return {
    id: row.id,
    number: row.number,
    terminal: { id: row.terminal_id, number: row.terminal_number, name: row.terminal_name },
    place: row.place,
    company: row.company,
    taken_at: row.taken_at,
    carried_amount: row.carried_amount,
    received_amount: row.received_amount,
    payments_count: row.payments_count,
    refunded_amount: row.refunded_amount,
    inside_amount: row.inside_amount,
    amount: row.amount,
    left_amount: row.left_amount,
    comment: row.comment,
    by: { id: row.by_user_id, name: row.by_user_name },
    version: row.version,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}
