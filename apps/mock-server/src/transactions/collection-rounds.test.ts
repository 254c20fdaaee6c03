import { auditOperations } from '@kasa/contracts/audit/operations';
import { codes } from '@kasa/contracts/shared/codes';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { transactionsOperations as ops } from '@kasa/contracts/transactions/operations';
import { describe, expect, it } from 'vitest';
import { call } from '../http/test-support/call.ts';
import { signInBeforeEach, startFreshApp } from '../http/test-support/fresh-app.ts';

const test = await startFreshApp();
const owner = signInBeforeEach(test.app, 'owner');
const cashier = signInBeforeEach(test.app, 'cashier');

const kiosk = ids.terminalWithCash;
const plan = (target: object, rest: { assignee_id?: string; planned_for?: string } = {}, caller = owner) => {
  const body = { assignee_id: null, planned_for: null, ...rest, target };
  return call(test.app, ops.createCollectionRound, { body }, caller);
};
const round = async (id: string) =>
  (await call(test.app, ops.getCollectionRound, { params: { id } }, owner)).data;
const withCash = async (query: object = {}) =>
  (await call(test.app, ops.listTerminalsWithCash, { query }, owner)).data;
const encash = (id: string, amount: number) => {
  const body = { amount, takes_all: false, comment: null };
  return call(test.app, ops.encashTerminal, { params: { id }, body }, owner);
};
const skip = (id: string, reason: string) =>
  call(test.app, ops.skipRoundStop, { params: { id }, body: { reason } }, owner);
const update = (
  id: string,
  body: { version: number; assignee_id: string | null; planned_for: string | null },
) => call(test.app, ops.updateCollectionRound, { params: { id }, body }, owner);
const end = (
  op: typeof ops.finishCollectionRound | typeof ops.cancelCollectionRound,
  id: string,
  version: number,
) => call(test.app, op, { params: { id }, body: { version } }, owner);

describe('terminals with cash', () => {
  it('come by cash inside, with the round that they are in, and none without cash', async () => {
    const { items } = await withCash({ perPage: 20 });
    const sums = items.map(({ cash_inside }) => cash_inside);
    expect(sums).toEqual(sums.toSorted((a, b) => b - a));
    expect(Math.min(...sums)).toBeGreaterThan(0);
    const seeded = await round(ids.collectionRound);
    const planned = await withCash({ q: seeded.stops[0]?.terminal.number });
    expect(planned.items).toMatchObject([{ round: { id: seeded.id, number: seeded.number } }]);
    const free = await withCash({ kind: ['ptks'], point_id: ids.point });
    expect(free.items.find(({ id }) => id === kiosk)?.round).toBeNull();
    expect(new Set(free.items.map(({ kind, point }) => `${kind} ${point?.id}`))).toEqual(
      new Set([`ptks ${ids.point}`]),
    );
  });

  it('are for those who may take it out', async () => {
    const { code } = await call(test.app, ops.listTerminalsWithCash, {}, cashier);
    expect(code).toBe(codes.forbidden.code);
    expect((await plan({ terminal_ids: [kiosk] }, {}, cashier)).code).toBe(codes.forbidden.code);
  });
});

describe('a round', () => {
  it('is planned of chosen terminals, with what is inside them, for somebody and a day', async () => {
    const { data } = await plan(
      { terminal_ids: [kiosk] },
      { assignee_id: ids.user, planned_for: '2026-11-21' },
    );
    const cash = (await call(test.app, ops.getTerminalCash, { params: { id: kiosk } }, owner)).data;
    expect(data).toMatchObject({
      state: 'planned',
      planned_for: '2026-11-21',
      assignee: { id: ids.user },
      planned_by: { id: ids.owner },
      ...{ stops_count: 1, collected_count: 0, skipped_count: 0, collected_amount: 0 },
      expected_amount: cash.inside_amount,
      stops: [{ terminal: { id: kiosk }, state: 'open', expected_amount: cash.inside_amount }],
    });
    const before = await round(ids.collectionRound);
    expect(data.number).toBe(before.number + 1);
    expect((await round(data.id)).stops).toEqual(data.stops);
  });

  it('is planned of all that match, less those in other rounds, in the order of their addresses', async () => {
    const { data } = await plan({ kind: ['ptks'] });
    const places = data.stops.flatMap(({ point }) => (point ? [`${point.city}, ${point.address}`] : []));
    expect(data.stops.at(-1)?.point).toBeNull();
    expect(places.length).toBeGreaterThan(3);
    expect(places).toEqual(places.toSorted(new Intl.Collator('uk').compare));
    const others = await round(ids.collectionRound);
    const taken = others.stops.map(({ terminal }) => terminal.id);
    expect(data.stops.filter(({ terminal }) => taken.includes(terminal.id))).toEqual([]);
    expect((await plan({ kind: ['ptks'] })).code).toBe(codes.collection_round_empty.code);
    expect((await plan({ terminal_ids: [kiosk] })).code).toBe(codes.collection_targets_changed.code);
  });

  it('is assigned to those only who may take cash out', async () => {
    const driver = (await call(test.app, ops.listCashCollectors, {}, owner)).data.items;
    expect(driver.map(({ id }) => id)).toEqual(expect.arrayContaining([ids.owner, ids.user]));
    const { code, details } = await plan({ terminal_ids: [kiosk] }, { assignee_id: ids.userToEdit });
    expect(code).toBe(codes.not_found.code);
    expect(details.fields).toMatchObject([{ path: 'assignee_id', rule: 'not_found' }]);
  });

  it('is checked off by the encashment of its terminal, once, and the journal has it', async () => {
    const { data: planned } = await plan({ terminal_ids: [kiosk] });
    const slip = (await encash(kiosk, 50_000)).data;
    const after = await round(planned.id);
    expect(after).toMatchObject({
      state: 'under_way',
      collected_count: 1,
      collected_amount: 50_000,
      version: 2,
    });
    expect(after.stops).toMatchObject([
      {
        state: 'collected',
        encashment: { id: slip.id, number: slip.number, amount: 50_000, left_amount: slip.left_amount },
        inside_amount: slip.left_amount,
        expected_amount: planned.expected_amount,
        done_at: slip.taken_at,
      },
    ]);
    await encash(kiosk, 10_000);
    expect(await round(planned.id)).toMatchObject({ collected_amount: 50_000, version: 2 });
    const query = { object_type: 'collection_round', object_id: planned.id };
    const { items } = (await call(test.app, auditOperations.listAuditEntries, { query }, owner)).data;
    expect(items.map(({ operation }) => operation)).toEqual(['encashTerminal', 'createCollectionRound']);
    expect(items[0]?.after).toMatchObject({
      stop: { id: kiosk },
      stop_state: 'collected',
      collected_count: 1,
    });
  });

  it('is begun by skipping a terminal, which is collected later all the same', async () => {
    const { data: planned } = await plan({ terminal_ids: [kiosk] });
    const stop = String(planned.stops[0]?.id);
    expect((await skip(stop, 'Зачинено')).data).toMatchObject({
      state: 'under_way',
      skipped_count: 1,
      version: 2,
    });
    const { data: again } = await skip(stop, 'Зачинено');
    expect(again).toMatchObject({ version: 2, stops: [{ state: 'skipped', skip_reason: 'Зачинено' }] });
    await encash(kiosk, 50_000);
    expect(await round(planned.id)).toMatchObject({
      ...{ skipped_count: 0, collected_count: 1 },
      stops: [{ state: 'collected', skip_reason: null }],
    });
    expect((await skip(stop, 'Пізно')).code).toBe(codes.round_stop_collected.code);
  });

  it('is given to somebody else and another day while it goes on, and the journal has it', async () => {
    const { data: planned } = await plan({ terminal_ids: [kiosk] });
    const change = (body: { version: number; assignee_id?: string; planned_for?: string }) =>
      update(planned.id, { assignee_id: null, planned_for: null, ...body });
    const given = { assignee_id: ids.user, planned_for: '2026-11-21' };
    const { data } = await change({ ...given, version: 1 });
    expect(data).toMatchObject({ planned_for: '2026-11-21', assignee: { id: ids.user }, version: 2 });
    expect(data.stops).toEqual(planned.stops);
    expect((await change({ version: 1 })).code).toBe(codes.conflict.code);
    const refused = await change({ assignee_id: ids.userToEdit, version: 2 });
    expect(refused.details.fields).toMatchObject([{ path: 'assignee_id', rule: 'not_found' }]);
    const query = { object_type: 'collection_round', object_id: planned.id };
    const { items } = (await call(test.app, auditOperations.listAuditEntries, { query }, owner)).data;
    expect(items[0]).toMatchObject({
      operation: 'updateCollectionRound',
      before: { assignee: null, planned_for: null },
      after: { assignee: { id: ids.user }, planned_for: '2026-11-21' },
    });
    await end(ops.cancelCollectionRound, planned.id, 2);
    expect((await change({ version: 3 })).code).toBe(codes.collection_round_ended.code);
    const told = await test.database.db.selectFrom('events').select(['type', 'data']).execute();
    // Planned, changed and cancelled.
    const changed = { type: 'collection_round.changed', data: JSON.stringify({ round_id: planned.id }) };
    expect(told).toEqual([changed, changed, changed]);
  });

  it('keeps whom it was given to, though the right was taken away since', async () => {
    const { data: planned } = await plan({ terminal_ids: [kiosk] }, { assignee_id: ids.user });
    const people = test.database.db.updateTable('users').set({ is_active: 0 });
    await people.where('id', '=', ids.user).execute();
    const changed = await update(planned.id, {
      ...{ assignee_id: ids.user, planned_for: '2026-11-22' },
      version: 1,
    });
    expect(changed.data).toMatchObject({ assignee: { id: ids.user }, planned_for: '2026-11-22' });
  });

  it('is finished when nothing is open, and then is nobody’s any more', async () => {
    const { data: planned } = await plan({ terminal_ids: [kiosk] });
    expect((await end(ops.finishCollectionRound, planned.id, 1)).code).toBe(codes.round_stops_open.code);
    await skip(String(planned.stops[0]?.id), 'Зачинено');
    expect((await end(ops.finishCollectionRound, planned.id, 1)).code).toBe(codes.conflict.code);
    const { data } = await end(ops.finishCollectionRound, planned.id, 2);
    expect(data).toMatchObject({ state: 'finished', version: 3, ended_at: '2026-11-20T09:00:00.000Z' });
    await encash(kiosk, 50_000);
    expect((await round(planned.id)).stops).toMatchObject([{ state: 'skipped' }]);
    expect((await plan({ terminal_ids: [kiosk] })).code).toBe(codes.ok.code);
  });

  it('that is cancelled keeps what was collected, and frees its terminals', async () => {
    const { data: planned } = await plan({ terminal_ids: [kiosk] });
    await encash(kiosk, 50_000);
    const { data } = await end(ops.cancelCollectionRound, planned.id, 2);
    expect(data).toMatchObject({
      state: 'cancelled',
      collected_amount: 50_000,
      stops: [{ state: 'collected' }],
    });
    expect((await plan({ terminal_ids: [kiosk] })).code).toBe(codes.ok.code);
    const query = { state: ['cancelled'] };
    const { items } = (await call(test.app, ops.listCollectionRounds, { query }, owner)).data;
    expect(items.map(({ id }) => id)).toEqual([planned.id]);
  });
});
