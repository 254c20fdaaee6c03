import { createHash } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { OwnServer } from './own-server.ts';

const TABLES =
  "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name";

/** Every row of every table of a database file that nobody else has open. */
function rowsOf(file: string): string[] {
  const database = new DatabaseSync(file);
  try {
    return database
      .prepare(TABLES)
      .all()
      .flatMap(({ name }) =>
        database
          .prepare(`select * from "${name}"`)
          .all()
          .map((row) => `${name} ${JSON.stringify(row)}`)
          .toSorted(),
      );
  } finally {
    database.close();
  }
}

/** What the mock control keeps in memory; a clock that stands has a distance from the real one that grows. */
async function mockState(baseURL: string): Promise<string> {
  const read = async (part: string) => (await fetch(`${baseURL}/__mock/${part}`)).json();
  const [clock, faults] = (await Promise.all([read('clock'), read('faults')])) as [
    { data: { now: string; frozen: boolean } },
    { data: { items: object[] } },
  ];
  return JSON.stringify([clock.data.frozen ? clock.data.now : 'running', faults.data.items]);
}

/**
 * A hash of all that a server knows: every row of every table, and what the mock control keeps in memory. The server
 * keeps its file to itself, so a copy is read: nothing may be under way, then the files hold all that was answered.
 */
export async function stateHash({ baseURL, databaseFile }: OwnServer): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kasa-state-'));
  const copy = join(folder, 'copy.sqlite');
  try {
    await cp(databaseFile, copy);
    await cp(`${databaseFile}-wal`, `${copy}-wal`);
    const hash = createHash('sha256');
    for (const row of rowsOf(copy)) hash.update(row);
    hash.update(await mockState(baseURL));
    return hash.digest('hex');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
