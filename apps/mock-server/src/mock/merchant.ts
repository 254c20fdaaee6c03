import { randomInt } from 'node:crypto';
import { v7 } from 'uuid';
import { credentialsOf, firstMerchant, staffOf } from '../auth/seed.ts';
import { UniqueViolation } from '../db/errors.ts';
import type { Db } from '../db/schema.ts';
import type { SeedOptions } from '../db/seed-options.ts';
import { inTransaction } from '../db/transaction.ts';
import { requireFound } from '../http/request/requirements.ts';

const ATTEMPTS = 5;

/** A random series of phones, most likely unused. */
function freshPhones(): (n: number) => string {
  const series = String(randomInt(1_000_000)).padStart(6, '0');
  return (n) => `+38099${series}${n + 1}`;
}

/** Creates a merchant like the first one with its own users and data, for one test. */
export async function createMerchant(db: Db, world: SeedOptions) {
  const { seedMerchant } = await import('./seed-merchant.ts');
  for (let attempt = 1; ; attempt += 1) {
    const id = v7();
    const people = staffOf(() => v7(), freshPhones());
    try {
      await inTransaction(db, (tx) => seedMerchant(tx, { ...firstMerchant, id, people }, 'large', world));
      return { merchant_id: id, users: people.map(credentialsOf) };
    } catch (error) {
      // A phone is taken: draw others.
      if (!(error instanceof UniqueViolation) || attempt === ATTEMPTS) throw error;
    }
  }
}

/** @param id null: not checked @throws OperationFailure `not_found` */
export async function requireMerchant(db: Db, id: string | null): Promise<void> {
  if (id === null) return;
  const known = db.selectFrom('merchants').select('id').where('id', '=', id);
  requireFound(await known.executeTakeFirst());
}
