/** SQL that reads encashments, and how they look on the wire. */
import type { EncashmentEntity } from '@kasa/contracts/transactions/encashments';
import { type PageOfRows, type PageTaking, type PageWindow, readPage } from '../db/paged.ts';
import { slot } from '../db/prepared.ts';
import type { Db, Row } from '../db/schema.ts';

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

/** A page of a terminal's encashments, the newest first. */
export async function pageOfEncashments(
  db: Db,
  terminal: string,
  window: PageWindow,
): Promise<PageOfRows<EncashmentRow>> {
  const filtered = () =>
    db.selectFrom('encashments').where('encashments.terminal_id', '=', slot<string>('terminal'));
  // A name for each row is cheap: the page is taken after the join.
  const rows = ({ beforeJoins, afterJoins }: PageTaking) => {
    const ordered = withTerminal(db)
      .where('encashments.terminal_id', '=', slot<string>('terminal'))
      .orderBy('encashments.number', 'desc');
    return afterJoins(beforeJoins(ordered));
  };
  return readPage<EncashmentRow, 'encashments'>(db, {
    shape: 'encashments',
    window,
    values: { terminal },
    filtered,
    rows,
  });
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
