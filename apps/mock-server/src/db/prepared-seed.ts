/**
 * Seeds made ahead. To fill an empty database takes most of a first start; the build fills one for its day (ADR 13), and
 * a server that finds the seed it would make there takes a copy, with secrets of its own.
 */
import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { FILE_NAME, openDatabase } from './connect.ts';
import { DatabaseUnavailable } from './errors.ts';
import { makeFolder } from './folder.ts';
import { makeForeign, resetToSeed, type SeedPlan, snapshotName } from './reset.ts';
import { copyDurably, snapshotFile } from './sqlite-snapshot.ts';
import { inTransaction } from './transaction.ts';

/** Folders in which servers that start make a copy their own: each has one. */
const MAKING = 'making-';

/** Makes the seed of a plan in a folder, in place of all that were made there before. */
export async function prepareSeed(folder: string, plan: SeedPlan): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const dataDir = join(folder, MAKING);
  mkdirSync(dataDir, { recursive: true });
  const database = await openDatabase({ dataDir });
  try {
    await resetToSeed(database, plan);
    await makeForeign(database);
  } finally {
    await database.close();
  }
  copyDurably(join(dataDir, FILE_NAME), snapshotFile(folder, snapshotName(plan)));
  rmSync(dataDir, { recursive: true });
}

/**
 * Gives a folder without a database a copy of the one that was made ahead, and the snapshot to reset to. To be called
 * before the folder is opened. Of several servers that do so at once one succeeds, and its copy is whole when it appears.
 *
 * @param folder where seeds were made ahead
 * @returns whether it did; not where there is a database, or no seed of this plan, or where it cannot be copied: then the
 * database is opened, and filled, as without it, and says what is wrong
 */
export async function takePreparedSeed(dataDir: string, folder: string, plan: SeedPlan): Promise<boolean> {
  const made = snapshotFile(folder, snapshotName(plan));
  const file = join(dataDir, FILE_NAME);
  // What is left of a database whose file was taken away must not be read into another one.
  if (!existsSync(made) || [file, `${file}-wal`].some((path) => existsSync(path))) return false;
  const making = join(dataDir, `${MAKING}${process.pid}`);
  try {
    makeFolder(making);
    const own = join(making, FILE_NAME);
    copyFileSync(made, own);
    await makeOwn(making, plan);
    // From the moment when the database is there, another server may write to it.
    const snapshot = snapshotFile(making, snapshotName(plan));
    copyDurably(own, snapshot);
    // Never in the place of another one, which a server may have open by now.
    linkSync(own, file);
    renameSync(snapshot, snapshotFile(dataDir, snapshotName(plan)));
    // With those of starts that were ended in the middle.
    for (const name of readdirSync(dataDir).filter((one) => one.startsWith(MAKING)))
      rmSync(join(dataDir, name), { recursive: true, force: true });
    return true;
  } catch (error) {
    rmSync(making, { recursive: true, force: true });
    // Another start was quicker, and took this folder away with its own.
    if (existsSync(file)) return false;
    // A place that is full or read only, a seed that is damaged.
    if (error instanceof DatabaseUnavailable || (error instanceof Error && 'code' in error)) return false;
    throw error;
  }
}

async function makeOwn(dataDir: string, plan: SeedPlan): Promise<void> {
  const database = await openDatabase({ dataDir });
  try {
    await inTransaction(database.db, async (tx) => plan.makeOwn?.(tx));
  } finally {
    await database.close();
  }
}
