import { firstMerchant, secondMerchant, seedPeople } from '../auth/seed.ts';
import type { SeedPlan } from '../db/reset.ts';

/** Raised when the seed's content changes, so that a kept snapshot of the old content is not used any more. */
const SEED_VERSION = 1;

/** When the seeded merchants and their people signed up. */
const SIGNED_UP = '2026-01-12T08:00:00.000Z';

/** The seed of a day: two merchants with their people and all their data. Same day, same content. */
export function seedPlan(today: string): SeedPlan {
  return {
    key: `kasa-${SEED_VERSION}:${today}`,
    async fill(tx) {
      for (const merchant of [firstMerchant, secondMerchant]) {
        await seedPeople(tx, merchant, SIGNED_UP);
      }
    },
  };
}
