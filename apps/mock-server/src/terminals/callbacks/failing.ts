import type { FailingEndpointsEntity } from '@kasa/contracts/terminals/callback-deliveries';
import {
  FAILING_CALLBACKS,
  FAILING_DAYS,
  FAILING_SECONDS,
} from '@kasa/contracts/terminals/callback-delivery-values';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../db/schema.ts';

const DAY_MS = 86_400_000;

/** The terminals of a merchant whose callbacks do not arrive; see `listFailingEndpoints`. */
export async function failingEndpoints(
  db: Db,
  merchant: string,
  now: Date,
): Promise<FailingEndpointsEntity['items']> {
  const back = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const rows = await db
    .selectFrom('callback_deliveries as sent')
    .innerJoin('terminals', 'terminals.id', 'sent.terminal_id')
    .select(['terminals.id', 'terminals.number', 'terminals.name'])
    .select((eb) => [
      eb.fn.min<string>('sent.created_at').as('since'),
      eb.fn.max<string>('sent.host').as('host'),
      eb.fn.countAll<number>().as('all'),
      eb.fn.sum<number>(eb.case().when('sent.state', '=', 'waiting').then(1).else(0).end()).as('waiting'),
    ])
    .where('sent.merchant_id', '=', merchant)
    .where('sent.state', 'in', ['waiting', 'given_up'])
    .where('sent.created_at', '>=', back(FAILING_DAYS * DAY_MS))
    .where(sql<SqlBool>`(sent.last_reason is not null or sent.last_http_status not between 200 and 299)`)
    .where(
      sql<SqlBool>`not exists (select 1 from callback_deliveries as arrived
        where arrived.terminal_id = sent.terminal_id and arrived.delivered_at > sent.updated_at)`,
    )
    .groupBy(['terminals.id', 'terminals.number', 'terminals.name'])
    .orderBy('since')
    .execute();
  return rows
    .map(({ since, host, id, number, name, ...counts }) => {
      const waiting = Number(counts.waiting);
      const terminal = { id, number, name };
      return { terminal, host, since, waiting, given_up: Number(counts.all) - waiting };
    })
    .filter(
      ({ since, waiting, given_up }) =>
        waiting + given_up >= FAILING_CALLBACKS || since <= back(FAILING_SECONDS * 1_000),
    );
}
