import { RECOVERY_CODE_LENGTH, RECOVERY_CODES, type SecondFactor } from '@kasa/contracts/auth/second-factor';
import type { Role } from '@kasa/contracts/shared/permissions';
import type { z } from 'zod';
import type { Db } from '../db/schema.ts';
import { keyedHash, seal, unseal } from '../db/sealing.ts';
import { totpSecretPlace } from '../db/stored-secrets.ts';
import { requiresSecondFactor } from '../http/session/session.ts';
import { matchingStep, newTotpSecret, randomBase32 } from './totp.ts';

/** A secret that was shown and not confirmed is worth nothing after this time. */
const ENROLMENT_MS = 60 * 60 * 1000;
/** Before any step. */
const NO_STEP = 0;

export interface FactorOwner {
  readonly id: string;
  readonly merchant_id: string;
}

const GROUP = RECOVERY_CODE_LENGTH / 2;
const grouped = (code: string) => `${code.slice(0, GROUP)}-${code.slice(GROUP)}`;

/** Bound to the person: nobody else's code has the same hash. */
const recoveryHash = (db: Db, userId: string, code: string) =>
  keyedHash(db, `recovery code ${userId} ${code}`);

/** Stores a new secret that counts for nothing until it is confirmed. @returns base32 */
export async function storeNewSecret(tx: Db, { id, merchant_id }: FactorOwner, now: string): Promise<string> {
  const secret = newTotpSecret();
  const fresh = {
    secret: seal(tx, totpSecretPlace(id), secret),
    begun_at: now,
    last_step: NO_STEP,
    recovery_codes: '[]',
  };
  await tx
    .insertInto('second_factors')
    .values({ id, merchant_id, ...fresh })
    .onConflict((same) => same.column('id').doUpdateSet(fresh))
    .execute();
  return secret;
}

const lockFactor = (tx: Db, id: string) =>
  tx.selectFrom('second_factors').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Uses up a code of the app. The row is locked, so that of two servers one takes it. @returns whether it is right */
export async function useTimeCode(tx: Db, userId: string, code: string, now: Date): Promise<boolean> {
  const factor = await lockFactor(tx, userId);
  if (factor === undefined) return false;
  const secret = unseal(tx, totpSecretPlace(userId), factor.secret);
  const step = matchingStep(secret, code, now, factor.last_step);
  if (step === undefined) return false;
  await tx.updateTable('second_factors').set({ last_step: step }).where('id', '=', userId).execute();
  return true;
}

async function useRecoveryCode(tx: Db, userId: string, code: string): Promise<boolean> {
  const factor = await lockFactor(tx, userId);
  const hashes = JSON.parse(factor?.recovery_codes ?? '[]') as string[];
  const left = hashes.filter((hash) => hash !== recoveryHash(tx, userId, code));
  if (left.length === hashes.length) return false;
  const recovery_codes = JSON.stringify(left);
  await tx.updateTable('second_factors').set({ recovery_codes }).where('id', '=', userId).execute();
  return true;
}

/** Uses up a code of the app or a recovery code. @returns whether it is right */
export const useFactorCode = (tx: Db, userId: string, code: string, now: Date): Promise<boolean> =>
  code.length === RECOVERY_CODE_LENGTH
    ? useRecoveryCode(tx, userId, code)
    : useTimeCode(tx, userId, code, now);

/** Whether a secret was shown within the hour. */
export async function hasBegunEnrolment(tx: Db, userId: string, now: Date): Promise<boolean> {
  const factor = await lockFactor(tx, userId);
  return factor !== undefined && Date.parse(factor.begun_at) > now.getTime() - ENROLMENT_MS;
}

/** Replaces the recovery codes. @returns the new ones, to be shown once, and their hashes before and after */
export async function storeNewRecoveryCodes(tx: Db, userId: string) {
  const before = (await lockFactor(tx, userId))?.recovery_codes ?? '[]';
  const codes = Array.from({ length: RECOVERY_CODES }, () => randomBase32(RECOVERY_CODE_LENGTH));
  const after = JSON.stringify(codes.map((code) => recoveryHash(tx, userId, code)));
  await tx.updateTable('second_factors').set({ recovery_codes: after }).where('id', '=', userId).execute();
  return { codes: codes.map(grouped), before, after };
}

/** Turns a factor on or off, with the user's row locked before. @param at null: off, and its secrets are deleted */
export async function setSecondFactor(tx: Db, userId: string, at: string | null): Promise<void> {
  await tx.updateTable('users').set({ second_factor_at: at }).where('id', '=', userId).execute();
  if (at === null) await tx.deleteFrom('second_factors').where('id', '=', userId).execute();
}

/** The user, locked until the transaction ends. */
export const lockFactorOwner = (tx: Db, id: string) =>
  tx
    .selectFrom('users')
    .select(['id', 'merchant_id', 'full_name', 'phone', 'second_factor_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();

/** Whether the user signs in with a second factor. */
export async function hasSecondFactor(db: Db, userId: string): Promise<boolean> {
  const own = db.selectFrom('users').select('second_factor_at').where('id', '=', userId);
  return (await own.executeTakeFirst())?.second_factor_at != null;
}

export async function readSecondFactor(
  db: Db,
  userId: string,
  ownRoles: readonly Role[],
): Promise<z.input<typeof SecondFactor>> {
  const row = await db
    .selectFrom('users')
    .innerJoin('merchants', 'merchants.id', 'users.merchant_id')
    .leftJoin('second_factors', 'second_factors.id', 'users.id')
    .select(['users.second_factor_at', 'merchants.second_factor_roles', 'second_factors.recovery_codes'])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
  return {
    enabled_at: row.second_factor_at,
    codes_left: row.second_factor_at === null ? 0 : JSON.parse(row.recovery_codes ?? '[]').length,
    is_required: requiresSecondFactor(row.second_factor_roles, ownRoles),
    required_roles: JSON.parse(row.second_factor_roles) as Role[],
  };
}
