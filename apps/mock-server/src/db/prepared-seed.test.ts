import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from './connect.ts';
import { copyPreparedSeed, prepareSeed } from './prepared-seed.ts';
import { resetToSeed, type SeedPlan, seedOnce } from './reset.ts';
import { insertFleet } from './test-support/insert-fleet.ts';
import { testDialect } from './test-support/open-test-database.ts';

const planOf = (key: string): SeedPlan & { runs: number } => ({
  key,
  runs: 0,
  async fill(tx) {
    this.runs += 1;
    await insertFleet(tx, 3);
    await this.renewSecrets?.(tx);
  },
  async renewSecrets(tx) {
    await tx
      .insertInto('meta')
      .values({ key: SECRET, value: randomUUID() })
      .onConflict((same) => same.doNothing())
      .execute();
  },
});
const SECRET = 'a_secret';

let folder: string;
const made = () => join(folder, 'made');
const dataDir = () => join(folder, 'a', 'data');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kasa-prepared-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

async function vehicles(plan: SeedPlan): Promise<number> {
  const database = await openDatabase({ dataDir: dataDir() });
  try {
    await seedOnce(database, plan);
    await database.db.deleteFrom('drivers').execute();
    await database.db.deleteFrom('transports').execute();
    await resetToSeed(database, plan);
    return (await database.db.selectFrom('transports').selectAll().execute()).length;
  } finally {
    await database.close();
  }
}

describe.runIf(testDialect === 'sqlite')('a seed made ahead', () => {
  test('serves a first start and its resets, without being made again', async () => {
    await prepareSeed(made(), planOf('a'));
    const plan = planOf('a');
    expect(await copyPreparedSeed(dataDir(), made(), plan)).toBe(true);
    expect(await vehicles(plan)).toBe(3);
    expect(plan.runs).toBe(0);
    expect(readdirSync(dataDir()).filter((name) => /half|making/.test(name))).toEqual([]);
  });

  test('never takes the place of a database', async () => {
    await prepareSeed(made(), planOf('a'));
    const own = planOf('own');
    expect(await vehicles(own)).toBe(3);
    expect(await copyPreparedSeed(dataDir(), made(), planOf('a'))).toBe(false);
    await vehicles(own);
    expect(own.runs).toBe(1);
  });

  test('is not put beside what is left of a database', async () => {
    await prepareSeed(made(), planOf('a'));
    mkdirSync(dataDir(), { recursive: true });
    writeFileSync(join(dataDir(), 'kasa.sqlite-wal'), 'left');
    expect(await copyPreparedSeed(dataDir(), made(), planOf('a'))).toBe(false);
    expect(existsSync(join(dataDir(), 'kasa.sqlite'))).toBe(false);
  });

  test('is for its day and its seed only, and gives way to the next', async () => {
    await prepareSeed(made(), planOf('a'));
    expect(await copyPreparedSeed(dataDir(), made(), planOf('b'))).toBe(false);
    await prepareSeed(made(), planOf('b'));
    expect(readdirSync(made())).toHaveLength(1);
    expect(await copyPreparedSeed(dataDir(), made(), planOf('a'))).toBe(false);
    expect(await copyPreparedSeed(dataDir(), made(), planOf('b'))).toBe(true);
  });

  test('says no where it cannot be copied: opening the folder tells why', async () => {
    await prepareSeed(made(), planOf('a'));
    writeFileSync(join(folder, 'a'), 'a file where the folder should be');
    expect(await copyPreparedSeed(dataDir(), made(), planOf('a'))).toBe(false);
  });

  test('is none where it is damaged', async () => {
    await prepareSeed(made(), planOf('a'));
    for (const name of readdirSync(made())) writeFileSync(join(made(), name), 'no database');
    expect(await copyPreparedSeed(dataDir(), made(), planOf('a'))).toBe(false);
    expect(readdirSync(dataDir())).toEqual(['kasa.key']);
  });

  test('gives way to a quicker start, whatever that does to its folder', async () => {
    await prepareSeed(made(), planOf('a'));
    const overtaken: SeedPlan = {
      ...planOf('a'),
      renewSecrets: async () => {
        writeFileSync(join(dataDir(), 'kasa.sqlite'), 'the other one');
        throw new Error('what a file that is taken away may lead to');
      },
    };
    expect(await copyPreparedSeed(dataDir(), made(), overtaken)).toBe(false);
    expect(readdirSync(dataDir())).toEqual(['kasa.key', 'kasa.sqlite']);
  });

  test('of servers that start at once one has it, and the others say that the data are in use', async () => {
    await prepareSeed(made(), planOf('a'));
    const taker = join(import.meta.dirname, 'test-support/start-from-prepared-seed.ts');
    for (let round = 0; round < 3; round += 1) {
      const own = join(folder, `at once ${round}`);
      const servers = [1, 2, 3, 4].map(() => spawn(process.execPath, [taker, own, made()]));
      onTestFinished(() => {
        for (const server of servers) server.kill('SIGKILL');
      });
      const said = await Promise.all(
        servers.map(async ({ stdout }) => String((await once(stdout, 'data'))[0]).trim()),
      );
      expect(
        said.filter((one) => one === 'up'),
        said.join('; '),
      ).toHaveLength(1);
      for (const one of said.filter((text) => text !== 'up')) expect(one).toContain('another');
      await Promise.all(
        servers.map(async (server) => {
          server.stdin.end();
          if (server.exitCode === null) await once(server, 'exit');
        }),
      );
      expect(readdirSync(own).filter((name) => /half|making/.test(name))).toEqual([]);
    }
  });

  test('shares no secret with any other database, after a reset either', async () => {
    await prepareSeed(made(), planOf('a'));
    const secrets: string[] = [];
    for (const name of ['one', 'two']) {
      const own = join(folder, name);
      expect(await copyPreparedSeed(own, made(), planOf('a'))).toBe(true);
      const database = await openDatabase({ dataDir: own });
      const secret = () => database.db.selectFrom('meta').select('value').where('key', '=', SECRET);
      await seedOnce(database, planOf('a'));
      secrets.push((await secret().executeTakeFirstOrThrow()).value);
      await resetToSeed(database, planOf('a'));
      expect((await secret().executeTakeFirstOrThrow()).value).toBe(secrets.at(-1));
      await database.close();
    }
    expect(new Set(secrets).size).toBe(2);
  });

  test('is whole, or not there, where the start that takes it ends in the middle', async () => {
    await prepareSeed(made(), planOf('a'));
    const left = join(dataDir(), 'making-1');
    mkdirSync(left, { recursive: true });
    writeFileSync(join(left, 'kasa.sqlite'), 'half');
    const broken = { ...planOf('a'), renewSecrets: () => Promise.reject(new Error('ended')) };
    await expect(copyPreparedSeed(dataDir(), made(), broken)).rejects.toThrow('ended');
    expect(readdirSync(dataDir())).toEqual(['kasa.key', 'making-1']);
    expect(await copyPreparedSeed(dataDir(), made(), planOf('a'))).toBe(true);
    expect(readdirSync(dataDir()).filter((name) => !name.endsWith('.sqlite'))).toEqual(['kasa.key']);
  });
});
