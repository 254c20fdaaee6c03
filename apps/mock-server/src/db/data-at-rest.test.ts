/** What a copy of the database tells whoever has no key (security T16). */
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { terminalsOperations as ops } from '@kasa/contracts/terminals/operations';
import { renewStatusSecret } from '@kasa/contracts/transactions/operations/status-requests';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { codeHashingKey } from '../auth/phone-codes.ts';
import { signingKeys } from '../http/outgoing/signing-keys.ts';
import { hashSecret } from '../http/session/secret.ts';
import { call, signInAs, withSecret } from '../http/test-support/call.ts';
import { TEST_NOW } from '../http/test-support/test-now.ts';
import { withQuickPasswords } from '../http/test-support/test-seed.ts';
import { TravelClock } from '../mock/clock.ts';
import { seedPlan } from '../mock/seed-plan.ts';
import { requestConfig } from '../terminals/test-support/terminal-requests.ts';
import { type Database, openDatabase } from './connect.ts';
import { seedOnce } from './reset.ts';
import { seal, unseal } from './sealing.ts';
import { testDialect } from './test-support/open-test-database.ts';

const PHRASE = 'зелений дуб біля брами';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'kasa-at-rest-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

/** All files but the key, snapshots and what is not checkpointed included. */
function storedBytes(): Buffer {
  const names = readdirSync(dataDir).filter((name) => name !== 'kasa.key');
  return Buffer.concat(names.map((name) => readFileSync(join(dataDir, name))));
}

async function backend(dataKey?: null) {
  const database = await openDatabase({ dataDir, dataKey });
  await seedOnce(database, withQuickPasswords(seedPlan(TEST_NOW)));
  const clock = new TravelClock();
  clock.travelTo(TEST_NOW, true);
  const app = buildApp({ database, clock });
  const close = async () => {
    await app.close();
    await database.close();
  };
  return { app, clock, database, close };
}

/** Uses the product as people do. @returns what came of it, and the secrets that this has stored */
async function plant({ app, database }: Awaited<ReturnType<typeof backend>>) {
  const owner = await withSecret(app, await signInAs(app, 'owner'));
  const body = { ...ops.createOfflineTerminal.example.body, point_id: null, secret_key_phrase: PHRASE };
  const { data } = await call(app, ops.createOfflineTerminal, { body }, owner);
  const { activation_code: code, terminal } = data;
  expect((await call(app, ops.previewCallback, ops.previewCallback.example, owner)).code).toBe(0);
  const { current } = await signingKeys(database.db, exampleIds.merchant, TEST_NOW);
  const pem = current.private_key;
  const status = await call(app, renewStatusSecret, renewStatusSecret.example, owner);
  const secrets = [
    PHRASE,
    status.data.secret,
    String(owner.secret),
    hashSecret(code),
    await codeHashingKey(database.db),
    ...pem.split('\n').filter((line) => line !== '' && !line.startsWith('---')),
  ];
  return { code, number: terminal.number, owner, secrets };
}

const found = (secrets: readonly string[]) => {
  const bytes = storedBytes();
  return secrets.filter((secret) => bytes.includes(secret));
};

describe.runIf(testDialect === 'sqlite')('the files of the data folder', () => {
  it('hold no secret that was stored, in the database or its log, and the product works with them', async () => {
    const world = await backend();
    const { code, number, owner, secrets } = await plant(world);
    // The search would find what is there.
    expect(found([number])).toEqual([number]);
    expect(found(secrets)).toEqual([]);
    const activated = await call(world.app, ops.activateTerminalByCode, { body: { code } }, owner);
    expect(activated.code).toBe(0);
    expect((await requestConfig(world, { number, phrase: PHRASE })).code).toBe(0);
    await world.close();
    expect(found([...secrets, 'демо-фраза'])).toEqual([]);
  });

  it('of before are sealed at the next start, what is replaced is overwritten, and everything goes on', async () => {
    const before = await backend(null);
    const { code, number, owner, secrets } = await plant(before);
    await before.close();
    expect(found(secrets)).toEqual(secrets);

    const world = await backend();
    const database = readFileSync(join(dataDir, 'kasa.sqlite'));
    expect(secrets.filter((secret) => database.includes(secret))).toEqual([]);
    const activated = await call(world.app, ops.activateTerminalByCode, { body: { code } }, owner);
    expect(activated.code).toBe(0);
    expect((await requestConfig(world, { number, phrase: PHRASE })).code).toBe(0);
    await world.close();
    expect(found(secrets)).toEqual([]);
  });

  it('are for their own user alone, whatever they were before', async () => {
    const folder = join(dataDir, 'data');
    mkdirSync(folder, { mode: 0o755 });
    const open = async () => openDatabase({ dataDir: folder });
    await (await open()).close();
    chmodSync(folder, 0o755);
    chmodSync(join(folder, 'kasa.sqlite'), 0o644);
    const database = await open();
    const modes = readdirSync(folder).map((name) => [name, statSync(join(folder, name)).mode & 0o777]);
    expect(Object.fromEntries(modes)).toEqual({
      'kasa.key': 0o600,
      'kasa.sqlite': 0o600,
      'kasa.sqlite-wal': 0o600,
    });
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    await database.close();
  });

  it('are not opened with another key', async () => {
    await (await openDatabase({ dataDir })).close();
    rmSync(join(dataDir, 'kasa.key'));
    await expect(openDatabase({ dataDir })).rejects.toThrow('sealed with another key');
  });
});

it('a sealed value opens only where it was stored, and only whole', async () => {
  const { db, close }: Database = await openDatabase();
  const sealed = seal(db, 'terminals 1', 'secret');
  expect(unseal(db, 'terminals 1', sealed)).toBe('secret');
  expect(() => unseal(db, 'terminals 2', sealed)).toThrow();
  const bytes = Buffer.from(sealed, 'base64url');
  for (let n = 0; n < bytes.length; n += 1) {
    const flipped = Buffer.from(bytes);
    flipped[n] = Number(flipped[n]) ^ 1;
    expect(() => unseal(db, 'terminals 1', flipped.toString('base64url'))).toThrow();
  }
  await close();
});
