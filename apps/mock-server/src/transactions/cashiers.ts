/** Who takes payments: whoever is at work at the terminal's point. */
import { kyivDay } from '@kasa/contracts/shared/kyiv';
import { type SqlBool, sql } from 'kysely';
import { findUsers } from '../db/find-users.ts';
import type { Viewer } from '../db/point-scope.ts';
import type { Db, Row } from '../db/schema.ts';
import { hashToUint32 } from './seed/random-source.ts';

type Attendance = Pick<Row<'attendances'>, 'user_id' | 'point_id' | 'day' | 'came_at' | 'left_at'>;
type Till = Pick<Row<'terminals'>, 'id' | 'kind' | 'point_id'>;

/** Whoever is signed in at a terminal at an instant; null: nobody. */
export type CashierAt = (till: Till, at: string) => string | null;

/** Kinds of terminals that people sign in at. */
const ATTENDED: readonly Till['kind'][] = ['acquiring', 'offline'];
const isAttended = ({ kind }: Till) => ATTENDED.includes(kind);

/** One of those who are there; the same one at a terminal all day long, as long as the same people are. */
function oneOf(here: readonly Attendance[], till: Till, at: string): string | null {
  const present = here
    .filter(({ came_at, left_at }) => came_at <= at && (left_at === null || at < left_at))
    .map(({ user_id }) => user_id);
  const people = [...new Set(present)].sort();
  return people[hashToUint32(`${till.id} ${at.slice(0, 10)}`) % people.length] ?? null;
}

const some = (db: Db) =>
  db.selectFrom('attendances').select(['user_id', 'point_id', 'day', 'came_at', 'left_at']);

/** Reads who was at work on some days, for many payments. @param from Kyiv day @param to Kyiv day, included */
export async function cashiersOn(db: Db, merchant: string, from: string, to: string): Promise<CashierAt> {
  const all = some(db).where('merchant_id', '=', merchant).where('day', '>=', from).where('day', '<=', to);
  const byPlace = Map.groupBy(await all.execute(), ({ point_id, day }) => `${point_id} ${day}`);
  return (till, at) => {
    if (till.point_id === null || !isAttended(till)) return null;
    return oneOf(byPlace.get(`${till.point_id} ${kyivDay(at)}`) ?? [], till, at);
  };
}

/** Who is signed in at one terminal. @param at ISO 8601, UTC */
export async function cashierAt(db: Db, till: Till, at: string): Promise<string | null> {
  if (till.point_id === null || !isAttended(till)) return null;
  const here = some(db).where('point_id', '=', till.point_id).where('came_at', '<=', at);
  const present = here.where((eb) => eb.or([eb('left_at', 'is', null), eb('left_at', '>', at)]));
  return oneOf(await present.execute(), till, at);
}

/** The people who have ever taken a payment, of those whom somebody sees. */
export const cashiersOf = (db: Db, viewer: Viewer) =>
  findUsers(
    db,
    viewer,
    sql<SqlBool>`exists (select 1 from transactions as taken
      where taken.merchant_id = users.merchant_id and taken.cashier_id = users.id)`,
  );
