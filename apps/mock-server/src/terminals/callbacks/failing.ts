import type { FailingEndpointsEntity } from '@kasa/contracts/terminals/callback-deliveries';
import {
  FAILING_CALLBACKS,
  FAILING_COUNTED,
  FAILING_DAYS,
  FAILING_SECONDS,
  FAILING_TERMINALS,
} from '@kasa/contracts/terminals/callback-delivery-values';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Viewer } from '../../db/point-scope.ts';
import { cachedQuery } from '../../db/query-cache.ts';
import type { Db } from '../../db/schema.ts';
import { hiddenIds } from '../../http/request/hide-foreign-ids.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Tried in vain, and since it was sent again. Literals, not parameters: the partial indexes hold only these. */
const IN_VAIN = sql<SqlBool>`state <> 'delivered' and attempts > tried_before
  and (last_reason is not null or last_http_status not between 200 and 299)`;

interface Suspect extends Record<'id' | 'arrived' | 'since', string> {
  /** Null: it has fewer than make it fail at once. */
  readonly enough: string | null;
}

interface Counted extends Record<'id' | 'number' | 'name' | 'since' | 'host', string> {
  readonly all_of_them: number;
  readonly waiting: number;
}

/**
 * The terminals of a merchant whose callbacks do not arrive; see `listFailingEndpoints`. It is asked for after each
 * callback: reads from the indexes, terminal by terminal, and counts only those that it names, up to a limit.
 */
export async function failingEndpoints(db: Db, viewer: Viewer, now: Date): Promise<FailingEndpointsEntity> {
  const { merchantId: merchant } = viewer;
  const instant = (ms: number) => new Date(ms).toISOString();
  // To the minute, so that whoever asks at the same time gets the same answer.
  const begin = instant(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS - FAILING_DAYS * DAY_MS);
  const hourAgo = instant(now.getTime() - FAILING_SECONDS * 1_000);
  const vainOf = (id: RawBuilder<string>) => sql`callback_deliveries
    where merchant_id = ${merchant} and terminal_id = ${id} and ${IN_VAIN}`;
  const inOrder = (id: RawBuilder<string>, arrived: RawBuilder<string>) => sql`${vainOf(id)}
    and created_at >= ${begin} and updated_at >= ${arrived} order by created_at`;
  const firstAfter = (before: RawBuilder<string>) => sql`select min(terminal_id) from callback_deliveries
    where merchant_id = ${merchant} and ${IN_VAIN} and terminal_id > ${before}`;
  const nth = (n: number) => sql`(select created_at from ${inOrder(sql`seen.id`, sql`seen.arrived`)}
    limit 1 offset ${sql.lit(n - 1)})`;
  const suspects = sql<Suspect>`
    with recursive tried (id) as (
      select * from (${firstAfter(sql`''`)}) as first_tried
      union all
      select (${firstAfter(sql`tried.id`)}) from tried where tried.id is not null
    ),
    seen (id, arrived) as (
      select id, coalesce((select max(delivered_at) from callback_deliveries
        where terminal_id = tried.id and delivered_at is not null), '')
      from tried where id is not null
    )
    select id, arrived, ${nth(1)} as since, ${nth(FAILING_CALLBACKS)} as enough
    from seen where (select max(updated_at) from ${vainOf(sql`seen.id`)}) >= arrived`;
  const found = await cachedQuery(db, suspects.compile(db));
  const hidden = await hiddenIds(
    db,
    viewer,
    found.map(({ id }) => id),
  );
  const failing = found
    .filter(({ id }) => !hidden.has(id))
    .filter(({ since, enough }) => since !== null && (enough !== null || since <= hourAgo))
    .toSorted((a, b) => (a.since < b.since ? -1 : Number(a.since > b.since)));
  if (failing.length === 0) return { total: 0, items: [] };
  const counts = failing.slice(0, FAILING_TERMINALS).map(
    ({ id, arrived }) => sql`select terminals.id, number, name, vain.* from terminals, (
      select min(created_at) as since, max(host) as host, count(*) as all_of_them,
        sum(case when state = 'waiting' then 1 else 0 end) as waiting
      from (select created_at, host, state from ${inOrder(sql`${id}`, sql`${arrived}`)}
        limit ${sql.lit(FAILING_COUNTED)}) as counted
    ) as vain where terminals.id = ${id} and since is not null`,
  );
  const counted = sql<Counted>`${sql.join(counts, sql` union all `)} order by since, id`;
  const items = (await cachedQuery(db, counted.compile(db))).map(({ since, host, ...row }) => {
    const { id, number, name } = row;
    const waiting = Number(row.waiting);
    const given_up = Number(row.all_of_them) - waiting;
    return { terminal: { id, number, name }, host, since, waiting, given_up };
  });
  return { total: failing.length, items };
}
