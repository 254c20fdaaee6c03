/** Addresses from which people signed in rightly, so that guessing from elsewhere does not shut them out there. */
import type { Db } from '../db/schema.ts';
import { newId } from '../db/stamps.ts';
import { limitedAs } from '../http/address.ts';

/** An address is forgotten when nobody signed in from it for so long. */
const REMEMBERED_MS = 90 * 24 * 3_600_000;

/** Whether the person with this phone signed in from this address before; false for a phone that nobody has. */
export async function isKnownAddress(db: Db, phone: string, address: string): Promise<boolean> {
  const known = await db
    .selectFrom('known_addresses')
    .innerJoin('users', 'users.id', 'known_addresses.user_id')
    .select('known_addresses.id')
    .where('users.phone', '=', phone)
    .where('known_addresses.address', '=', limitedAs(address))
    .executeTakeFirst();
  return known !== undefined;
}

/** Notes that somebody proved who they are from this address; forgets those of long ago. */
export async function rememberAddress(tx: Db, userId: string, address: string, now: Date): Promise<void> {
  const at = now.toISOString();
  const outdated = new Date(now.getTime() - REMEMBERED_MS).toISOString();
  await tx
    .deleteFrom('known_addresses')
    .where('user_id', '=', userId)
    .where('last_at', '<', outdated)
    .execute();
  await tx
    .insertInto('known_addresses')
    .values({ id: newId(), user_id: userId, address: limitedAs(address), last_at: at })
    .onConflict((same) => same.columns(['user_id', 'address']).doUpdateSet({ last_at: at }))
    .execute();
}
