import { hashSeededCodes } from '../auth/seeded-codes.ts';
import type { SeedPlan } from '../db/reset.ts';
import { seedTime } from '../db/seed-options.ts';

export const DEFAULT_SEED = 'kasa-1';

/** Increment when the seed's content changes: invalidates stored snapshots. */
const SEED_VERSION = 22;

export function seedPlan(now: Date, seed: string = DEFAULT_SEED): SeedPlan {
  return {
    key: `kasa-${SEED_VERSION}:${seed}:${seedTime(now).toISOString()}`,
    async fill(tx) {
      // Dynamic import: most starts and resets use existing data or a snapshot.
      const { seedMerchants } = await import('./seed-merchant.ts');
      await seedMerchants(tx, { seed, now });
    },
    renewSecrets: hashSeededCodes,
  };
}
