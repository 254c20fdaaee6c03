import { type Permission, type Role, tagsOf } from '@kasa/contracts/shared/permissions';
import { param, prepared } from '../../db/prepared.ts';
import { cachedQuery } from '../../db/query-cache.ts';
import type { Db } from '../../db/schema.ts';
import type { Clock } from '../clock.ts';
import type { SessionInfo } from '../request/handler.ts';
import { hashSecret, isSecret } from './secret.ts';

/** A session ends after this without a request. */
export const IDLE_MS = 30 * 60 * 1000;
/** A session ends this long after sign-in, whatever happens. */
export const ABSOLUTE_MS = 12 * 60 * 60 * 1000;
/** The last request is noted at most so often: a write for every read would be dear. */
const TOUCH_MS = 60 * 1000;

/** A session as the request path needs it. */
export interface LiveSession extends SessionInfo {
  /** What the bodies of this session are signed with; null until the key exchange. */
  readonly signingSecret: string | null;
}

interface Rights {
  readonly roles: readonly Role[];
  readonly tags: readonly Permission[];
}

const MAX_REMEMBERED = 1_000;
const remembered = new Map<string, Rights>();

/** The rights that the JSON lists of a user row mean. There are few combinations, so they are remembered. */
export function rightsOf(roles: string, added: string, removed: string): Rights {
  const key = `${roles}${added}${removed}`;
  const known = remembered.get(key);
  if (known) return known;
  const names = JSON.parse(roles) as Role[];
  const rights = { roles: names, tags: tagsOf(names, JSON.parse(added), JSON.parse(removed)) };
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  remembered.set(key, rights);
  return rights;
}

/** What a session may, and through which role it looks. */
export interface SessionRights extends Rights {
  readonly viewingAs: Role | null;
  readonly ownRoles: readonly Role[];
}

/**
 * The rights of a session that may look through another role: those of the role's template. Never more than the
 * person has, so that a role or a tag taken from an owner is not got back by looking through somebody else.
 */
export function rightsOfSession(own: Rights, viewingAs: string | null): SessionRights {
  if (viewingAs === null || !own.roles.includes('owner')) {
    return { ...own, viewingAs: null, ownRoles: own.roles };
  }
  const role = viewingAs as Role;
  const tags = tagsOf([role]).filter((tag) => own.tags.includes(tag));
  return { roles: [role], tags, viewingAs: role, ownRoles: own.roles };
}

const columns = [
  'sessions.id',
  'sessions.user_id',
  'sessions.merchant_id',
  'sessions.signing_secret',
  'sessions.last_seen_at',
  'sessions.expires_at',
  'sessions.viewing_as',
  'users.full_name',
  'users.roles',
  'users.tags_added',
  'users.tags_removed',
] as const;

const sessionBySecret = (db: Db) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(columns)
    .where('sessions.secret_hash', '=', param<string>('hash'))
    .where('users.is_active', '=', 1);

/**
 * The session that a cookie opens, as the database has it when the request comes: an ended session, a removed right and
 * a disabled user take effect at once on every server.
 * @returns null when the cookie opens nothing: unknown, expired, idle for too long, or its user is disabled
 */
export async function findSession(db: Db, clock: Clock, secret: string): Promise<LiveSession | null> {
  const found = await peekSession(db, clock, secret);
  if (found === null) return null;
  if (found.idleMs >= TOUCH_MS) {
    const seen = { last_seen_at: clock.nowIso() };
    const noted = db.updateTable('sessions').set(seen).where('id', '=', found.session.id).execute();
    // A full disk must not keep anybody from reading; at worst the session ends early.
    await noted.catch(() => undefined);
  }
  return found.session;
}

/**
 * The session that a cookie opens, for what goes on by itself: asking is no sign of somebody being there, so the session
 * lives no longer for it.
 */
export async function peekSession(
  db: Db,
  clock: Clock,
  secret: string,
): Promise<{ readonly session: LiveSession; readonly idleMs: number } | null> {
  if (!isSecret(secret)) return null;
  const hash = hashSecret(secret);
  const [row] = await cachedQuery(
    db,
    prepared(db, 'session', () => sessionBySecret(db), { hash }),
  );
  const now = clock.now().getTime();
  if (!row || Date.parse(row.expires_at) <= now) return null;
  const idle = now - Date.parse(row.last_seen_at);
  if (idle >= IDLE_MS) return null;
  const session = {
    id: row.id,
    userId: row.user_id,
    merchantId: row.merchant_id,
    userName: row.full_name,
    signingSecret: row.signing_secret,
    ...rightsOfSession(rightsOf(row.roles, row.tags_added, row.tags_removed), row.viewing_as),
  };
  return { session, idleMs: idle };
}
