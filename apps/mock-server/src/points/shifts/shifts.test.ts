import { pointsOperations as ops } from '@kasa/contracts/points/operations';
import { codes } from '@kasa/contracts/shared/codes';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { describe, expect, it } from 'vitest';
import { call, signInAs } from '../../http/test-support/call.ts';
import { signInBeforeEach, startFreshApp } from '../../http/test-support/fresh-app.ts';
import { openKey } from '../key-store.ts';
import { isSignedBy } from '../keys/private-key.ts';
import { shiftsIn } from '../test-support/shifts.ts';

const test = await startFreshApp();
const owner = signInBeforeEach(test.app, 'owner');
const { point, outcome, open, close, cash, get, behave, work, travel, travelFar, documents } = shiftsIn(
  test,
  owner,
);
const db = () => test.database.db;

describe('a shift of a register', () => {
  it('is opened, takes and gives cash, and is closed by its Z report', async () => {
    const { data } = await open();
    expect(data).toMatchObject({
      ...{ state: 'opened', pending: null, refusal: null, register_number: '4000512894' },
      ...{ opening_number: expect.stringMatching(/^\d{10}$/), opened_at: test.clock.nowIso() },
      report: { kind: 'x', fiscal_number: null, service_in: 0, service_out: 0, cash: 0 },
    });
    expect(outcome(await cash(data.id, 'service_in', 10_050))).toBe('opened');
    expect(outcome(await cash(data.id, 'service_out', 50))).toBe('opened');
    expect((await get(data.id)).report).toMatchObject({ kind: 'x', service_in: 10_050, cash: 10_000 });
    const closed = (await close(data.id)).data;
    expect(closed).toMatchObject({
      ...{ state: 'closed', closed_at: test.clock.nowIso(), closed_by: { id: ids.owner } },
      report: { kind: 'z', fiscal_number: expect.any(String), service_in: 10_050, service_out: 50 },
    });
    expect(outcome(await close(data.id))).toBe('register_shift_not_open');
    expect(outcome(await cash(data.id, 'service_in', 1))).toBe('register_shift_not_open');
    expect(outcome(await open())).toBe('opened');
  });

  it('has documents that the point’s own key signs, if it has one', async () => {
    const signedWith = db().updateTable('branches').set({ point_key_id: ids.pointKey });
    await signedWith.where('id', '=', point).execute();
    const { data } = await open();
    expect(data.state).toBe('opened');
    const key = db().selectFrom('point_keys').selectAll().where('id', '=', ids.pointKey);
    const { document, signature } = (await documents()).find(({ shift_id }) => shift_id === data.id) ?? {};
    const bytes = (text = '') => Buffer.from(text, 'base64');
    const opened = openKey(db(), await key.executeTakeFirstOrThrow());
    expect(isSignedBy(opened, bytes(document), bytes(signature))).toBe(true);
  });

  it('takes no more cash than a sum can say', async () => {
    const { id } = (await open()).data;
    expect(outcome(await cash(id, 'service_in', 1_000_000_000_000))).toBe('opened');
    expect(await cash(id, 'service_in', 1)).toMatchObject({
      details: { fields: [{ path: 'amount', rule: 'too_big', message: 'Не більше ніж 0' }] },
    });
    expect((await close(id)).data).toMatchObject({ state: 'closed', report: { cash: 1_000_000_000_000 } });
  });

  it('is of a point with the longest name and address that there are', async () => {
    const longest = { name: 'я'.repeat(100), city: 'я'.repeat(60), address: 'я'.repeat(200) };
    await db().updateTable('branches').set(longest).where('id', '=', point).execute();
    const { id } = (await open()).data;
    expect((await close(id)).data).toMatchObject({ state: 'closed', refusal: null });
  });

  it('gives out no more cash than there is', async () => {
    const { id } = (await open()).data;
    await cash(id, 'service_in', 500);
    expect(outcome(await cash(id, 'service_out', 501))).toBe('register_cash_not_enough');
    expect(outcome(await cash(id, 'service_out', 500))).toBe('opened');
  });

  it('is one at a time, of a fiscal point that is one’s own', async () => {
    expect(outcome(await open())).toBe('opened');
    expect(outcome(await open())).toBe('register_shift_open');
    expect(outcome(await open(ids.depot))).toBe('not_found');
    expect(outcome(await open('018f0000-0000-7000-8000-0000000000ff'))).toBe('not_found');
  });

  it('is opened once for a key, whose repetition shows how it is now', async () => {
    const key = { 'Idempotency-Key': 'f3b7a1de-6f3c-4c8f-9f0e-0d7a5f2b1c44' };
    await behave('silent');
    const first = await open(point, key);
    expect(first.data).toMatchObject({ state: 'opening', pending: 'shift_open' });
    await behave('registers');
    expect((await open(point, key)).data).toMatchObject({ id: first.data.id, state: 'opened' });
    const own = (await documents()).filter(({ shift_id }) => shift_id === first.data.id);
    expect(own.map(({ kind }) => kind)).toEqual(['shift_open']);
  });

  it('is no business of who does not manage points', async () => {
    const cashier = await signInAs(test.app, 'cashier');
    const { code } = await call(test.app, ops.listRegisterShifts, {}, cashier);
    expect(code).toBe(codes.forbidden.code);
  });

  it('stands in the list, by point and state', async () => {
    const { id } = (await open()).data;
    const list = async (query: object) =>
      (await call(test.app, ops.listRegisterShifts, { query }, owner)).data.items.map((row) => row.id);
    expect((await list({}))[0]).toBe(id);
    expect(await list({ point_id: point })).toEqual([id]);
    expect(await list({ state: 'closed', point_id: ids.point })).toEqual([ids.registerShift]);
    expect((await list({ sort: 'begun_at' })).at(-1)).toBe(id);
  });
});

describe('the tax service', () => {
  it.each(['late', 'silent'] as const)('that is %s is asked again by one server', async (behaviour) => {
    await behave(behaviour);
    const { id } = (await open()).data;
    expect(await get(id)).toMatchObject({ state: 'opening', pending: 'shift_open', opened_at: null });
    expect(outcome(await close(id))).toBe('register_shift_not_open');
    expect(outcome(await open())).toBe('register_shift_open');
    expect(await work()).toBe(0);
    travel(61);
    await behave('registers');
    const sent = await Promise.all([work(), work(), work(), work()]);
    expect(sent.reduce((total, count) => total + count, 0)).toBe(1);
    expect(await get(id)).toMatchObject({ state: 'opened', pending: null });
    await behave(behaviour);
    expect(outcome(await cash(id, 'service_in', 700))).toBe('opened');
    expect(await get(id)).toMatchObject({ pending: 'service_in', report: { service_in: 0 } });
    expect(outcome(await close(id))).toBe('register_document_pending');
    expect(outcome(await cash(id, 'service_in', 1))).toBe('register_document_pending');
    travel(61);
    await behave('twice');
    await work();
    expect(await get(id)).toMatchObject({ pending: null, report: { service_in: 700 } });
    await behave(behaviour);
    expect(outcome(await close(id))).toBe('closing');
    travel(61);
    await behave('twice');
    await work();
    expect(await get(id)).toMatchObject({ state: 'closed', report: { kind: 'z', service_in: 700 } });
    const own = (await documents()).filter(({ shift_id }) => shift_id === id);
    expect(own.map(({ state }) => state)).toEqual(['registered', 'registered', 'registered']);
  });

  it('that refuses leaves a shift unopened, cash as it was, and a shift open', async () => {
    await behave('refuses');
    const refused = (await open()).data;
    expect(refused).toMatchObject({ state: 'closed', opened_at: null, refusal: 'unavailable' });
    await behave('registers');
    const { id } = (await open()).data;
    const stop = async () =>
      (await call(test.app, ops.getPoint, { params: { id: point } }, owner)).data.trade_stops_by;
    await behave('refuses');
    expect((await cash(id, 'service_in', 5)).data).toMatchObject({
      ...{ state: 'opened', refusal: 'unavailable', pending: null },
      report: { service_in: 0 },
    });
    expect(await stop()).toBeNull();
    expect((await close(id)).data).toMatchObject({ state: 'opened', refusal: 'unavailable' });
    expect(await stop()).toBe('shift');
    await behave('registers');
    expect((await close(id)).data).toMatchObject({ state: 'closed', refusal: null });
  });
});

describe('a shift closes by itself', () => {
  it('at the closing time, once, by nobody', async () => {
    const { id, closes_at } = (await open()).data;
    await travelFar(new Date(Date.parse(closes_at) - 1_000));
    await work();
    expect((await get(id)).state).toBe('opened');
    travel(1);
    await Promise.all([work(), work()]);
    expect(await get(id)).toMatchObject({ state: 'closed', closed_by: null, closed_at: closes_at });
    const own = (await documents()).filter(({ shift_id }) => shift_id === id);
    expect(own.map(({ kind }) => kind)).toEqual(['shift_open', 'z_report']);
    const entries = db().selectFrom('audit_entries').selectAll().where('object_id', '=', id);
    const last = await entries.orderBy('id', 'desc').executeTakeFirstOrThrow();
    expect(last).toMatchObject({ user_id: null, operation: 'closeRegisterShift' });
  });

  it('later, when the tax service is away or refuses then', async () => {
    const { id, closes_at } = (await open()).data;
    await travelFar(new Date(closes_at));
    await behave('refuses');
    await work();
    expect(await get(id)).toMatchObject({ state: 'opened', refusal: 'unavailable' });
    travel(300);
    await behave('silent');
    await work();
    expect(await get(id)).toMatchObject({ state: 'closing', pending: 'z_report' });
    travel(300);
    await behave('registers');
    await work();
    expect(await get(id)).toMatchObject({ state: 'closed', refusal: null });
  });

  it('before the 24 hours are over, and takes no cash after them', async () => {
    const { id } = (await open()).data;
    const far = { closes_at: '2999-01-01T00:00:00.000Z' };
    await db().updateTable('register_shifts').set(far).where('id', '=', id).execute();
    await travelFar(new Date(test.clock.now().getTime() + 86_400_000));
    expect(outcome(await cash(id, 'service_in', 1))).toBe('register_shift_not_open');
    expect(outcome(await close(id))).toBe('closed');
  });
});
