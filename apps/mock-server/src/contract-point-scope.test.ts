/**
 * What belongs to points where somebody does not work does not exist for them: whatever operation takes an id, wherever
 * it takes it, answers as to one that nobody has; no list, export or sum shows it. It asks contract and tables.
 */
import { operations } from '@kasa/contracts/operations';
import { codes } from '@kasa/contracts/shared/codes';
import { exampleIds } from '@kasa/contracts/shared/example-ids';
import type { Operation } from '@kasa/contracts/shared/operation';
import { ruleMessage } from '@kasa/contracts/shared/rules';
import { usersOperations } from '@kasa/contracts/users/operations';
import { beforeAll, describe, expect, it } from 'vitest';
import { firstMerchant } from './auth/seed.ts';
import { scopedTables } from './db/point-scope.ts';
import { type Caller, type CallInput, requestOf, send, signInAs } from './http/test-support/call.ts';
import { databaseState } from './http/test-support/database-state.ts';
import { UNKNOWN_ID } from './http/test-support/failure-cases.ts';
import { startSharedApp } from './http/test-support/fresh-app.ts';
import { type InputPath, idPaths, setAtPath } from './http/test-support/id-paths.ts';
import {
  LIMITED,
  makePointScopeWorld,
  OWN_POINT,
  type PointScopeWorld,
} from './http/test-support/point-scope-world.ts';

const every = (Object.values(operations) as Operation[]).filter(({ session }) => session);
/** Transport has rules of its own. */
const all = every.filter(({ domain }) => domain !== 'transport');
const places = all.flatMap((op) => idPaths(op).map((place) => [op.id, place.join('.'), op, place] as const));

const test = await startSharedApp({ requestsPerMinute: 0, worksEverywhere: false });
let limited: Caller;
let world: PointScopeWorld;

beforeAll(async () => {
  world = await makePointScopeWorld(test.database.db);
  limited = await signInAs(test.app, 'cashier');
});

const ask = (op: Operation, input: CallInput) => send(test.app, requestOf(op, input, limited));
/** One hidden id of each table. */
const oneOfEach = () => [...new Map([...world.hidden].map(([id, table]) => [table, id])).values()];

it('there is something of every kind that they see, and that they do not', () => {
  for (const ids of [world.seen, world.hidden])
    expect([...new Set(ids.values())].toSorted()).toEqual(scopedTables.toSorted());
});

it('an example names nothing hidden but the owner, so that it is the id that is refused', () => {
  const hidden = Object.entries(exampleIds).filter(([, id]) => world.hidden.has(id));
  expect(hidden.map(([name]) => name)).toEqual(['owner']);
});

const { hireUsers, updateSchedule } = usersOperations;
/** Where an example has an empty list: the ids of a plan; people whom somebody limited to points hires to one. */
const FILLED: Readonly<Record<string, object>> = {
  hireUsers: { people: hireUsers.example.body.people.map((one) => ({ ...one, point_ids: [OWN_POINT] })) },
  updateSchedule: {
    shifts: [{ user_id: LIMITED, day: updateSchedule.example.body.week, from: '09:00', to: '18:00' }],
  },
};
const inputOf = ({ id, example }: Operation): CallInput => {
  const { body } = example as CallInput;
  return FILLED[id] ? { ...example, body: { ...(body as object), ...FILLED[id] } } : example;
};

/** Their body names the object that they are about, as a path would. */
const ABOUT_AN_OBJECT = ['previewCallback.terminal_id', 'testCallback.terminal_id'];
/** Of a query the parameter is named, of a body the place among the values. */
const pathOf = ([part, ...place]: InputPath) => (part === 'query' ? String(place[0]) : place.join('.'));
function detailsOf({ id }: Operation, place: InputPath) {
  const field = pathOf(place);
  if (place[0] === 'params' || ABOUT_AN_OBJECT.includes(`${id}.${field}`)) return null;
  return { fields: [{ path: field, rule: 'not_found', message: ruleMessage('not_found', 'uk') }] };
}

/** Stands in the head of an export in place of what is hidden. */
const ID_OF_NOBODY = '00000000-0000-7000-8000-000000000000';

/** Only owners look as another role, whatever they name. */
const OWNERS_ONLY = ['viewAsRole'];
const expectedCode = (op: Operation) => {
  if (OWNERS_ONLY.includes(op.id)) return codes.forbidden.code;
  // A filter of the journal finds nothing; whatever else takes an id must find it.
  return (op.codes.includes('not_found') ? codes.not_found : codes.ok).code;
};

describe('an id of another point', () => {
  it.each(places)('%s at %s: as one that nobody has, and nothing happens', async (_id, _place, op, place) => {
    const before = await databaseState(test.database);
    const missing = await ask(op, setAtPath(inputOf(op), place, UNKNOWN_ID));
    expect(missing.code).toBe(expectedCode(op));
    if (missing.code === codes.not_found.code) expect(missing.details).toEqual(detailsOf(op, place));
    for (const id of oneOfEach()) {
      const foreign = await ask(op, setAtPath(inputOf(op), place, id));
      // What was sent may come back, as in the head of an export: each its own.
      const text = foreign.text.replaceAll(id, UNKNOWN_ID).replaceAll(ID_OF_NOBODY, UNKNOWN_ID);
      const table = world.hidden.get(id);
      expect([table, foreign.status, text]).toEqual([table, missing.status, missing.text]);
    }
    // An export leaves an entry of its own, with what was asked for.
    const own = test.database.db.deleteFrom('audit_entries').where('object_type', '=', 'export');
    await own.where('merchant_id', '=', firstMerchant.id).execute();
    expect(await databaseState(test.database)).toBe(before);
  });
});
