import { seedAudit } from '../audit/seed.ts';
import { DEMO_PASSWORD_HASH } from '../auth/password.ts';
import { firstMerchant, type MerchantSeed, secondMerchant, seedPeople } from '../auth/seed.ts';
import { seedAuthExamples } from '../auth/seed-examples.ts';
import type { Db } from '../db/schema.ts';
import { type SeedWorld, seedMoment } from '../db/seed-world.ts';
import { seedBulkRuns } from '../terminals/seed/bulk-runs.ts';
import { seedTerminals } from '../terminals/seed.ts';
import { seedTransactions } from '../transactions/seed.ts';
import { type SeedOwner, seedTransport } from '../transport/seed.ts';
import { seedColleagues } from '../users/seed.ts';

/** When the seeded merchants and their people signed up. */
const SIGNED_UP = '2026-01-12T08:00:00.000Z';

/** Writes a merchant with its people and all its data. Every domain that has a seed is called here. */
export async function seedMerchant(
  tx: Db,
  merchant: MerchantSeed,
  size: SeedOwner['size'],
  world: SeedWorld,
): Promise<void> {
  await seedPeople(tx, merchant, SIGNED_UP);
  const dispatcher = merchant.people.find(({ role }) => role === 'dispatcher') ?? merchant.people[0];
  await seedTransport(tx, { merchant: merchant.id, dispatcher: dispatcher?.id ?? '', size }, world);
  await seedTerminals(tx, { merchant: merchant.id, size }, world);
  const { id, people } = merchant;
  const director = people.find(({ role }) => role === 'director') ?? people[0];
  const isLater = id !== firstMerchant.id && id !== secondMerchant.id;
  const by = { id: director?.id ?? '', name: director?.name ?? '' };
  await seedBulkRuns(tx, { merchant: id, by }, world);
  await seedTransactions(
    tx,
    {
      merchant: id,
      company: merchant.name,
      collector: { id: director?.id ?? '', name: director?.name ?? '' },
    },
    isLater,
    world,
  );
  await seedAudit(tx, { merchant: id, people, size, seed: world.seed, moment: seedMoment(world.now) });
}

/** Writes both merchants, what the contract's examples of registration and account speak of, and more of the first one's people. */
export async function seedMerchants(tx: Db, world: SeedWorld): Promise<void> {
  await seedMerchant(tx, firstMerchant, 'large', world);
  await seedMerchant(tx, secondMerchant, 'small', world);
  await seedAuthExamples(tx, SIGNED_UP);
  await seedColleagues(tx, DEMO_PASSWORD_HASH, SIGNED_UP);
}
