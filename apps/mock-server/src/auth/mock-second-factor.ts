import type { Db } from '../db/schema.ts';
import { unseal } from '../db/sealing.ts';
import { totpSecretPlace } from '../db/stored-secrets.ts';
import { stepOf, totpCode } from './totp.ts';

/** What the authenticator app of a phone's owner shows, or the next code when that one was used; null: none counts. */
export async function presentTimeCode(db: Db, phone: string, now: Date): Promise<string | null> {
  const factor = await db
    .selectFrom('second_factors')
    .innerJoin('users', 'users.id', 'second_factors.id')
    .select(['second_factors.id', 'second_factors.secret', 'second_factors.last_step'])
    .where('users.phone', '=', phone)
    .executeTakeFirst();
  if (factor === undefined) return null;
  const step = Math.max(stepOf(now), factor.last_step + 1);
  if (step > stepOf(now) + 1) return null;
  return totpCode(unseal(db, totpSecretPlace(factor.id), factor.secret), step);
}
