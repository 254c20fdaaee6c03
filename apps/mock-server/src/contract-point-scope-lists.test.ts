/** No list, export or search shows what belongs to points where somebody does not work, and each shows all that does. */

import { auditOperations } from '@kasa/contracts/audit/operations';
import { catalogueOperations } from '@kasa/contracts/catalogue/operations';
import { operations } from '@kasa/contracts/operations';
import { pointsOperations } from '@kasa/contracts/points/operations';
import { codes } from '@kasa/contracts/shared/codes';
import { exampleIds } from '@kasa/contracts/shared/example-ids';
import type { Operation } from '@kasa/contracts/shared/operation';
import { terminalsOperations } from '@kasa/contracts/terminals/operations';
import { transactionsOperations } from '@kasa/contracts/transactions/operations';
import { usersOperations } from '@kasa/contracts/users/operations';
import { beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import {
  type ApiResponse,
  type Caller,
  type CallInput,
  call,
  requestOf,
  send,
  signInAs,
} from './http/test-support/call.ts';
import { startSharedApp } from './http/test-support/fresh-app.ts';
import { modelOf, type SeenRows } from './http/test-support/point-scope.ts';
import { makePointScopeWorld, OWN_POINT, signInLimited } from './http/test-support/point-scope-world.ts';
import { readSheet } from './http/test-support/read-table.ts';

const test = await startSharedApp({ requestsPerMinute: 0, worksEverywhere: false });
const { db } = test.database;
const reads = (Object.values(operations) as Operation[]).filter(
  ({ method, session, domain, stream }) =>
    method === 'GET' && session && domain !== 'transport' && stream !== true,
);
const lists = reads.filter(({ params }) => params === undefined);

interface Limited {
  readonly caller: Caller;
  readonly rows: SeenRows;
  /** What in an answer is of something hidden: ids, numbers of terminals and payments, phones. */
  readonly tellsOf: ReadonlyMap<string, string>;
}
let nearlyAll: Limited;
let onePoint: Limited;
let owner: Caller;
let words: readonly string[];

/** What people tell things by, besides ids. */
async function numbersOf(hidden: SeenRows['hidden']): Promise<Map<string, string>> {
  const told = new Map(hidden);
  const terminals = await db.selectFrom('terminals').select(['id', 'number as told']).execute();
  const payments = await db.selectFrom('transactions').select(['id', 'order_id as told']).execute();
  const people = await db.selectFrom('users').select(['id', 'phone as told']).execute();
  for (const [table, rows] of Object.entries({ terminals, transactions: payments, users: people }))
    for (const row of rows) if (hidden.has(row.id)) told.set(row.told, table);
  return told;
}

/** Callbacks of a point fail, and its terminals are full of cash, so that a list begins with them. */
async function makeTrouble(at: string): Promise<void> {
  const full = db.updateTable('terminals').set({ cash_inside: 9_000_000 }).where('cash_inside', '>', 0);
  await full.where('point_id', '=', at).execute();
  const payments = db.selectFrom('transactions').select('id').where('point_id', '=', at);
  await db
    .updateTable('callback_deliveries')
    .set({ state: 'given_up', attempts: 5, tried_before: 0, last_http_status: 500, delivered_at: null })
    .set({ created_at: '2026-11-20T05:00:00.000Z', updated_at: '2026-11-20T06:00:00.000Z' })
    .where('transaction_id', 'in', payments)
    .execute();
}

beforeAll(async () => {
  const world = await makePointScopeWorld(db);
  await makeTrouble(world.other);
  await makeTrouble(exampleIds.pointToRepair);
  const someone = await signInLimited(test, OWN_POINT);
  const sees = await modelOf(db, exampleIds.merchant);
  const rows = sees({
    merchantId: exampleIds.merchant,
    userId: exampleIds.pointDirector,
    points: [OWN_POINT],
  });
  const caller = await signInAs(test.app, 'cashier');
  nearlyAll = { caller, rows: world, tellsOf: await numbersOf(world.hidden) };
  onePoint = { caller: someone, rows, tellsOf: await numbersOf(rows.hidden) };
  owner = await signInAs(test.app, 'owner');
  const terminal = await db
    .selectFrom('terminals')
    .select(['number', 'name'])
    .where('point_id', '=', world.other)
    .executeTakeFirstOrThrow();
  const payment = await db
    .selectFrom('transactions')
    .select('order_id')
    .where('point_id', '=', world.other)
    .executeTakeFirstOrThrow();
  words = ['Нікольському', 'Єфименко', terminal.number, terminal.name, payment.order_id];
});

const ask = (op: Operation, input: CallInput, caller: Caller) => send(test.app, requestOf(op, input, caller));

/** All of an answer, a file unpacked. */
async function contentOf({ headers, bytes, text }: ApiResponse): Promise<string> {
  const isSheet = String(headers['content-type']).includes('spreadsheetml');
  return isSheet ? JSON.stringify(await readSheet(bytes)) : text;
}

const TOKEN = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}|S\d{7}|\d{6}-\d{6}|\+380(?: ?\d){9}/g;
const tokensOf = (content: string) =>
  new Set(Array.from(content.matchAll(TOKEN), ([token]) => token.replaceAll(' ', '')));

/** Who gave a right, shared a view, changed a setting, opened a shift or is planned is named, wherever they work. */
const NAMES_OTHERS = [
  ...['getMe', 'listSavedViews', 'getTerminalTemplateSettingChanges'],
  ...['listRegisterShifts', 'getRegisterShift', 'getSchedule'],
];
/** Whoever ran something sees its rows, which they have changed. */
const OF_OWN_RUNS = [
  ...['listReversalRunRows', 'listBulkRunRows', 'listResendRunRows', 'listProductRunRows'],
  'listProductImportRunRows',
];
/** The example names a shift of whoever asks. */
const OF_OWN_SHIFTS = ['listSwapOptions'];
const OWN_RUN_FILES = [
  ...['exportReversalRun', 'exportBulkRun', 'exportResendRun', 'exportProductRun', 'exportProductImportRun'],
];

async function toldOf(op: Operation, input: CallInput, { caller, tellsOf }: Limited): Promise<string[]> {
  if ([...OF_OWN_RUNS, ...OWN_RUN_FILES, ...OF_OWN_SHIFTS].includes(op.id)) return [];
  const answer = await ask(op, input, caller);
  expect([op.id, input, answer.code]).toEqual([op.id, input, codes.ok.code]);
  const tokens = tokensOf(await contentOf(answer));
  // What was typed stands in the head of an export, and later in the journal.
  const typed = op.domain === 'audit' ? words : Object.values((input.query ?? {}) as object);
  for (const word of typed) tokens.delete(String(word));
  const told = [...tellsOf]
    .filter(([token]) => tokens.has(token))
    .map(([token, table]) => ({ token, table }));
  return (
    told
      // A terminal is in a round: of one that goes elsewhere, too, its number alone is told.
      .filter(({ table }) => !(table === 'collection_rounds' && op.id === 'listTerminalsWithCash'))
      .filter(({ table }) => !(table === 'users' && NAMES_OTHERS.includes(op.id)))
      .map(({ token, table }) => `${table} ${token}`)
  );
}

/** The requests of a list: everything, and every filter of words with each of the words. */
function searches(op: Operation): CallInput[] {
  const shape = (op.query as { shape?: Record<string, z.ZodType> } | undefined)?.shape ?? {};
  // What a list can't be asked without is as in its example.
  const page = 'perPage' in shape ? { perPage: 20 } : {};
  const isEnough = op.query?.safeParse(page).success ?? true;
  const least = isEnough ? page : { ...((op.example as CallInput).query as object), ...page };
  const required = op.file ? [{ format: 'csv' }, { format: 'xlsx' }] : [least];
  const fits = (key: string, word: string) => shape[key]?.safeParse(word).success === true;
  const texts = Object.keys(shape).filter((key) => fits(key, 'Я'));
  return required.flatMap((query) => [
    { query },
    ...texts.flatMap((key) =>
      words.filter((word) => fits(key, word)).map((word) => ({ query: { ...query, [key]: word } })),
    ),
  ]);
}

it('is in no list, export or search, and in those of the owner', async () => {
  const telling = new Set<string>();
  const leaks: unknown[] = [];
  for (const op of lists) {
    for (const input of searches(op)) {
      for (const who of [nearlyAll, onePoint]) {
        const told = await toldOf(op, input, who);
        if (told.length > 0) leaks.push([op.id, input, told]);
      }
      if ((await toldOf(op, input, { ...nearlyAll, caller: owner })).length > 0) telling.add(op.id);
    }
  }
  expect(leaks).toEqual([]);
  expect([...telling]).toEqual(
    expect.arrayContaining([
      ...['listTerminals', 'exportTerminals', 'listTerminalPoints', 'listEcommTerminals'],
      ...['listTransactions', 'exportTransactions', 'listTerminalsWithCash', 'listCollectionRounds'],
      ...['listCallbackDeliveries', 'listFailingEndpoints', 'listBulkRuns', 'listBulkRunPeople'],
      ...['getSalesReport', 'listPoints', 'listPointDirectors', 'listRegisterShifts'],
      ...['listUsers', 'exportUsers', 'listUserPoints', 'listCashCollectors'],
      ...['listAuditEntries', 'exportAuditEntries', 'listAuditPeople', 'previewOfflineUpdate'],
    ]),
  );
});

it('is in nothing that is shown of what they see', async () => {
  for (const op of reads.filter(({ params }) => params !== undefined)) {
    const told = await toldOf(op, op.example, nearlyAll);
    expect([op.id, told]).toEqual([op.id, []]);
  }
});

describe('all of the own is shown', () => {
  const { listTransactions, exportTransactions, listCollectionRounds } = transactionsOperations;
  const { listTerminals, exportTerminals, listCallbackDeliveries, listBulkRuns } = terminalsOperations;
  const countOf = ({ rows }: Limited, ...tables: string[]) =>
    [...rows.seen.values()].filter((table) => tables.includes(table)).length;
  /** Every status, as lists leave out released terminals. */
  const everyStatus = { status: 'added,active,blocked,released' };
  const states = { state: 'waiting,delivered,given_up' };

  it.each([
    ['terminals', listTerminals, everyStatus],
    ['callback_deliveries', listCallbackDeliveries, states],
    ['collection_rounds', listCollectionRounds, {}],
    ['register_shifts', pointsOperations.listRegisterShifts, {}],
    ['users', usersOperations.listUsers, {}],
    ['branches', usersOperations.listUserPoints, {}],
  ] as [string, Operation, object][])('%s', async (table, op, query) => {
    for (const who of [nearlyAll, onePoint]) {
      const { code, data } = await ask(op, { query }, who.caller);
      expect(code).toBe(codes.ok.code);
      expect((data as { total: number }).total).toBe(countOf(who, table));
    }
  });

  it('endpoints that fail at the own points, and how many', async () => {
    const failing = async (caller: Caller) => {
      const { data } = await call(test.app, terminalsOperations.listFailingEndpoints, {}, caller);
      return [data.total, data.items.map(({ terminal }) => terminal.id)] as const;
    };
    const [total, all] = await failing(owner);
    const own = all.filter((id) => nearlyAll.rows.seen.has(id));
    expect(own.length).toBeGreaterThan(0);
    expect(all.length).toBeGreaterThan(own.length);
    expect(await failing(nearlyAll.caller)).toEqual([total - all.length + own.length, own]);
  });

  it('entries of the journal, those of the exports above too', async () => {
    const entries = db.selectFrom('audit_entries').select('id');
    const own = await entries.where('user_id', '=', exampleIds.pointDirector).execute();
    const { data } = await ask(auditOperations.listAuditEntries, {}, onePoint.caller);
    expect(own.length).toBeGreaterThan(0);
    expect((data as { total: number }).total).toBe(own.length);
  });

  it('payments, with an exact total, and runs of each kind', async () => {
    const { data } = await ask(listTransactions, {}, onePoint.caller);
    const total = countOf(onePoint, 'transactions');
    expect(total).toBeGreaterThan(1_000);
    expect((data as { total: number }).total).toBe(total);
    const { listResendRuns } = terminalsOperations;
    let runs = 0;
    const { listProductRuns, listProductImportRuns } = catalogueOperations;
    const { listReversalRuns } = transactionsOperations;
    const ofProducts = [listProductRuns, listProductImportRuns];
    for (const op of [listBulkRuns, listResendRuns, listReversalRuns, ...ofProducts])
      runs += ((await ask(op, {}, nearlyAll.caller)).data as { total: number }).total;
    expect(runs).toBe(countOf(nearlyAll, 'bulk_runs'));
  });

  it.each(['csv', 'xlsx'])('in a file (%s)', async (format) => {
    const exported = async (op: Operation, query: object, token: RegExp) => {
      const content = await contentOf(await ask(op, { query: { format, ...query } }, onePoint.caller));
      return [...tokensOf(content)].filter((one) => token.test(one)).toSorted();
    };
    const terminals = await db.selectFrom('terminals').select(['id', 'number']).execute();
    const payments = await db.selectFrom('transactions').select(['id', 'order_id']).execute();
    const { seen } = onePoint.rows;
    expect(await exported(exportTerminals, everyStatus, /^S/)).toEqual(
      terminals.flatMap(({ id, number }) => (seen.has(id) ? [number] : [])).toSorted(),
    );
    expect(await exported(exportTransactions, {}, /^\d{6}-\d{6}$/)).toEqual(
      payments.flatMap(({ id, order_id }) => (seen.has(id) ? [order_id] : [])).toSorted(),
    );
  });
});
