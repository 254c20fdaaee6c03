/**
 * Races over the contract: what two servers on one database are asked at the same moment has the answers and the effect
 * of one request after the other (security T2). It is PostgreSQL where they are really at work at once.
 */
import { operations } from '@kasa/contracts/operations';
import { IDEMPOTENCY_HEADER } from '@kasa/contracts/shared/idempotency';
import type { Operation } from '@kasa/contracts/shared/operation';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from './app.ts';
import { type Database, openDatabase } from './db/connect.ts';
import { TABLES } from './db/schema.ts';
import { testDialect } from './db/test-support/open-test-database.ts';
import { requestOf, send, signInAs, withSecret } from './http/test-support/call.ts';
import { startTestApp, type TestApp } from './http/test-support/start-test-app.ts';

const KEY = '5f1d0c6e-8a2b-4a53-9a1e-1f2f3a4b5c6d';
const changing = (Object.values(operations) as Operation[]).filter(({ method }) => method !== 'GET');
const keyed = changing.filter(({ keyScope }) => keyScope !== null);
/** A request that was let in ends nothing more: both may find the session that they both end. */
const ENDS_OWN_SESSION = ['signOut'];
const inTurnCodes = changing.filter(({ id }) => !ENDS_OWN_SESSION.includes(id));
const named = (ops: readonly Operation[]) => ops.map((op) => [op.id, op] as const);

let test: TestApp;
/** SQLite's file has one server; there the second app shares the connection. */
let secondDatabase: Database;
let second: FastifyInstance;
let versioned: ReadonlySet<string>;

beforeAll(async () => {
  test = await startTestApp({ requestsPerMinute: 0 });
  secondDatabase = testDialect === 'postgres' ? await openDatabase(test.database.options) : test.database;
  second = buildApp({
    database: secondDatabase,
    clock: test.clock,
    requestsPerMinute: 0,
    resolve: async () => [],
  });
  await second.ready();
  const tables = await test.database.db.introspection.getTables();
  const hasVersion = tables.filter(({ columns }) =>
    columns.some(({ name, dataType }) => name === 'version' && /int/i.test(dataType)),
  );
  versioned = new Set(hasVersion.map(({ name }) => name));
  expect(versioned.size).toBeGreaterThan(5);
});
afterAll(async () => {
  await second.close();
  if (secondDatabase !== test.database) await secondDatabase.close();
  await test.close();
});

/** From a fresh seed, the example of an operation sent twice: its answers, and rows and versions of each table after it. */
async function twice(op: Operation, headers: Record<string, string>, how: 'in turn' | 'at once') {
  await test.reset();
  const owner = op.session ? await withSecret(test.app, await signInAs(test.app, 'owner')) : {};
  const request = requestOf(op, op.example, { ...owner, headers });
  const first = send(test.app, request);
  if (how === 'in turn') await first;
  const answers = await Promise.all([first, send(second, request)]);
  const rows: Record<string, unknown> = {};
  for (const table of TABLES) {
    const { n, versions } = await test.database.db
      .selectFrom(table)
      .select(sql<number>`count(*)`.as('n'))
      .select(
        versioned.has(table) ? sql<number>`sum(version)`.as('versions') : sql<null>`null`.as('versions'),
      )
      .executeTakeFirstOrThrow();
    rows[table] = [Number(n), Number(versions)];
  }
  return { codes: answers.map(({ code }) => code).toSorted(), texts: answers.map(({ text }) => text), rows };
}

describe('asked at once of two servers', () => {
  it.each(named(inTurnCodes))('%s answers and does what it does in turn', async (_, op) => {
    const inTurn = await twice(op, {}, 'in turn');
    const { codes, rows } = await twice(op, {}, 'at once');
    expect({ codes, rows }).toEqual({ codes: inTurn.codes, rows: inTurn.rows });
    expect(codes).toContain(0);
  });

  it.each(named(keyed))('%s with one idempotency key happens once, with one answer', async (_, op) => {
    const headers = { [IDEMPOTENCY_HEADER]: KEY };
    const inTurn = await twice(op, headers, 'in turn');
    const { codes, texts, rows } = await twice(op, headers, 'at once');
    expect({ codes, rows }).toEqual({ codes: [0, 0], rows: inTurn.rows });
    expect(texts[1]).toBe(texts[0]);
  });
});
