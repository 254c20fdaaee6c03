/** Response codes that decline payments on many terminals: read from an index, and only as far back as the window. */

import type { Language } from '@kasa/contracts/shared/codes';
import {
  type DeclinePatternsEntity,
  declinePatternThresholds,
} from '@kasa/contracts/transactions/decline-patterns';
import {
  type ResponseCause,
  responseAdviceText,
  responseCode,
  responseText,
} from '@kasa/contracts/transactions/response-codes';
import { sql } from 'kysely';
import { seenBy, type Viewer } from '../db/point-scope.ts';
import type { Db } from '../db/schema.ts';

const MINUTE_MS = 60_000;

interface Declined {
  readonly response_code: string;
  readonly terminals: number;
  readonly active_terminals: number;
  readonly declines: number;
  readonly amount: number;
  readonly since: string;
}

/** By code, those of the window. */
async function declinedSince(db: Db, viewer: Viewer, from: string, to: string): Promise<Declined[]> {
  const query = sql<Declined>`
    with recent as materialized (
      select terminal_id, status, response_code, amount, started_at from transactions
      where merchant_id = ${viewer.merchantId} and ${seenBy(db, 'transactions', viewer)} and started_at >= ${from} and started_at <= ${to} and payment_form <> 'cash')
    select response_code, count(distinct terminal_id) as terminals, count(*) as declines, sum(amount) as amount,
      min(started_at) as since, (select count(distinct terminal_id) from recent) as active_terminals
    from recent where status = 'declined' and response_code is not null group by response_code`;
  const { rows } = await db.executeQuery(query.compile(db));
  // PostgreSQL answers sums as texts.
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
}

function isPattern({ response_code, terminals, active_terminals, declines }: Declined): boolean {
  const limits = declinePatternThresholds;
  const cause = responseCode(response_code)?.cause;
  return (
    (limits.causes as readonly (ResponseCause | undefined)[]).includes(cause) &&
    declines >= limits.min_declines &&
    active_terminals >= limits.min_active_terminals &&
    terminals * 100 >= active_terminals * limits.min_terminals_percent
  );
}

export async function declinePatterns(
  db: Db,
  viewer: Viewer,
  now: Date,
  language: Language,
): Promise<DeclinePatternsEntity> {
  const from = new Date(now.getTime() - declinePatternThresholds.window_minutes * MINUTE_MS);
  const declined = await declinedSince(db, viewer, from.toISOString(), now.toISOString());
  const items = declined
    .filter(isPattern)
    .sort(
      (a, b) =>
        b.terminals - a.terminals || b.declines - a.declines || (a.response_code < b.response_code ? -1 : 1),
    )
    .map((row) => ({
      ...row,
      response: responseText(row.response_code, language),
      response_advice: responseAdviceText(row.response_code, language),
      cause: responseCode(row.response_code)?.cause as ResponseCause,
    }));
  return { at: now.toISOString(), items };
}
