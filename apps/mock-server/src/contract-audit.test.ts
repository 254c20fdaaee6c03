/**
 * The guard of the journal: whatever operation of the contract changes something writes it down, in the same
 * transaction. It asks the contract and the tables, so that a new area cannot forget it.
 */
import { auditLabels } from '@kasa/contracts/audit/words';
import { MAX_SESSIONS } from '@kasa/contracts/auth/account';
import { operations } from '@kasa/contracts/operations';
import { exampleSecrets } from '@kasa/contracts/shared/example-ids';
import type { Operation } from '@kasa/contracts/shared/operation';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { writeFailedSignIns } from './auth/failed-sign-ins.ts';
import { DEMO_PASSWORD } from './auth/password.ts';
import { firstMerchant } from './auth/seed.ts';
import { turnOnFactor } from './auth/test-support/second-factor.ts';
import { TABLES } from './db/schema.ts';
import { testDialect } from './db/test-support/open-test-database.ts';
import { inTransaction } from './db/transaction.ts';
import { recordChange } from './http/journal/record-change.ts';
import { MASK } from './http/journal/redact.ts';
import type { Context } from './http/request/handler.ts';
import { allFailureCases } from './http/test-support/all-failure-cases.ts';
import { type Caller, requestOf, send, signInAs, withSecret } from './http/test-support/call.ts';
import { isDatabaseRun } from './http/test-support/database-run.ts';
import { type TableRow, tableRows, tableTexts } from './http/test-support/database-state.ts';
import { startFreshApp } from './http/test-support/fresh-app.ts';
import { NOT_OF_A_MERCHANT, OWNERS } from './http/test-support/journaled-tables.ts';
import {
  CHANGING_INPUT,
  changingInput,
  PREPARED_INPUT,
  UNJOURNALED_OPERATIONS,
} from './http/test-support/unjournaled-operations.ts';
import { processPendingRuns } from './terminals/bulk/process-runs.ts';

/** Kinds of objects that are no rows, or rows of a table that is left out above. */
const NO_ROWS = ['session', 'callback_test', 'export', 'signing_key', 'status_secret'];

/** What a row notes of a change that was made elsewhere and is recorded there: terminals are told names of others, sum up their payments, people are told of sign-ins, points reckon when they have to stop selling, sales take of the stock, and terminals are known by where they asked from. */
const isNote = (column: string) =>
  [
    ...['settings_changed_at', 'day_sales', 'cash_inside', 'new_browsers'],
    ...['trade_stops_at', 'trade_stops_by', 'register_link', 'is_sold', 'stock', 'config_address'],
  ].includes(column);

const changing = (Object.values(operations) as Operation[]).filter(({ method }) => method !== 'GET');
const audited = changing.filter(({ id }) => !Object.hasOwn(UNJOURNALED_OPERATIONS, id));

const test = await startFreshApp();
let owner: Caller;
beforeEach(async () => {
  owner = await withSecret(test.app, await signInAs(test.app, 'owner'));
});

/** Whoever signs in is somebody from then on. */
const isByPerson = ({ session, id }: Operation) => session || id === 'signIn';
/** Reads that leave an entry, though they change nothing: what is taken away. */
const exportsMade = (Object.values(operations) as Operation[]).filter(
  ({ file, id }) => file && id.startsWith('export'),
);

const carryOut = (op: Operation, input = changingInput(op)) =>
  send(test.app, requestOf(op, input, op.session ? owner : {}));
const prepare = async (op: Operation) => (await PREPARED_INPUT[op.id]?.(test, owner)) ?? changingInput(op);
const journal = () => test.database.db.selectFrom('audit_entries').selectAll().orderBy('id').execute();

const tables = TABLES.filter((table) => !NOT_OF_A_MERCHANT.has(table));
/** What each test begins with: the same rows, so they are read once. */
const seeded = await present();

async function present() {
  const rows = new Map<string, TableRow[]>();
  for (const table of tables) rows.set(table, await tableRows(test.database, table));
  return { texts: await tableTexts(test.database, tables), rows };
}

/** Ids of the objects whose rows differ from those before, in tables that do. */
async function changedObjects(earlier: Awaited<ReturnType<typeof present>>): Promise<string[]> {
  const texts = await tableTexts(test.database, tables);
  const objects = new Set<string>();
  for (const table of tables.filter((name) => texts.get(name) !== earlier.texts.get(name))) {
    const before = byId(earlier.rows.get(table) ?? []);
    const after = byId(await tableRows(test.database, table));
    for (const id of new Set([...before.keys(), ...after.keys()])) {
      const [was, is] = [before.get(id), after.get(id)];
      if (textOf(was) !== textOf(is)) objects.add(String((is ?? was)?.[OWNERS[table] ?? 'id']));
    }
  }
  return [...objects].toSorted();
}
const byId = (rows: readonly TableRow[]) => new Map(rows.map((row) => [row.id, row]));
const textOf = (row: TableRow | undefined) =>
  JSON.stringify(row, (column, value) => (isNote(column) ? undefined : value));

/** Secrets of the examples, and what secrets look like. */
const CANARIES = [DEMO_PASSWORD, exampleSecrets.code, exampleSecrets.ticket, '$argon2', 'base64'];

describe('every operation that changes something', () => {
  it.each(audited.map((op) => [op.id, op] as const))(
    '%s writes down each object that it changed, who did it, and no secret',
    async (_, op) => {
      const input = await prepare(op);
      const before = Object.hasOwn(PREPARED_INPUT, op.id) ? await present() : seeded;
      const known = new Set((await journal()).map(({ id }) => id));
      expect((await carryOut(op, input)).code).toBe(0);
      const changed = await changedObjects(before);
      const entries = (await journal()).filter(({ id }) => !known.has(id));

      expect(entries.length).toBeGreaterThan(0);
      const written = entries.filter(({ object_type }) => !NO_ROWS.includes(object_type));
      expect(written.map(({ object_id }) => object_id).toSorted()).toEqual(changed);
      const person = firstMerchant.people[0];
      for (const entry of entries) {
        expect(entry).toMatchObject({
          at: '2026-11-20T09:00:00.000Z',
          operation: op.id,
          user_id: isByPerson(op) ? person?.id : null,
          user_name: isByPerson(op) ? expect.any(String) : null,
          user_phone: isByPerson(op) ? person?.phone : null,
          address: expect.stringContaining('127.0.0.1'),
          object_type: expect.stringMatching(/^[a-z_]+$/),
          object_name: expect.stringMatching(/\S/),
        });
        const [was, is] = [entry.before, entry.after].map((json) => json && (JSON.parse(json) as object));
        expect(was ?? is).not.toBeNull();
        if (was && is) expect(Object.keys(was)).toEqual(Object.keys(is));
        const text = JSON.stringify(entry);
        for (const secret of CANARIES) expect(text).not.toContain(secret);
        expect(text).not.toMatch(/"(version|updated_at|[a-z_]*(hash|secret)[a-z_]*)":/);
      }
      // All of one request are known by it.
      expect(new Set(entries.map(({ action }) => action ?? '')).size).toBe(1);
      expect(entries[0]?.action).toMatch(/^[\da-f-]{36}$/);
      if (op.session) {
        expect(new Set(entries.map(({ merchant_id }) => merchant_id))).toEqual(new Set([firstMerchant.id]));
      }
    },
  );

  it('has words: for what was done, to what, and for each field; and there are no words for what is never recorded', async () => {
    const recorded = { operations: new Set<string>(), fields: new Set<string>() };
    const crowd = async () => {
      for (let n = 0; n < MAX_SESSIONS; n += 1) await signInAs(test.app, 'owner');
    };
    const deeds = audited.map(
      (op) => async () => expect((await carryOut(op, await prepare(op))).code).toBe(0),
    );
    const failed = async () => {
      const body = { phone: String(firstMerchant.people[0]?.phone), password: 'wrong' };
      await send(test.app, requestOf(operations.signIn, { body }, {}));
      await writeFailedSignIns(test.database);
    };
    const { phone } = operations.signIn.example.body;
    const unfinished = async () => {
      await turnOnFactor(test, owner, phone);
      test.clock.advance(1);
      await send(test.app, requestOf(operations.signIn, operations.signIn.example, {}));
      await writeFailedSignIns(test.database);
    };
    const replaced = () => send(test.app, requestOf(operations.signIn, operations.signIn.example, owner));
    const refused = async () => {
      test.taxService.tell({ behaviour: 'refuses', after_seconds: 0, merchant_id: null });
      await carryOut(operations.openRegisterShift);
    };
    const files = exportsMade.map((op) => async () => void (await carryOut(op)));
    for (const deed of [...deeds, ...files, crowd, failed, unfinished, replaced, refused]) {
      await test.reset();
      owner = await withSecret(test.app, await signInAs(test.app, 'owner'));
      await deed();
      // What it goes on with after its answer.
      await processPendingRuns({ db: test.database.db, clock: test.clock });
      for (const { operation, object_type, before, after } of await journal()) {
        recorded.operations.add(operation);
        const states = { ...JSON.parse(before ?? '{}'), ...JSON.parse(after ?? '{}') } as object;
        for (const field of Object.keys(states)) recorded.fields.add(`${object_type}.${field}`);
      }
    }
    const worded = Object.entries(auditLabels.fields).flatMap(([type, fields]) =>
      Object.keys(fields).map((field) => `${type}.${field}`),
    );
    expect([...recorded.operations].toSorted()).toEqual(Object.keys(auditLabels.operations).toSorted());
    expect([...recorded.fields].toSorted()).toEqual(worded.toSorted());
    // All operations in one test, each on a fresh seed: too much for the usual limit on a busy machine.
  }, 300_000);

  it.each(changing.filter((op) => !audited.includes(op)).map((op) => [op.id, op] as const))(
    '%s is none: no row of a merchant differs, and nothing is written',
    async (_, op) => {
      const entries = await journal();
      expect((await carryOut(op)).code).toBe(0);
      expect(await changedObjects(seeded)).toEqual([]);
      expect(await journal()).toEqual(entries);
    },
  );

  it('is one that the contract has', () => {
    const ids = changing.map(({ id }) => id);
    for (const id of [UNJOURNALED_OPERATIONS, CHANGING_INPUT, PREPARED_INPUT].flatMap(Object.keys))
      expect(ids).toContain(id);
  });

  it('that only looks changes nothing: no GET but an export writes an entry', async () => {
    const entries = await journal();
    for (const op of (Object.values(operations) as Operation[]).filter(({ method }) => method === 'GET')) {
      if (exportsMade.includes(op)) continue;
      await carryOut(op);
    }
    expect(await journal()).toEqual(entries);
  });
});

describe('what is refused', () => {
  it.skipIf(isDatabaseRun)(
    'leaves no entry: not signed in, from another origin, without the right',
    async () => {
      const driver = await signInAs(test.app, 'driver');
      const entries = await journal();
      for (const op of audited) {
        const foreign = { ...owner, headers: { origin: 'https://evil.example' } };
        const refusals = [foreign, ...(op.session ? [{}] : []), ...(op.permission ? [driver] : [])];
        for (const caller of refusals) {
          const answer = await send(test.app, requestOf(op, changingInput(op), caller));
          expect([op.id, answer.code]).not.toEqual([op.id, 0]);
        }
      }
      expect(await journal()).toEqual(entries);
    },
  );

  const own = Object.entries(allFailureCases).filter(([key]) =>
    changing.some(({ id }) => key.startsWith(`${id} `)),
  );
  it.each(own)('leaves no entry: %s', async (_, make) => {
    const unsigned = await signInAs(test.app, 'owner');
    const request = await make?.(test.database.db, unsigned);
    if (!request) return expect.fail('no request');
    const entries = await journal();
    expect((await send(test.app, request)).code).not.toBe(0);
    expect(await journal()).toEqual(entries);
  });
});

describe('a change and its entry', () => {
  const context = () =>
    ({
      operation: 'updateRoute',
      requestId: '5f0c8a52-6f1d-4a86-9d3e-1b2f6a7c9e11',
      clock: test.clock,
      exchange: { address: '127.0.0.1' },
      session: { merchantId: firstMerchant.id, userId: firstMerchant.people[0]?.id, userName: 'Коваль' },
    }) as unknown as Context;
  const object = { type: 'route', id: firstMerchant.id, name: 'Маршрут, якого немає' };

  it('are undone together', async () => {
    const entries = await journal();
    const work = inTransaction(test.database.db, async (tx) => {
      await recordChange(tx, context(), { object, before: { cost: 1 }, after: { cost: 2 } });
      throw new Error('changed my mind');
    });
    await expect(work).rejects.toThrow('changed my mind');
    expect(await journal()).toEqual(entries);
  });

  it('hold what differs, secrets masked', async () => {
    const before = { password: 'old', iban: null, cost: 1, name: 'А' };
    const after = { password: 'new', iban: 'UA223052990000026001234567890', cost: 1, name: 'А' };
    await inTransaction(test.database.db, (tx) => recordChange(tx, context(), { object, before, after }));
    const entry = (await journal()).find(({ object_name }) => object_name === object.name);
    expect(JSON.parse(entry?.before ?? '')).toEqual({ password: MASK, iban: null });
    expect(JSON.parse(entry?.after ?? '')).toEqual({
      password: MASK,
      iban: 'UA22305299***************7890',
    });
  });

  it('are never there without each other: no operation goes through when its entry cannot be written', async () => {
    const { db } = test.database;
    await (testDialect === 'postgres'
      ? sql`alter table audit_entries add constraint full_journal check (false) not valid`
      : sql`create trigger full_journal before insert on audit_entries begin select raise(abort, 'full'); end`
    ).execute(db);
    for (const op of audited.filter(({ id }) => !Object.hasOwn(PREPARED_INPUT, id))) {
      const answer = await carryOut(op);
      expect([op.id, answer.code]).toEqual([op.id, -1]);
    }
    expect(await changedObjects(seeded)).toEqual([]);
    await (testDialect === 'postgres'
      ? sql`alter table audit_entries drop constraint full_journal`
      : sql`drop trigger full_journal`
    ).execute(db);
  });
});
