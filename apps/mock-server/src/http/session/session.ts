import {
  coversAllPoints,
  effectivePermissions,
  type Permission,
  type Role,
} from '@kasa/contracts/shared/permissions';
import { type RawBuilder, sql } from 'kysely';
import { compileOnce, param } from '../../db/compiled-queries.ts';
import { dialectOf } from '../../db/dialect.ts';
import { cachedQuery } from '../../db/query-cache.ts';
import type { Db } from '../../db/schema.ts';
import { unseal } from '../../db/sealing.ts';
import { signingSecretPlace } from '../../db/stored-secrets.ts';
import type { Clock } from '../clock.ts';
import type { SessionInfo } from '../request/handler.ts';
import { hashSecret, isSecret } from './secret.ts';

/** A session expires after this time without a request. */
export const SESSION_IDLE_MS = 30 * 60 * 1000;
/** A session expires this long after sign-in, even if used. */
export const SESSION_ABSOLUTE_MS = 12 * 60 * 60 * 1000;
/** `last_seen_at` is updated at most this often, to save writes. */
const TOUCH_MS = 60 * 1000;

export interface LiveSession extends SessionInfo {
  /** Signs the bodies of this session; null before the key exchange. */
  readonly signingSecret: string | null;
}

interface Rights {
  readonly roles: readonly Role[];
  readonly tags: readonly Permission[];
}

const MAX_REMEMBERED = 1_000;
const remembered = new Map<string, Rights>();

/** Rights from the JSON columns of a user row; cached, as there are few combinations. */
export function rightsOf(roles: string, added: string, removed: string): Rights {
  const key = `${roles}${added}${removed}`;
  const known = remembered.get(key);
  if (known) return known;
  const names = JSON.parse(roles) as Role[];
  const rights = { roles: names, tags: effectivePermissions(names, JSON.parse(added), JSON.parse(removed)) };
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  remembered.set(key, rights);
  return rights;
}

export interface SessionRights extends Rights {
  readonly viewingAs: Role | null;
  readonly ownRoles: readonly Role[];
}

/** Viewing as another role gives that role's default permissions, but never more than the user has. */
export function rightsOfSession(own: Rights, viewingAs: string | null): SessionRights {
  if (viewingAs === null || !own.roles.includes('owner')) {
    return { ...own, viewingAs: null, ownRoles: own.roles };
  }
  const role = viewingAs as Role;
  const tags = effectivePermissions([role]).filter((tag) => own.tags.includes(tag));
  return { roles: [role], tags, viewingAs: role, ownRoles: own.roles };
}

/** @param required JSON list of the roles that a merchant requires a second factor of */
export const requiresSecondFactor = (required: string, ownRoles: readonly Role[]): boolean =>
  required !== '[]' && (JSON.parse(required) as Role[]).some((role) => ownRoles.includes(role));

const columns = [
  'sessions.id',
  'sessions.user_id',
  'sessions.merchant_id',
  'sessions.signing_secret',
  'sessions.last_seen_at',
  'sessions.expires_at',
  'sessions.viewing_as',
  'sessions.viewing_as_point_id',
  'users.full_name',
  'users.phone',
  'users.roles',
  'users.tags_added',
  'users.tags_removed',
  'users.second_factor_at',
  'merchants.second_factor_roles',
] as const;

/** The points where users work, as a JSON list. */
export const workplaces = (db: Db): RawBuilder<string> =>
  dialectOf(db) === 'postgres'
    ? sql`(select coalesce(json_agg(point_id), '[]')::text from user_points where user_points.user_id = users.id)`
    : sql`(select json_group_array(point_id) from user_points where user_points.user_id = users.id)`;

/** The points to which a session is limited; null: it is not. @param viewedAt the point that an owner looks from */
export function pointsOfSession(
  { roles, viewingAs }: Pick<SessionRights, 'roles' | 'viewingAs'>,
  own: string,
  viewedAt: string | null,
): readonly string[] | null {
  if (coversAllPoints(roles)) return null;
  if (viewingAs === null) return JSON.parse(own) as string[];
  return viewedAt === null ? null : [viewedAt];
}

const sessionBySecret = (db: Db) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .innerJoin('merchants', 'merchants.id', 'users.merchant_id')
    .select(columns)
    .select(workplaces(db).as('points'))
    .where('sessions.secret_hash', '=', param<string>('hash'))
    .where('users.is_active', '=', 1);

/** The session in its current state. @returns null when it is unknown or expired, or its user is disabled */
export async function findSession(db: Db, clock: Clock, secret: string): Promise<LiveSession | null> {
  const found = await peekSession(db, clock, secret);
  if (found === null) return null;
  if (found.idleMs >= TOUCH_MS) {
    const seen = { last_seen_at: clock.nowIso() };
    const noted = db.updateTable('sessions').set(seen).where('id', '=', found.session.id).execute();
    // A failed write (full disk) must not block reading; at worst the session expires early.
    await noted.catch(() => undefined);
  }
  return found.session;
}

/** Like `findSession`, but does not prolong the session: for background work without user activity. */
export async function peekSession(
  db: Db,
  clock: Clock,
  secret: string,
): Promise<{ readonly session: LiveSession; readonly idleMs: number } | null> {
  if (!isSecret(secret)) return null;
  const hash = hashSecret(secret);
  const [row] = await cachedQuery(
    db,
    compileOnce(db, 'session', () => sessionBySecret(db), { hash }),
  );
  const now = clock.now().getTime();
  if (!row || Date.parse(row.expires_at) <= now) return null;
  const idle = now - Date.parse(row.last_seen_at);
  if (idle >= SESSION_IDLE_MS) return null;
  const rights = rightsOfSession(rightsOf(row.roles, row.tags_added, row.tags_removed), row.viewing_as);
  const session = {
    id: row.id,
    userId: row.user_id,
    merchantId: row.merchant_id,
    userName: row.full_name,
    userPhone: row.phone,
    signingSecret: row.signing_secret && unseal(db, signingSecretPlace(row.id), row.signing_secret),
    ...rights,
    points: pointsOfSession(rights, row.points, row.viewing_as_point_id),
    needsSecondFactor:
      row.second_factor_at === null && requiresSecondFactor(row.second_factor_roles, rights.ownRoles),
  };
  return { session, idleMs: idle };
}
