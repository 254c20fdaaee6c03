import { randomInt } from 'node:crypto';
import { v7 } from 'uuid';
import { credentialsOf, firstMerchant, staffOf } from '../auth/seed.ts';
import { UniqueViolation } from '../db/errors.ts';
import type { Db } from '../db/schema.ts';
import type { SeedWorld } from '../db/seed-world.ts';
import { inTransaction } from '../db/transaction.ts';
import { requireFound } from '../http/request/requirements.ts';

const ATTEMPTS = 5;

/** Six phones in a row that nobody had so far, most likely. */
function freshPhones(): (n: number) => string {
  const series = String(randomInt(1_000_000)).padStart(6, '0');
  return (n) => `+38099${series}${n + 1}`;
}

/** Makes a merchant like the first one, with people and data of its own, so that a test has it to itself. */
export async function createMerchant(db: Db, world: SeedWorld) {
  const { seedMerchant } = await import('./seed-merchant.ts');
  for (let attempt = 1; ; attempt += 1) {
    const id = v7();
    const people = staffOf(() => v7(), freshPhones());
    try {
      await inTransaction(db, (tx) => seedMerchant(tx, { ...firstMerchant, id, people }, 'large', world));
      return { merchant_id: id, users: people.map(credentialsOf) };
    } catch (error) {
      // Somebody has one of the phones already: draw others.
      if (!(error instanceof UniqueViolation) || attempt === ATTEMPTS) throw error;
    }
  }
}

/** @param id null: none is meant @throws OperationFailure `not_found` */
export async function requireMerchant(db: Db, id: string | null): Promise<void> {
  if (id === null) return;
  const known = db.selectFrom('merchants').select('id').where('id', '=', id);
  requireFound(await known.executeTakeFirst());
}
