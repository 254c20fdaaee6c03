/** Test seed, made once per run and then copied. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { DEMO_PASSWORD_HASH } from '../../auth/password.ts';
import type { Database } from '../../db/connect.ts';
import { resetToSeed, type SeedPlan } from '../../db/reset.ts';
import type { SqliteFile } from '../../db/sqlite-driver.ts';
import { recordChangesFrom } from './database-state.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Shares the seed between test files, see seed-folder.ts. */
    seedFolder: string;
  }
}

/** The demo password as a cheap argon2id hash, so that seeded users sign in fast. */
const QUICK_HASH =
  '$argon2id$v=19$m=8,t=1,p=1$2XVhvco/5Fo6yqmSjApWmQ$nirJSLHGaK/ZGSgd9+GdixpUituwXelzK/A/UFUDTZ4';

export const withQuickPasswords = ({ key, fill }: SeedPlan): SeedPlan => ({
  key,
  async fill(tx) {
    await fill(tx);
    const those = tx.updateTable('users').where('password_hash', '=', DEMO_PASSWORD_HASH);
    await those.set({ password_hash: QUICK_HASH }).execute();
  },
});

/** The seeded database: left by an earlier test file of this run, or made now. */
async function keptSeed(database: Database, file: SqliteFile, plan: SeedPlan): Promise<Uint8Array> {
  const name = createHash('sha256').update(plan.key).digest('hex').slice(0, 16);
  const path = join(inject('seedFolder'), `${name}.sqlite`);
  if (existsSync(path)) return readFileSync(path);
  await resetToSeed(database, plan);
  const bytes = file.dump();
  // Renamed when complete: parallel workers write the same content, and none reads half a file.
  const half = `${path}.${process.pid}`;
  writeFileSync(half, bytes);
  renameSync(half, path);
  return bytes;
}

/** PostgreSQL databases are cloned with the seed instead, see seeded-template.ts. */
export async function seedLoader(database: Database, plan: SeedPlan): Promise<() => Promise<void>> {
  const { db, file } = database;
  if (file === undefined) return () => resetToSeed(database, plan);
  const bytes = await keptSeed(database, file, plan);
  // Holds the connection, so that other queries wait.
  return () =>
    db.connection().execute(async () => {
      file.load(bytes);
      recordChangesFrom(file, plan.key);
    });
}
