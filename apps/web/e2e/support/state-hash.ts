import { createHash } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { DedicatedServer } from './dedicated-server.ts';

const TABLES =
  "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name";

/** Every row of every table; no other process may have the file open. */
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

/** In-memory state of the mock control, without the clock's offset: it grows while the clock is frozen. */
async function mockState(baseURL: string): Promise<string> {
  const read = async (part: string) => (await fetch(`${baseURL}/__mock/${part}`)).json();
  const [clock, faults] = (await Promise.all([read('clock'), read('faults')])) as [
    { data: { now: string; frozen: boolean } },
    { data: { items: object[] } },
  ];
  return JSON.stringify([clock.data.frozen ? clock.data.now : 'running', faults.data.items]);
}

/** Hash of all rows and the mock control's memory. The file is locked, so a copy is read while idle. */
export async function stateHash({ baseURL, databaseFile }: DedicatedServer): Promise<string> {
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
