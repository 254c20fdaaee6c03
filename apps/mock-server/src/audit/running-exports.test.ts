/** What an export may take of the server, and for how long it may go on (security T10, T18). */
import { get, type IncomingMessage } from 'node:http';
import { auditOperations as ops } from '@kasa/contracts/audit/operations';
import { beforeEach, describe, expect, it } from 'vitest';
import { firstMerchant } from '../auth/seed.ts';
import { testDialect } from '../db/test-support/open-test-database.ts';
import type { Context } from '../http/handler.ts';
import { MOST_AT_ALL, MOST_OF_A_PERSON } from '../http/running-exports.ts';
import { type Caller, call, requestOf, signInAs } from '../http/test-support/call.ts';
import { startFreshApp } from '../http/test-support/fresh-app.ts';
import { listen } from '../http/test-support/raw.ts';
import { exportJournal } from './export.ts';
import { addEntries } from './test-support/entries.ts';

/** More than a batch, and more than sockets hold between them. */
const ENTRIES = 2_000;
const LONG = 'Дуже довга назва зупинки. '.repeat(400);

const test = await startFreshApp();
beforeEach(async () => {
  await test.database.db.deleteFrom('audit_entries').execute();
  const long = { merchant_id: firstMerchant.id, after: JSON.stringify({ name: LONG }) };
  for (let n = 0; n < ENTRIES; n += 500) {
    await addEntries(
      test.database.db,
      Array.from({ length: 500 }, () => long),
    );
  }
});

const query = { format: 'csv' };
const ask = (caller: Caller) =>
  call(test.app, ops.exportAuditEntries, { query: { ...query, q: 'немає' } }, caller);

/** Begins an export, and stops reading it. */
async function open(caller: Caller): Promise<IncomingMessage> {
  const { url, headers } = requestOf(ops.exportAuditEntries, { query }, caller);
  const port = await listen(test.app);
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: url, headers, agent: false }, resolve).on('error', reject);
  });
  expect(answer.statusCode).toBe(200);
  // What is cut on purpose.
  return answer.on('error', () => undefined).pause();
}

/** Waits until the server has noticed that readers have left. */
const hasRoom = (caller: Caller) => expect.poll(async () => (await ask(caller)).code).toBe(0);

describe('running exports', () => {
  it('are so many of a person, whatever the session', async () => {
    const [owner, again] = [await signInAs(test.app, 'owner'), await signInAs(test.app, 'owner')];
    const opened = [];
    for (let n = 0; n < MOST_OF_A_PERSON; n += 1) opened.push(await open(owner));
    for (const caller of [owner, again]) {
      const refused = await ask(caller);
      expect(refused).toMatchObject({ status: 429, details: { retry_after_seconds: 10 } });
      expect(refused.headers['retry-after']).toBe('10');
    }
    const accountant = await signInAs(test.app, 'accountant');
    expect((await ask(accountant)).code).toBe(0);
    opened[0]?.destroy();
    await hasRoom(owner);
    opened[1]?.destroy();
    await hasRoom(owner);
  });

  it('are so many of all', async () => {
    const owner = await signInAs(test.app, 'owner');
    const accountant = await signInAs(test.app, 'accountant');
    const opened = [];
    for (let n = 0; n < MOST_AT_ALL; n += 1) opened.push(await open(n % 2 ? owner : accountant));
    const { id: merchant_id } = firstMerchant;
    const add = { tags_added: JSON.stringify(['audit_view']) };
    await test.database.db.updateTable('users').set(add).where('merchant_id', '=', merchant_id).execute();
    const third = await signInAs(test.app, 'dispatcher');
    expect((await ask(third)).status).toBe(429);
    for (const one of opened) one.destroy();
    await hasRoom(third);
    await hasRoom(owner);
  });

  // It is about sockets, and takes as long as the server is patient: once is enough.
  it.runIf(testDialect === 'sqlite')(
    'end when nothing is read of them for half a minute',
    { timeout: 90_000 },
    async () => {
      const owner = await signInAs(test.app, 'owner');
      const began = performance.now();
      const silent = [];
      for (let n = 0; n < MOST_OF_A_PERSON; n += 1) silent.push(await open(owner));
      expect((await ask(owner)).code).toBe(-8);
      const code = async () => (await ask(owner)).code;
      await expect.poll(code, { timeout: 75_000, interval: 500 }).toBe(0);
      expect(performance.now() - began).toBeGreaterThan(10_000);
      for (const one of silent) one.destroy();
    },
  );

  it('that came to their end count no more', async () => {
    const owner = await signInAs(test.app, 'owner');
    for (let n = 0; n <= MOST_AT_ALL; n += 1) expect((await ask(owner)).code).toBe(0);
  });
});

describe.each(['csv', 'xlsx'] as const)('a running export as %s', (format) => {
  /** The pieces of an export, of which the first one was read. */
  async function begunExport() {
    const { cookie } = await signInAs(test.app, 'accountant');
    const session = { merchantId: firstMerchant.id, userId: 'somebody', userName: 'Хтось' };
    const exchange = { cookie: String(cookie).split('=')[1] };
    const { database: db, clock } = test;
    const context = { db, clock, language: 'uk', session, exchange } as unknown as Context;
    const { pieces } = await exportJournal(context, format, {});
    const iterator = pieces[Symbol.asyncIterator]();
    expect((await iterator.next()).done).toBe(false);
    return { [Symbol.asyncIterator]: () => iterator };
  }
  async function readAll(pieces: AsyncIterable<Uint8Array>) {
    for await (const piece of pieces) expect(piece.length).toBeGreaterThan(0);
  }
  it('is cut when the right is taken away', async () => {
    const pieces = await begunExport();
    const without = { tags_removed: JSON.stringify(['audit_view']) };
    await test.database.db.updateTable('users').set(without).execute();
    await expect(readAll(pieces)).rejects.toMatchObject({ codeName: 'forbidden' });
  });
});
