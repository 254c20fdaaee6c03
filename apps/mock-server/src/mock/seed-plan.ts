import { firstMerchant, type MerchantSeed, secondMerchant, seedPeople } from '../auth/seed.ts';
import type { SeedPlan } from '../db/reset.ts';
import type { Db } from '../db/schema.ts';
import { type SeedOwner, seedMoment, seedTransport } from '../transport/seed.ts';

/** Raised when the seed's content changes, so that a kept snapshot of the old content is not used any more. */
const SEED_VERSION = 1;

/** When the seeded merchants and their people signed up. */
const SIGNED_UP = '2026-01-12T08:00:00.000Z';

/** Writes a merchant with its people and all its data. Every domain that has a seed is called here. */
export async function seedMerchant(
  tx: Db,
  merchant: MerchantSeed,
  size: SeedOwner['size'],
  now: Date,
): Promise<void> {
  await seedPeople(tx, merchant, SIGNED_UP);
  const dispatcher = merchant.people.find(({ role }) => role === 'dispatcher') ?? merchant.people[0];
  await seedTransport(tx, { merchant: merchant.id, dispatcher: dispatcher?.id ?? '', size }, now);
}

/** The seed as it is at `now`: two merchants with their people and all their data. */
export function seedPlan(now: Date): SeedPlan {
  return {
    key: `kasa-${SEED_VERSION}:${seedMoment(now).toISOString()}`,
    async fill(tx) {
      await seedMerchant(tx, firstMerchant, 'large', now);
      await seedMerchant(tx, secondMerchant, 'small', now);
    },
  };
}
