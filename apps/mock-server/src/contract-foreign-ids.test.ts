/**
 * Another merchant's objects do not exist (security T9): whatever operation takes an id, wherever it takes it, answers
 * one of theirs as it answers one that nobody has. It asks contract and tables, so that what is new is tried by itself.
 */
import { createSavedView } from '@kasa/contracts/auth/operations/saved-views';
import { operations } from '@kasa/contracts/operations';
import { codes } from '@kasa/contracts/shared/codes';
import type { Operation } from '@kasa/contracts/shared/operation';
import { ruleMessage } from '@kasa/contracts/shared/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { firstMerchant, secondMerchant } from './auth/seed.ts';
import { TABLES } from './db/schema.ts';
import {
  type ApiResponse,
  type Caller,
  type CallInput,
  call,
  requestOf,
  send,
  signInAs,
  signInWith,
  withSecret,
} from './http/test-support/call.ts';
import { isDatabaseRun } from './http/test-support/database-run.ts';
import { databaseState } from './http/test-support/database-state.ts';
import { UNKNOWN_ID } from './http/test-support/failure-cases.ts';
import { startSharedApp } from './http/test-support/fresh-app.ts';
import { type InputPath, idPaths, setAtPath } from './http/test-support/id-paths.ts';
import { readSheet } from './http/test-support/read-table.ts';

// Before a session there is no merchant whose objects one could ask for.
const all = (Object.values(operations) as Operation[]).filter(({ session }) => session);
const places = all.flatMap((op) => idPaths(op).map((place) => [op.id, place.join('.'), op, place] as const));

const test = await startSharedApp({ requestsPerMinute: 0 });
let owner: Caller;
let stranger: Caller;
/** Ids of all rows of the other merchant, and their kinds. */
const theirs = new Map<string, string>();

beforeAll(async () => {
  owner = await signInAs(test.app, 'owner');
  stranger = await signInWith(test.app, String(secondMerchant.people[0]?.phone));
  // The seed gives views to the first merchant alone.
  const signing = await withSecret(test.app, stranger);
  expect((await call(test.app, createSavedView, createSavedView.example, signing)).code).toBe(codes.ok.code);
  theirs.set(secondMerchant.id, 'merchants');
  for (const table of TABLES) {
    const rows = (await test.database.db.selectFrom(table).selectAll().execute()) as object[];
    for (const row of rows as { id: string; merchant_id?: string }[]) {
      if (row.merchant_id === secondMerchant.id) theirs.set(row.id, table);
    }
  }
});

const ask = (op: Operation, input: CallInput, caller = owner) => send(test.app, requestOf(op, input, caller));
/** One id of each kind of object that they have. */
const oneOfEach = () => [...new Map([...theirs].map(([id, table]) => [table, id])).values()];
/** Kinds of objects that the other merchant must have, for the rest to prove anything. */
const KINDS = [
  ...['users', 'sessions', 'branches', 'routes', 'transports', 'drivers', 'shifts', 'audit_entries'],
  ...['terminals', 'terminal_templates', 'transactions', 'encashments', 'bulk_runs', 'saved_views'],
  ...['collection_rounds', 'collection_round_stops'],
];

it('the other merchant has objects of every kind', () => {
  expect([...new Set(theirs.values())]).toEqual(expect.arrayContaining(KINDS));
});

it('finds ids in paths, queries and bodies', () => {
  expect([...new Set(places.map(([, , , [part]]) => part))].toSorted()).toEqual(['body', 'params', 'query']);
  expect(places.length).toBeGreaterThan(35);
  const nested = z.strictObject({ list: z.array(z.strictObject({ id: z.uuidv7() })), note: z.string() });
  const found = idPaths({ body: nested } as unknown as Operation);
  expect(found).toEqual([['body', 'list', 0, 'id']]);
  expect(setAtPath({}, found[0] as InputPath, 'x')).toEqual({ body: { list: [{ id: 'x' }] } });
});

/** Their body names the object that they are about, as a path would. */
const ABOUT_AN_OBJECT = ['previewCallback.terminal_id', 'testCallback.terminal_id'];
/** Of a query the parameter is named, of a body the place among the values. */
const pathOf = ([part, ...place]: InputPath) => (part === 'query' ? String(place[0]) : place.join('.'));
/** What else a body or a query names is said to be missing at its field. */
function detailsOf({ id }: Operation, place: InputPath) {
  const field = pathOf(place);
  if (place[0] === 'params' || ABOUT_AN_OBJECT.includes(`${id}.${field}`)) return null;
  return { fields: [{ path: field, rule: 'not_found', message: ruleMessage('not_found', 'uk') }] };
}

it.skipIf(isDatabaseRun).each(places)('%s at %s refuses what is no id', async (_id, _place, op, place) => {
  const answer = await ask(op, setAtPath(op.example, place, '1'));
  const path = pathOf(place);
  expect([answer.code, answer.details.fields]).toEqual([
    codes.validation_failed.code,
    [{ path, rule: 'id_format', message: ruleMessage('id_format', 'uk') }],
  ]);
});

describe('an id of another merchant', () => {
  it.each(places)('%s at %s: as one that nobody has, and nothing happens', async (_id, _place, op, place) => {
    const before = await databaseState(test.database);
    const missing = await ask(op, setAtPath(op.example, place, UNKNOWN_ID));
    // A filter of the journal finds nothing; whatever else takes an id must find it.
    const { code } = op.codes.includes('not_found') ? codes.not_found : codes.ok;
    expect(missing.code).toBe(code);
    if (missing.code !== codes.ok.code) expect(missing.details).toEqual(detailsOf(op, place));
    for (const id of oneOfEach()) {
      const foreign = await ask(op, setAtPath(op.example, place, id));
      // What was sent may come back, as in the head of an export: each its own.
      const text = foreign.text.replaceAll(id, UNKNOWN_ID);
      expect([theirs.get(id), foreign.status, text]).toEqual([theirs.get(id), missing.status, missing.text]);
    }
    // An export leaves an entry of its own, with what was asked for.
    const own = test.database.db.deleteFrom('audit_entries').where('object_type', '=', 'export');
    await own.where('merchant_id', '=', firstMerchant.id).execute();
    expect(await databaseState(test.database)).toBe(before);
  });
});

/** What people type into filters, that the other merchant has. */
async function theirWords(): Promise<string[]> {
  const { db } = test.database;
  const of = (table: 'branches' | 'routes' | 'drivers' | 'transports' | 'terminals') =>
    db
      .selectFrom(table)
      .select('name')
      .where('merchant_id', '=', secondMerchant.id)
      .executeTakeFirstOrThrow();
  const names = await Promise.all(
    (['branches', 'routes', 'drivers', 'transports', 'terminals'] as const).map(of),
  );
  return ['', ...names.map(({ name }) => name)];
}

/** All of an answer, a file unpacked. */
async function contentOf({ headers, bytes, text }: ApiResponse): Promise<string> {
  const isSheet = String(headers['content-type']).includes('spreadsheetml');
  return isSheet ? JSON.stringify(await readSheet(bytes)) : text;
}

/** The requests of a list: everything, and every filter of words with each of the words. */
function searches(op: Operation, words: readonly string[]): CallInput[] {
  const shape = (op.query as { shape?: Record<string, z.ZodType> } | undefined)?.shape ?? {};
  // It asks for an object, which others don't have; see above.
  const own = op.id === 'simulateDiscounts' ? [] : [{}];
  const required = op.file ? [{ format: 'csv' }, { format: 'xlsx' }] : own;
  const fits = (key: string, word: string) => shape[key]?.safeParse(word).success === true;
  const texts = Object.keys(shape).filter((key) => fits(key, 'Я'));
  return required.flatMap((query) => [
    { query },
    ...texts.flatMap((key) =>
      words.filter((word) => fits(key, word)).map((word) => ({ query: { ...query, [key]: word } })),
    ),
  ]);
}

const lists = all.filter(({ method, params }) => method === 'GET' && params === undefined);

it('is in no list, export or search of ours, and in theirs', { timeout: 400_000 }, async () => {
  const ids = [...theirs.keys()];
  const words = await theirWords();
  const telling: string[] = [];
  for (const op of lists) {
    for (const input of searches(op, words)) {
      const [mine, their] = [await ask(op, input), await ask(op, input, stranger)];
      expect([op.id, input, mine.code]).toEqual([op.id, input, codes.ok.code]);
      const [ours, others] = [await contentOf(mine), await contentOf(their)];
      expect([op.id, input, ids.filter((id) => ours.includes(id))]).toEqual([op.id, input, []]);
      if (ids.some((id) => others.includes(id))) telling.push(`${op.id} ${JSON.stringify(input.query)}`);
    }
  }
  const told = (id: string) => expect.stringMatching(new RegExp(`^${id} .*[а-яіїєґ]`, 'i'));
  // The words are good to find something with.
  for (const id of ['listRoutes', 'listTransports', 'listDrivers', 'listDepots', 'listTerminals']) {
    expect(telling).toContainEqual(told(id));
  }
  for (const format of ['csv', 'xlsx'])
    expect(telling).toContain(`exportAuditEntries {"format":"${format}"}`);
});
