/** The secret that signs status requests of a merchant's server: one sealed document for each merchant. */
import { randomBytes } from 'node:crypto';
import { STATUS_SECRET_OVERLAP_SECONDS } from '@kasa/contracts/transactions/status-signature';
import type { Transaction } from 'kysely';
import { advisoryLock } from '../db/dialect.ts';
import { readMeta, writeMeta } from '../db/meta.ts';
import type { Db, Schema } from '../db/schema.ts';
import { metaPlace, seal, unseal } from '../db/sealing.ts';
import { statusSecretName } from '../db/stored-secrets.ts';
import { recordChange } from '../http/journal/record-change.ts';
import type { Context } from '../http/request/handler.ts';

export interface StoredStatusSecret {
  readonly secret: string;
  /** ISO 8601 UTC, as is `until`. */
  readonly created_at: string;
  /** Accepted, too, for a while. */
  readonly previous: { readonly secret: string; readonly until: string } | null;
}

const BYTES = 32;

export async function readStatusSecret(db: Db, merchantId: string): Promise<StoredStatusSecret | null> {
  const name = statusSecretName(merchantId);
  const stored = await readMeta(db, name);
  return stored === undefined
    ? null
    : (JSON.parse(unseal(db, metaPlace(name), stored)) as StoredStatusSecret);
}

export async function writeStatusSecret(
  db: Db,
  merchantId: string,
  secret: StoredStatusSecret,
): Promise<void> {
  const name = statusSecretName(merchantId);
  await writeMeta(db, name, seal(db, metaPlace(name), JSON.stringify(secret)));
}

/** What a status request may be signed with now. */
export function validSecrets(stored: StoredStatusSecret | null, now: Date): string[] {
  if (stored === null) return [];
  const { secret, previous } = stored;
  return previous && Date.parse(previous.until) > now.getTime() ? [secret, previous.secret] : [secret];
}

export function presentStatusSecret(merchantId: string, stored: StoredStatusSecret | null, now: Date) {
  const previous = validSecrets(stored, now).length > 1 ? stored?.previous : null;
  return {
    merchant_id: merchantId,
    created_at: stored?.created_at ?? null,
    previous_until: previous?.until ?? null,
  };
}

/** Makes a secret in place of the one that was, which may be accepted for a while. */
export async function renewStatusSecret(tx: Transaction<Schema>, context: Context, keepPrevious: boolean) {
  const { clock, session } = context;
  const { merchantId } = session;
  const now = clock.now();
  await advisoryLock(tx, statusSecretName(merchantId));
  const before = await readStatusSecret(tx, merchantId);
  const until = new Date(now.getTime() + STATUS_SECRET_OVERLAP_SECONDS * 1000).toISOString();
  const after: StoredStatusSecret = {
    secret: randomBytes(BYTES).toString('base64url'),
    created_at: now.toISOString(),
    previous: before && keepPrevious ? { secret: before.secret, until } : null,
  };
  await writeStatusSecret(tx, merchantId, after);
  const described = (stored: StoredStatusSecret | null) => {
    const { created_at, previous_until } = presentStatusSecret(merchantId, stored, now);
    return { made_at: created_at, previous_until };
  };
  const object = { type: 'status_secret', id: merchantId, name: 'HMAC-SHA256' };
  await recordChange(tx, context, { object, before: before && described(before), after: described(after) });
  return { ...presentStatusSecret(merchantId, after, now), secret: after.secret };
}
