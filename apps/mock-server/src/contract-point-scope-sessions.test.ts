/** From which points somebody looks is asked anew with each request, and with each event. */
import { viewAsRole } from '@kasa/contracts/auth/operations/account';
import { getMe } from '@kasa/contracts/auth/operations/session';
import { codes } from '@kasa/contracts/shared/codes';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { terminalsOperations } from '@kasa/contracts/terminals/operations';
import { transactionsOperations } from '@kasa/contracts/transactions/operations';
import { usersOperations } from '@kasa/contracts/users/operations';
import { beforeEach, expect, it } from 'vitest';
import { firstMerchant } from './auth/seed.ts';
import { publisher } from './events/test-support/publishing.ts';
import { type Caller, call, signInAs } from './http/test-support/call.ts';
import { openEventStream } from './http/test-support/event-stream-client.ts';
import { signInBeforeEach, startFreshApp } from './http/test-support/fresh-app.ts';
import { placeAt } from './http/test-support/place-everywhere.ts';
import { LIMITED, signInLimited } from './http/test-support/point-scope-world.ts';

const test = await startFreshApp({ worksEverywhere: false });
const { db } = test.database;
const owner = signInBeforeEach(test.app, 'owner');
const tell = publisher(test);
const [A, B] = [ids.point, ids.pointWithCash];
let cashier: Caller;

beforeEach(async () => {
  await placeAt(db, LIMITED, [A]);
  cashier = await signInAs(test.app, 'cashier');
});

const { listTerminals, listTerminalPoints, getTerminal, updateTerminal } = terminalsOperations;
const { listTransactions } = transactionsOperations;
const { placeUsers, closeUserAccess } = usersOperations;

async function terminalsAt(point: string) {
  const rows = db.selectFrom('terminals').selectAll().where('point_id', '=', point);
  return await rows.where('status', '=', 'active').where('kind', '=', 'acquiring').orderBy('id').execute();
}
const pointsSeen = async (caller: Caller) =>
  (await call(test.app, listTerminalPoints, {}, caller)).data.items.map(({ id }) => id).toSorted();
const me = async (caller: Caller) => (await call(test.app, getMe, {}, caller)).data;
const move = (from_id: string | null, to_id: string | null) =>
  call(test.app, placeUsers, { body: { user_ids: [LIMITED], from_id, to_id } }, owner);
const totalOf = async (
  op: typeof listTerminals | typeof listTransactions,
  caller: Caller,
  point?: string,
) => {
  const query = point === undefined ? {} : { point_id: point };
  return (await call(test.app, op, { query }, caller)).data.total;
};

it('the session names the points, and null for who sees all', async () => {
  expect((await me(owner)).points).toBeNull();
  expect((await me(await signInAs(test.app, 'accountant'))).points).toBeNull();
  expect((await me(await signInAs(test.app, 'dispatcher'))).points).toBeNull();
  expect((await me(cashier)).points).toEqual([{ id: A, name: 'Затишок на Городоцькій' }]);
  await placeAt(db, LIMITED, []);
  expect((await me(cashier)).points).toEqual([]);
  expect(await totalOf(listTerminals, cashier)).toBe(0);
  expect(await totalOf(listTransactions, cashier)).toBe(0);
});

it('one role that covers all points is enough, and counts from the next request', async () => {
  const whole = await totalOf(listTransactions, owner);
  const give = (roles: string) => db.updateTable('users').set({ roles }).where('id', '=', LIMITED).execute();
  expect(await totalOf(listTransactions, cashier)).toBeLessThan(whole);
  await give('["cashier","dispatcher"]');
  expect((await me(cashier)).points).toBeNull();
  expect(await totalOf(listTransactions, cashier)).toBe(whole);
  await give('["cashier"]');
  expect(await totalOf(listTransactions, cashier)).toBeLessThan(whole);
});

it('who is moved sees the new point with the next request of the same session, and the old one no more', async () => {
  const [ofA, ofB] = [(await terminalsAt(A))[0], (await terminalsAt(B))[0]];
  const get = async (id: string | undefined) =>
    (await call(test.app, getTerminal, { params: { id: String(id) } }, cashier)).code;
  expect([await get(ofA?.id), await get(ofB?.id)]).toEqual([codes.ok.code, codes.not_found.code]);
  expect((await move(A, B)).data).toMatchObject({ changed: 1 });
  expect([await get(ofA?.id), await get(ofB?.id)]).toEqual([codes.not_found.code, codes.ok.code]);
  const other = await totalOf(listTransactions, owner, B);
  expect(await totalOf(listTransactions, cashier)).toBe(other);
  await move(null, A);
  expect(await totalOf(listTransactions, cashier)).toBe(other + (await totalOf(listTransactions, owner, A)));
  await call(test.app, closeUserAccess, { params: { id: LIMITED } }, owner);
  expect(await get(ofA?.id)).toBe(codes.not_authenticated.code);
});

it('an owner looks as a cashier of one point, of all points, and as themselves again', async () => {
  const view = (body: { role: 'cashier' | 'accountant' | null; point_id?: string | null }) =>
    call(test.app, viewAsRole, { body }, owner);
  const whole = await totalOf(listTransactions, owner);
  const atA = await totalOf(listTransactions, cashier);
  const { data } = await view({ role: 'cashier', point_id: A });
  expect([data.viewing_as, data.points]).toEqual(['cashier', [{ id: A, name: 'Затишок на Городоцькій' }]]);
  expect(await totalOf(listTransactions, owner)).toBe(atA);
  expect(await totalOf(listTerminals, owner)).toBe(await totalOf(listTerminals, cashier));
  const [foreign] = await terminalsAt(B);
  const got = await call(test.app, getTerminal, { params: { id: String(foreign?.id) } }, owner);
  expect(got.code).toBe(codes.not_found.code);
  expect((await view({ role: 'cashier', point_id: B })).data.points).toMatchObject([{ id: B }]);
  expect((await view({ role: 'cashier' })).data.points).toBeNull();
  expect(await totalOf(listTransactions, owner)).toBe(whole);
  expect((await view({ role: 'accountant', point_id: A })).data.points).toBeNull();
  expect(await totalOf(listTransactions, owner)).toBe(whole);
  expect((await view({ role: null, point_id: A })).data).toMatchObject({ viewing_as: null, points: null });
  expect(await pointsSeen(owner)).toContain(B);
});

it('an owner looks from no point of another merchant', async () => {
  const foreign = db.selectFrom('branches').select('id').where('merchant_id', '<>', firstMerchant.id);
  const point_id = (await foreign.limit(1).executeTakeFirstOrThrow()).id;
  const answer = await call(test.app, viewAsRole, { body: { role: 'cashier', point_id } }, owner);
  expect(answer).toMatchObject({
    code: codes.not_found.code,
    details: { fields: [{ path: 'point_id', rule: 'not_found' }] },
  });
  expect((await me(owner)).viewing_as).toBeNull();
});

const changed = (terminal_id: string) =>
  ({ type: 'terminal.changed', data: { terminal_id, version: 2, change: 'updated' } }) as const;
const NOBODYS = '01912d50-3c00-7000-8000-00000000eeee';

it('an open stream tells of the points where somebody works just then, and always of themselves', async () => {
  const [ofA, ofB] = [String((await terminalsAt(A))[0]?.id), String((await terminalsAt(B))[0]?.id)];
  const stream = await openEventStream(test.app, cashier);
  await stream.waitForMessage(({ type }) => type === 'ready');
  const of = () => {
    const told = stream.events().filter(({ type }) => type === 'terminal.changed');
    return told.map(({ data }) => (data as { terminal_id: string }).terminal_id);
  };
  const until = (id: string) =>
    stream.waitForMessage((one) => one.type === 'terminal.changed' && one.data.terminal_id === id);
  await tell(firstMerchant.id, changed(ofB), changed(ofA));
  await until(ofA);
  expect(of()).toEqual([ofA]);
  await move(A, B);
  await stream.waitForMessage((one) => one.type === 'user.changed' && one.data.user_id === LIMITED);
  await tell(firstMerchant.id, changed(ofA), changed(ofB));
  await until(ofB);
  expect(of()).toEqual([ofA, ofB]);
  // Of no point, and of somebody else, they hear nothing; of what is not limited, all do.
  await db.updateTable('terminals').set({ point_id: null }).where('id', '=', ofA).execute();
  await tell(firstMerchant.id, changed(ofA), changed(NOBODYS));
  await until(NOBODYS);
  expect(of()).toEqual([ofA, ofB, NOBODYS]);
  expect(stream.events().filter(({ type }) => type === 'user.changed')).toHaveLength(1);
});

it('what happens is told to whom it concerns: a change at A to who works there', async () => {
  const [terminal] = await terminalsAt(A);
  const elsewhere = await signInLimited(test, B);
  const streams = [await openEventStream(test.app, cashier), await openEventStream(test.app, elsewhere)];
  for (const stream of streams) await stream.waitForMessage(({ type }) => type === 'ready');
  const { body } = updateTerminal.example;
  const nothing = { template_id: null, vehicle_id: null, website: null, secret_key_phrase: null };
  const name = 'Каса біля вікна';
  const input = { ...body, ...nothing, name, version: Number(terminal?.version), point_id: A, settings: {} };
  const params = { id: String(terminal?.id) };
  expect((await call(test.app, updateTerminal, { params, body: input }, owner)).code).toBe(codes.ok.code);
  await tell(firstMerchant.id, changed(NOBODYS));
  const last = ({ type, ...message }: { type: string; data?: unknown }) =>
    type === 'terminal.changed' && (message.data as { terminal_id: string }).terminal_id === NOBODYS;
  for (const stream of streams) await stream.waitForMessage((message) => last(message));
  const named = streams.map((stream) => JSON.stringify(stream.events()).includes(params.id));
  expect(named).toEqual([true, false]);
});
