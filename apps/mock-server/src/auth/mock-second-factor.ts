import type { Db } from '../db/schema.ts';
import { unseal } from '../db/sealing.ts';
import { totpSecretPlace } from '../db/stored-secrets.ts';
import { stepOf, totpCode } from './totp.ts';

/** The code of the present step, or of the next one when that was used; null when the next was used, too. */
function presentCode(secret: string, lastStep: number, now: Date): string | null {
  const step = Math.max(stepOf(now), lastStep + 1);
  return step > stepOf(now) + 1 ? null : totpCode(secret, step);
}

/** What the authenticator apps show of second factors that are on or being turned on; of one phone or all. */
export async function listTimeCodes(db: Db, phone: string | undefined, now: Date) {
  const all = db
    .selectFrom('second_factors')
    .innerJoin('users', 'users.id', 'second_factors.id')
    .select(['users.phone', 'second_factors.id', 'second_factors.secret', 'second_factors.last_step'])
    .orderBy('second_factors.begun_at', 'desc')
    .limit(100);
  const rows = await (phone === undefined ? all : all.where('users.phone', '=', phone)).execute();
  return rows.map((row) => ({
    phone: row.phone,
    code: presentCode(unseal(db, totpSecretPlace(row.id), row.secret), row.last_step, now),
  }));
}
