/** Rows that a worker asks somebody else about, again and again, until there is an answer. */
import type { Db, Row } from './schema.ts';

const FIRST_MS = 5_000;
const LONGEST_MS = 300_000;

/** When it is asked next, each time after twice as long. @param checks how often it was asked */
export const nextCheckAt = (now: Date, checks: number): string =>
  new Date(now.getTime() + Math.min(FIRST_MS * 2 ** checks, LONGEST_MS)).toISOString();

type Checked = 'reversals' | 'register_documents' | 'offline_sessions' | 'receipt_orders';
type Check = Pick<Row<'reversals'>, 'id' | 'next_check_at' | 'checks'> & { readonly state: string };

/** Whether this server asks about a row that is due: it has put the next check off before any other server. */
export async function leaseCheck(
  db: Db,
  table: Checked,
  { id, state, next_check_at, checks }: Check,
  now: Date,
): Promise<boolean> {
  // Kysely does not see that the columns are the same in each of these tables.
  const own = db
    .updateTable(table as 'reversals')
    .where('id', '=', id)
    .where('state', '=', state as 'open');
  const later = { next_check_at: nextCheckAt(now, checks + 1), checks: checks + 1 };
  const { numUpdatedRows } = await own
    .set(later)
    .where('next_check_at', '=', next_check_at)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
