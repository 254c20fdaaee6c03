/** The secret that signs status requests of a merchant's server: one sealed document for each merchant. */
import { randomBytes } from 'node:crypto';
import { SECRET_OVERLAP_HOURS } from '@kasa/contracts/shared/secret-overlap';
import type { Transaction } from 'kysely';
import { advisoryLock } from '../db/dialect.ts';
import { readMerchantSecret, writeMerchantSecret } from '../db/merchant-secrets.ts';
import type { Db, Schema } from '../db/schema.ts';
import { recordChange } from '../http/journal/record-change.ts';
import type { Context } from '../http/request/handler.ts';

export interface StoredStatusSecret {
  readonly secret: string;
  /** ISO 8601 UTC, as is `until`. */
  readonly created_at: string;
  /** Accepted, too, each for a while; the latest first. */
  readonly previous: readonly { readonly secret: string; readonly until: string }[];
}

const BYTES = 32;
const MAX_PREVIOUS = 3;

const NAME = 'status_secret';

export const readStatusSecret = async (db: Db, merchantId: string): Promise<StoredStatusSecret | null> =>
  (await readMerchantSecret<StoredStatusSecret>(db, merchantId, NAME)) ?? null;

export const writeStatusSecret = (db: Db, merchantId: string, secret: StoredStatusSecret): Promise<void> =>
  writeMerchantSecret(db, merchantId, NAME, secret);

const acceptedBeside = ({ previous }: StoredStatusSecret, now: Date) =>
  previous.filter(({ until }) => Date.parse(until) > now.getTime());

/** What a status request may be signed with now; as many, with null for those that there are not, for every merchant. */
export function validSecrets(stored: StoredStatusSecret | null, now: Date): (string | null)[] {
  const known =
    stored === null ? [] : [stored.secret, ...acceptedBeside(stored, now).map(({ secret }) => secret)];
  return Array.from({ length: 1 + MAX_PREVIOUS }, (_, n) => known[n] ?? null);
}

export function presentStatusSecret(merchantId: string, stored: StoredStatusSecret | null, now: Date) {
  return {
    merchant_id: merchantId,
    created_at: stored?.created_at ?? null,
    previous_until: (stored && acceptedBeside(stored, now)[0]?.until) ?? null,
  };
}

/** Makes a secret in place of the one that was, which may be accepted for a while. */
export async function renewStatusSecret(tx: Transaction<Schema>, context: Context, keepPrevious: boolean) {
  const { clock, session } = context;
  const { merchantId } = session;
  const now = clock.now();
  await advisoryLock(tx, `${NAME} ${merchantId}`);
  const before = await readStatusSecret(tx, merchantId);
  const until = new Date(now.getTime() + SECRET_OVERLAP_HOURS * 3_600_000).toISOString();
  const after: StoredStatusSecret = {
    secret: randomBytes(BYTES).toString('base64url'),
    created_at: now.toISOString(),
    previous:
      before && keepPrevious
        ? [{ secret: before.secret, until }, ...acceptedBeside(before, now)].slice(0, MAX_PREVIOUS)
        : [],
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
