import type { OwnSessions } from '@kasa/contracts/auth/account';
import type { z } from 'zod';
import type { Db, Row } from '../db/schema.ts';
import { SESSION_IDLE_MS } from '../http/session/session.ts';

const isLive = (row: Pick<Row<'sessions'>, 'expires_at' | 'last_seen_at'>, now: Date) =>
  row.expires_at > now.toISOString() && Date.parse(row.last_seen_at) > now.getTime() - SESSION_IDLE_MS;

const earlier = (one: string, other: string) => [one, other].sort()[0] ?? one;

export async function listSessionsOf(
  db: Db,
  userId: string,
  present: string,
  now: Date,
): Promise<z.input<typeof OwnSessions>> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'created_at', 'last_seen_at', 'expires_at', 'address', 'user_agent'])
    .where('user_id', '=', userId)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const items = rows
    .filter((row) => isLive(row, now))
    .map((row) => ({
      id: row.id,
      current: row.id === present,
      signed_in_at: row.created_at,
      // Never in the future: the mock clock can be set back, and the seeded session has a last use in year 9999.
      last_seen_at: earlier(row.last_seen_at, now.toISOString()),
      address: row.address,
      user_agent: row.user_agent,
    }));
  return { items: items.sort((a, b) => Number(b.current) - Number(a.current)) };
}

const ENDED = ['id', 'expires_at', 'last_seen_at', 'user_agent', 'address', 'created_at'] as const;

export type EndedSession = Pick<Row<'sessions'>, (typeof ENDED)[number]>;

export async function revokeSession(
  tx: Db,
  userId: string,
  id: string,
  now: Date,
): Promise<EndedSession | undefined> {
  const own = tx.deleteFrom('sessions').where('user_id', '=', userId).where('id', '=', id);
  const rows = await own.returning(ENDED).execute();
  return rows.find((row) => isLive(row, now));
}

export async function revokeOtherSessions(
  tx: Db,
  userId: string,
  kept: string,
  now: Date,
): Promise<EndedSession[]> {
  const others = tx.deleteFrom('sessions').where('user_id', '=', userId).where('id', '!=', kept);
  const rows = await others.returning(ENDED).execute();
  return rows.filter((row) => isLive(row, now));
}
