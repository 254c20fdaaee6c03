/** The build prepares a seeded database for its day; a first start copies it and renews secrets (ADR 13). */
import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DATABASE_FILE_NAME, openDatabase } from './connect.ts';
import { readOrMakeDataKey } from './data-folder.ts';
import { ensureFolder } from './ensure-folder.ts';
import { DatabaseUnavailable } from './errors.ts';
import { removeInstanceData, resetToSeed, type SeedPlan, snapshotName } from './reset.ts';
import { dataKeyId } from './sealing.ts';
import { copyDurably, snapshotFile } from './sqlite-snapshot.ts';
import { inTransaction } from './transaction.ts';

const MAKING = 'making-';

/** Creates the prepared seed of a plan; deletes older ones in the folder. */
export async function prepareSeed(folder: string, plan: SeedPlan): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const dataDir = join(folder, MAKING);
  mkdirSync(dataDir, { recursive: true });
  // Sealed with the key of the database that it becomes.
  const database = await openDatabase({ dataDir, dataKey: null });
  try {
    await resetToSeed(database, plan);
    await removeInstanceData(database);
  } finally {
    await database.close();
  }
  copyDurably(join(dataDir, DATABASE_FILE_NAME), snapshotFile(folder, snapshotName(plan, null)));
  rmSync(dataDir, { recursive: true });
}

/**
 * Copies the prepared seed and its snapshot into a folder, before its database is opened. Of concurrent calls
 * one succeeds; the database file appears complete.
 * @param folder of the prepared seeds
 * @param dataKey default: the key file of the data folder
 * @returns false if a database exists, the seed is missing, or copying fails: opening then reports the cause
 */
export async function copyPreparedSeed(
  dataDir: string,
  folder: string,
  plan: SeedPlan,
  dataKey?: string,
): Promise<boolean> {
  const made = snapshotFile(folder, snapshotName(plan, null));
  const file = join(dataDir, DATABASE_FILE_NAME);
  // A leftover WAL of a deleted database must not be applied to the copy.
  if (!existsSync(made) || [file, `${file}-wal`].some((path) => existsSync(path))) return false;
  const making = join(dataDir, `${MAKING}${process.pid}`);
  try {
    ensureFolder(making);
    const own = join(making, DATABASE_FILE_NAME);
    copyFileSync(made, own);
    const keyId = await renewSecretsOf(making, plan, dataKey ?? readOrMakeDataKey(dataDir));
    // Before the database appears: afterwards another server may write to it.
    const name = snapshotName(plan, keyId);
    const snapshot = snapshotFile(making, name);
    copyDurably(own, snapshot);
    // `link` never replaces a file: another server may have it open.
    linkSync(own, file);
    renameSync(snapshot, snapshotFile(dataDir, name));
    // Also removes the folders of interrupted starts.
    for (const name of readdirSync(dataDir).filter((one) => one.startsWith(MAKING)))
      rmSync(join(dataDir, name), { recursive: true, force: true });
    return true;
  } catch (error) {
    rmSync(making, { recursive: true, force: true });
    // A concurrent start won and removed this folder.
    if (existsSync(file)) return false;
    // A full or read-only disk, or a damaged seed.
    if (error instanceof DatabaseUnavailable || (error instanceof Error && 'code' in error)) return false;
    throw error;
  }
}

/** Seals what was prepared, and renews what no two databases may share. @returns the id of the key */
async function renewSecretsOf(dataDir: string, plan: SeedPlan, dataKey: string): Promise<string | null> {
  const database = await openDatabase({ dataDir, dataKey });
  try {
    await inTransaction(database.db, async (tx) => plan.renewSecrets?.(tx));
    return dataKeyId(database.db);
  } finally {
    await database.close();
  }
}
