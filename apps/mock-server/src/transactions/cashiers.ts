/** Who takes payments: whoever is at work at the terminal's point. */
import { kyivDay } from '@kasa/contracts/shared/kyiv';
import { type SqlBool, sql } from 'kysely';
import { findUsers } from '../db/find-users.ts';
import { seenBy, type Viewer, wholeMerchant } from '../db/point-scope.ts';
import type { Db, Row } from '../db/schema.ts';
import { hashToUint32 } from '../db/seed/random-source.ts';
import { dayBefore } from '../http/kyiv-time.ts';

type Attendance = Pick<Row<'attendances'>, 'user_id' | 'point_id' | 'day' | 'came_at' | 'left_at'>;
type Terminal = Pick<Row<'terminals'>, 'id' | 'kind' | 'point_id'>;

/** Kinds of terminals that people sign in at. */
const ATTENDED: readonly Terminal['kind'][] = ['acquiring', 'offline'];

/** One of those who are there; the same one at a terminal all day long, as long as the same people are. */
function pickCashier(here: readonly Attendance[], { id }: Terminal, at: string): string | null {
  const present = here
    .filter(({ came_at, left_at }) => came_at <= at && (left_at === null || at < left_at))
    .map(({ user_id }) => user_id);
  const people = [...new Set(present)].sort();
  return people[hashToUint32(`${id} ${kyivDay(at)}`) % people.length] ?? null;
}

/** Nobody works longer than from one day into the next. */
const attendancesOn = (db: Db, from: string, to: string) =>
  db
    .selectFrom('attendances')
    .select(['user_id', 'point_id', 'day', 'came_at', 'left_at'])
    .where('day', '>=', dayBefore(from))
    .where('day', '<=', to);

/**
 * Reads who was at work on some days, for many payments.
 * @param from Kyiv day @param to Kyiv day, included
 * @returns who is signed in at a terminal at an instant; null: nobody
 */
export async function readCashiers(
  db: Db,
  merchant: string,
  from: string,
  to: string,
): Promise<(terminal: Terminal, at: string) => string | null> {
  const all = await attendancesOn(db, from, to).where('merchant_id', '=', merchant).execute();
  const byPlace = Map.groupBy(all, ({ point_id, day }) => `${point_id} ${day}`);
  return (terminal, at) => {
    if (terminal.point_id === null || !ATTENDED.includes(terminal.kind)) return null;
    const day = kyivDay(at);
    const here = [dayBefore(day), day].flatMap((one) => byPlace.get(`${terminal.point_id} ${one}`) ?? []);
    return pickCashier(here, terminal, at);
  };
}

/** Who is signed in at one terminal; null: nobody. @param at ISO 8601, UTC */
export async function cashierAt(db: Db, terminal: Terminal, at: string): Promise<string | null> {
  if (terminal.point_id === null || !ATTENDED.includes(terminal.kind)) return null;
  const day = kyivDay(at);
  const here = await attendancesOn(db, day, day).where('point_id', '=', terminal.point_id).execute();
  return pickCashier(here, terminal, at);
}

/** Everybody who has taken a payment that somebody sees, wherever they work by now. */
export const listCashiers = (db: Db, viewer: Viewer) =>
  findUsers(
    db,
    wholeMerchant(viewer.merchantId),
    sql<SqlBool>`exists (select 1 from transactions where transactions.merchant_id = users.merchant_id
      and transactions.cashier_id = users.id and ${seenBy(db, 'transactions', viewer)})`,
  );
