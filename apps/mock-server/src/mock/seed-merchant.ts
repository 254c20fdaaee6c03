import type { Role } from '@kasa/contracts/shared/permissions';
import { sql } from 'kysely';
import { DEMO_PASSWORD_HASH } from '../auth/password.ts';
import { firstMerchant, type MerchantSeed, secondMerchant, seedPeople } from '../auth/seed.ts';
import { seedAuthExamples } from '../auth/seed-examples.ts';
import type { Db } from '../db/schema.ts';
import type { SeededMerchant, SeedOptions } from '../db/seed-options.ts';
import { seedDomains } from '../domains.ts';
import { requireFound } from '../http/request/requirements.ts';
import { seedRightsTemplates } from '../users/seed/templates.ts';
import { seedColleagues } from '../users/seed.ts';

/** Before anything else of the seed. */
const SIGNED_UP = '2025-01-10T08:00:00.000Z';

export async function seedMerchant(
  tx: Db,
  merchant: MerchantSeed,
  size: SeededMerchant['size'],
  world: SeedOptions,
): Promise<void> {
  await seedPeople(tx, merchant, SIGNED_UP);
  const { id, name, people } = merchant;
  if (id === firstMerchant.id) {
    await seedColleagues(tx, DEMO_PASSWORD_HASH, SIGNED_UP, world);
    await seedRightsTemplates(tx, SIGNED_UP);
  }
  // The small merchant lacks some roles.
  const personOf = (role: Role) => requireFound(people.find((one) => one.role === role) ?? people[0]);
  const isForTest = id !== firstMerchant.id && id !== secondMerchant.id;
  const [owner, director, dispatcher] = [personOf('owner'), personOf('director'), personOf('dispatcher')];
  await seedDomains(tx, { id, name, people, owner, director, dispatcher, size, isForTest }, world);
  await seedOwnTerminal(tx, id);
}

/** Cashiers have chosen a terminal to start on, where they work. */
async function seedOwnTerminal(tx: Db, merchantId: string): Promise<void> {
  const active = tx.selectFrom('terminals').select('id').where('merchant_id', '=', merchantId);
  const own = sql<string>`(select point_id from user_points where user_points.user_id = users.id)`;
  const first = active
    .where('status', '=', 'active')
    .where('kind', '=', 'acquiring')
    .where('point_id', 'in', own)
    .orderBy('number')
    .limit(1);
  await tx
    .updateTable('users')
    .set({ home_terminal_id: first })
    .where('merchant_id', '=', merchantId)
    .where('roles', '=', '["cashier"]')
    .execute();
}

export async function seedMerchants(tx: Db, world: SeedOptions): Promise<void> {
  await seedMerchant(tx, firstMerchant, 'large', world);
  await seedMerchant(tx, secondMerchant, 'small', world);
  await seedAuthExamples(tx, SIGNED_UP);
}
