import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db, Row } from '../../db/schema.ts';

type Delivery = Row<'callback_deliveries'>;

/** Those for whom nothing more may be sent now: merchants, and lanes (a host of a merchant). */
export interface Busy {
  readonly merchants: readonly string[];
  readonly lanes: readonly string[];
}

export const laneOf = ({ merchant_id, host }: Pick<Delivery, 'merchant_id' | 'host'>) =>
  `${merchant_id} ${host}`;

/** The first of its payment that waits, and no later one, sent before it was put back, is on its way just now. */
export const isItsTurn = (which: string, now: string) => sql<SqlBool>`not exists (
    select 1 from callback_deliveries as earlier
    where earlier.transaction_id = ${sql.ref(`${which}.transaction_id`)}
      and earlier.nth < ${sql.ref(`${which}.nth`)} and earlier.state = 'waiting')
  and not exists (select 1 from callback_deliveries as later
    where later.transaction_id = ${sql.ref(`${which}.transaction_id`)}
      and later.nth > ${sql.ref(`${which}.nth`)} and later.taken_until > ${now})`;

/**
 * The callback due for longest, of a lane with room, whose turn it is; only those that wait have a time. Those sent
 * again go when no other is due, so that a run's backlog holds up no payment made later.
 */
export async function nextDue(db: Db, now: string, busy: Busy): Promise<Delivery | undefined> {
  if (busy.merchants.length > 0 || busy.lanes.length > 0) return nextOfLanes(db, now, busy);
  // A literal, not a parameter: the partial indexes hold only these.
  const first = (sentAgain: 0 | 1) =>
    db
      .selectFrom('callback_deliveries')
      .selectAll()
      .where('sent_again', '=', sql.lit(sentAgain))
      .where('next_attempt_at', '<=', now)
      .where(isItsTurn('callback_deliveries', now))
      .orderBy('next_attempt_at')
      .limit(1)
      .executeTakeFirst();
  return (await first(0)) ?? (await first(1));
}

/** Goes from lane to lane by the index: the backlog of those without room, however long, is not read. */
async function nextOfLanes(db: Db, now: string, { merchants, lanes }: Busy): Promise<Delivery | undefined> {
  const following = sql`from callback_deliveries as one where one.next_attempt_at is not null
    and (one.merchant_id, one.host) > (lane.merchant_id, lane.host) order by one.merchant_id, one.host limit 1`;
  const first = (sentAgain: 0 | 1) => sql`(
    select one.id from callback_deliveries as one
    where one.merchant_id = lane.merchant_id and one.host = lane.host
      and one.sent_again = ${sql.lit(sentAgain)} and one.next_attempt_at <= ${now} and ${isItsTurn('one', now)}
    order by one.next_attempt_at limit 1)`;
  const { rows } = await sql<Delivery>`
    with recursive lane (merchant_id, host) as (
      select * from (select one.merchant_id, one.host from callback_deliveries as one
        where one.next_attempt_at is not null order by one.merchant_id, one.host limit 1) as first_lane
      union all
      select (select one.merchant_id ${following}), (select one.host ${following})
      from lane where lane.merchant_id is not null
    ),
    due (id) as (
      select coalesce(${first(0)}, ${first(1)})
      from lane
      where lane.merchant_id is not null
        and ${noneOf(sql`lane.merchant_id`, merchants)}
        and ${noneOf(sql`lane.merchant_id || ' ' || lane.host`, lanes)}
    )
    select callback_deliveries.* from due join callback_deliveries on callback_deliveries.id = due.id
    order by callback_deliveries.sent_again, callback_deliveries.next_attempt_at limit 1`.execute(db);
  return rows[0];
}

const noneOf = (value: RawBuilder<unknown>, taken: readonly string[]) =>
  taken.length === 0 ? sql<SqlBool>`1 = 1` : sql<SqlBool>`${value} not in (${sql.join(taken)})`;
