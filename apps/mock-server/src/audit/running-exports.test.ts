/** Limits on running exports (security T10, T18). */
import { get, type IncomingMessage } from 'node:http';
import { finished } from 'node:stream/promises';
import { auditOperations as ops } from '@kasa/contracts/audit/operations';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { buildApp } from '../app.ts';
import { firstMerchant, secondMerchant } from '../auth/seed.ts';
import { newId } from '../db/row-columns.ts';
import { exportFile } from '../http/entity/export.ts';
import {
  MAX_EXPORTS,
  MAX_EXPORTS_OF_A_MERCHANT,
  MAX_EXPORTS_OF_A_USER,
} from '../http/limits/export-slots.ts';
import type { Context } from '../http/request/handler.ts';
import { type Caller, call, requestOf, signInAs, signInWith } from '../http/test-support/call.ts';
import { listenOnFreePort } from '../http/test-support/raw-http.ts';
import { startTestApp } from '../http/test-support/start-test-app.ts';
import { auditExport } from './export.ts';
import { addEntries } from './test-support/entries.ts';

const ENTRIES = 2_000;
const LONG = 'Дуже довга назва зупинки. '.repeat(400);

const test = await startTestApp({ requestsPerMinute: 0 });
afterAll(() => test.close());
// Inserted once: forty megabytes that no test changes.
beforeAll(async () => {
  await test.database.db.deleteFrom('audit_entries').execute();
  const long = { merchant_id: firstMerchant.id, after: JSON.stringify({ name: LONG }) };
  for (let n = 0; n < ENTRIES; n += 500) {
    await addEntries(
      test.database.db,
      Array.from({ length: 500 }, () => long),
    );
  }
});

beforeEach(async () => {
  const asSeeded = { tags_added: '[]', tags_removed: '[]' };
  await test.database.db.updateTable('users').set(asSeeded).execute();
});

const query = { format: 'csv' };
const ask = (caller: Caller) =>
  call(test.app, ops.exportAuditEntries, { query: { ...query, q: 'немає' } }, caller);

async function open(caller: Caller, app: FastifyInstance = test.app): Promise<IncomingMessage> {
  const { url, headers } = requestOf(ops.exportAuditEntries, { query }, caller);
  const port = await listenOnFreePort(app);
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: url, headers, agent: false }, resolve).on('error', reject);
  });
  expect(answer.statusCode).toBe(200);
  // Expected when the connection is cut.
  return answer.on('error', () => undefined).pause();
}

const hasRoom = (caller: Caller) =>
  expect.poll(async () => (await ask(caller)).code, { interval: 200 }).toBe(0);

const connectionsOf = ({ server }: FastifyInstance) =>
  new Promise<number>((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });

describe('running exports', () => {
  it('are so many of a person, whatever the session', async () => {
    const [owner, again] = [await signInAs(test.app, 'owner'), await signInAs(test.app, 'owner')];
    const opened = [];
    for (let n = 0; n < MAX_EXPORTS_OF_A_USER; n += 1) opened.push(await open(owner));
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

  it('of people who take nothing keep nobody else out, of their merchant or another', async () => {
    const people = [await signInAs(test.app, 'owner'), await signInAs(test.app, 'accountant')];
    const stalled: IncomingMessage[] = [];
    for (const person of people) {
      for (let n = 0; n < MAX_EXPORTS_OF_A_USER; n += 1) stalled.push(await open(person));
    }
    expect(stalled).toHaveLength(MAX_EXPORTS_OF_A_MERCHANT);
    const stranger = await signInWith(test.app, String(secondMerchant.people[0]?.phone));
    for (let n = 0; n < MAX_EXPORTS_OF_A_USER; n += 1) expect((await ask(stranger)).code).toBe(0);
    expect(stalled.every(({ destroyed }) => !destroyed)).toBe(true);

    const { id: merchant_id } = firstMerchant;
    const add = { tags_added: JSON.stringify(['audit_view']) };
    await test.database.db.updateTable('users').set(add).where('merchant_id', '=', merchant_id).execute();
    expect((await ask(await signInAs(test.app, 'dispatcher'))).code).toBe(0);
    // The oldest of whoever has most was cut; what was read before is discarded here.
    for (const one of stalled.slice(0, 1)) await expect(finished(one.resume())).rejects.toThrow('aborted');
    for (const one of stalled) one.destroy();
    for (const person of people) await hasRoom(person);
  });

  it('end when nothing is read of them for longer than a connection may be silent', async () => {
    const owner = await signInAs(test.app, 'owner');
    const { database, clock } = test;
    // The limit of exports is per process, so only the exports use an app with a short timeout.
    const app = buildApp({ database, clock, connections: { idleTimeoutMs: 1_000 } });
    onTestFinished(() => app.close());
    const silent = [];
    for (let n = 0; n < MAX_EXPORTS_OF_A_USER; n += 1) silent.push(await open(owner, app));
    await expect.poll(() => connectionsOf(app)).toBe(0);
    await hasRoom(owner);
    for (const one of silent) await expect(finished(one.resume())).rejects.toThrow('aborted');
  });

  it('that came to their end count no more', async () => {
    const owner = await signInAs(test.app, 'owner');
    for (let n = 0; n <= MAX_EXPORTS; n += 1) expect((await ask(owner)).code).toBe(0);
  });
});

describe.each(['csv', 'xlsx'] as const)('a running export as %s', (format) => {
  async function begunExport() {
    const { cookie } = await signInAs(test.app, 'accountant');
    const person = { userId: 'somebody', userName: 'Хтось', userPhone: '' };
    const session = { ...person, merchantId: firstMerchant.id, tags: ['audit_view'], points: null };
    const exchange = { cookie: String(cookie).split('=')[1], address: '127.0.0.1' };
    const { database: db, clock } = test;
    const request = { operation: auditExport.operation.id, requestId: newId() };
    const context = { ...request, db, clock, language: 'uk', session, exchange } as unknown as Context;
    const { pieces } = await exportFile(context, auditExport, { format });
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
