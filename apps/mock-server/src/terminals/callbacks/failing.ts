import type { FailingEndpointsEntity } from '@kasa/contracts/terminals/callback-deliveries';
import {
  FAILING_CALLBACKS,
  FAILING_COUNTED,
  FAILING_DAYS,
  FAILING_SECONDS,
} from '@kasa/contracts/terminals/callback-delivery-values';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../db/schema.ts';

const DAY_MS = 86_400_000;

/** Tried in vain. Literals, not parameters: the partial index holds only these. */
const IN_VAIN = sql<SqlBool>`state <> 'delivered'
  and (last_reason is not null or last_http_status not between 200 and 299)`;

/**
 * The terminals of a merchant whose callbacks do not arrive; see `listFailingEndpoints`. It is asked for after each
 * callback: reads from the index, terminal by terminal, those tried since the last that arrived, and no more than count.
 */
export async function failingEndpoints(
  db: Db,
  merchant: string,
  now: Date,
): Promise<FailingEndpointsEntity['items']> {
  const back = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const begin = back(FAILING_DAYS * DAY_MS);
  const firstAfter = (before: RawBuilder<string>) => sql`select min(terminal_id) from callback_deliveries
    where merchant_id = ${merchant} and ${IN_VAIN} and terminal_id > ${before}`;
  const ofVain = (what: RawBuilder<unknown>) => sql`(select ${what} from (
    select created_at, host, state from callback_deliveries
    where merchant_id = ${merchant} and terminal_id = seen.id and ${IN_VAIN}
      and updated_at >= seen.arrived and updated_at >= ${begin} and created_at >= ${begin}
    order by updated_at limit ${sql.lit(FAILING_COUNTED)}) as vain)`;
  const { rows } = await sql<Found>`
    with recursive tried (id) as (
      select * from (${firstAfter(sql`''`)}) as first_tried
      union all
      select (${firstAfter(sql`tried.id`)}) from tried where tried.id is not null
    ),
    seen (id, arrived) as (
      select id, coalesce((select max(delivered_at) from callback_deliveries
        where terminal_id = tried.id and delivered_at is not null), '')
      from tried where id is not null
    ),
    counted as (
      select seen.id, ${ofVain(sql`min(created_at)`)} as since, ${ofVain(sql`max(host)`)} as host,
        ${ofVain(sql`count(*)`)} as all_of_them,
        ${ofVain(sql`sum(case when state = 'waiting' then 1 else 0 end)`)} as waiting
      from seen
    )
    select counted.*, terminals.number, terminals.name
    from counted join terminals on terminals.id = counted.id
    where since is not null order by since`.execute(db);
  return rows
    .map(({ since, host, id, number, name, ...counts }) => {
      const waiting = Number(counts.waiting);
      const terminal = { id, number, name };
      return { terminal, host, since, waiting, given_up: Number(counts.all_of_them) - waiting };
    })
    .filter(
      ({ since, waiting, given_up }) =>
        waiting + given_up >= FAILING_CALLBACKS || since <= back(FAILING_SECONDS * 1_000),
    );
}

interface Found extends Record<'id' | 'number' | 'name' | 'since' | 'host', string> {
  readonly all_of_them: number;
  readonly waiting: number;
}
