import { hashSeededCodes } from '../auth/seeded-codes.ts';
import type { SeedPlan } from '../db/reset.ts';
import { seedMoment } from '../db/seed-world.ts';

/** The made-up data that everybody sees who asks for no other. */
export const DEFAULT_SEED = 'kasa-1';

/** Raised when the seed's content changes, so that a kept snapshot of the old content is not used any more. */
const SEED_VERSION = 10;

/** The seed as it is at `now`: two merchants with their people and all their data. */
export function seedPlan(now: Date, seed: string = DEFAULT_SEED): SeedPlan {
  return {
    key: `kasa-${SEED_VERSION}:${seed}:${seedMoment(now).toISOString()}`,
    async fill(tx) {
      // Loaded only when needed: most starts and resets find the data, or a snapshot of it, there already.
      const { seedMerchants } = await import('./seed-merchant.ts');
      await seedMerchants(tx, { seed, now });
    },
    makeOwn: hashSeededCodes,
  };
}
