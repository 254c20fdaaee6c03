/** The seed for tests: made once in a run, then copied. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { DEMO_PASSWORD_HASH } from '../../auth/password.ts';
import type { Database } from '../../db/connect.ts';
import { resetToSeed, type SeedPlan } from '../../db/reset.ts';
import type { SqliteFile } from '../../db/sqlite-driver.ts';
import { recordFrom } from './stored.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where it is left for the next test file; see seed-folder.ts. */
    seedFolder: string;
  }
}

/**
 * The demo password as argon2id with the least memory and one pass. What comparing costs stands in the hash, so people
 * of the seed sign in at once, thousands of times in a run; whatever the server hashes costs what it should.
 */
const QUICK_HASH =
  '$argon2id$v=19$m=8,t=1,p=1$2XVhvco/5Fo6yqmSjApWmQ$nirJSLHGaK/ZGSgd9+GdixpUituwXelzK/A/UFUDTZ4';

/** The plan with passwords that are compared quickly. */
export const withQuickPasswords = ({ key, fill }: SeedPlan): SeedPlan => ({
  key,
  async fill(tx) {
    await fill(tx);
    const those = tx.updateTable('users').where('password_hash', '=', DEMO_PASSWORD_HASH);
    await those.set({ password_hash: QUICK_HASH }).execute();
  },
});

/** The whole database in memory, as the first test file of this run left it that needed this plan. */
async function keptSeed(database: Database, file: SqliteFile, plan: SeedPlan): Promise<Uint8Array> {
  const name = createHash('sha256').update(plan.key).digest('hex').slice(0, 16);
  const path = join(inject('seedFolder'), `${name}.sqlite`);
  if (existsSync(path)) return readFileSync(path);
  await resetToSeed(database, plan);
  const bytes = file.dump();
  // Two that begin at once both make it, which is the same; nobody reads the half of one.
  const half = `${path}.${process.pid}`;
  writeFileSync(half, bytes);
  renameSync(half, path);
  return bytes;
}

/**
 * A way to give a database the seed, as often as wanted. PostgreSQL's own was made like one that has it; see
 * seeded-template.ts.
 */
export async function seeder(database: Database, plan: SeedPlan): Promise<() => Promise<void>> {
  const { db, file } = database;
  if (file === undefined) return () => resetToSeed(database, plan);
  const bytes = await keptSeed(database, file, plan);
  // Holding the connection keeps everything else waiting meanwhile, as in a reset.
  return () =>
    db.connection().execute(async () => {
      file.load(bytes);
      recordFrom(file, plan.key);
    });
}
