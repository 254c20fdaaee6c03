import { codes } from '@kasa/contracts/shared/codes';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { dayAfter } from '@kasa/contracts/shared/kyiv-clock';
import { closeUserAccess } from '@kasa/contracts/users/operations/people';
import { placeUsers } from '@kasa/contracts/users/operations/points';
import * as ops from '@kasa/contracts/users/operations/schedule';
import type { PlannedShiftEntity, ScheduleFields } from '@kasa/contracts/users/schedule';
import { timeOf } from '@kasa/contracts/users/schedule-rules';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Caller, call, signInAs, signInWith } from '../../http/test-support/call.ts';
import { signInBeforeEach, startFreshApp } from '../../http/test-support/fresh-app.ts';
import { placeAt } from '../../http/test-support/place-everywhere.ts';

const test = await startFreshApp({ worksEverywhere: false });
const owner = signInBeforeEach(test.app, 'owner');
const point = ids.pointForDirector;
const week = '2026-12-07';
const hours = { from: '09:00', to: '21:00', days: [1, 2, 3, 4, 5, 6, 7] };
/** Cashiers who can sign in. */
const [one, other] = [ids.userToEdit, ids.userForPhoto];
const ONE_PHONE = '+380500000021';

beforeEach(async () => {
  for (const id of [one, other, ids.user]) await placeAt(test.database.db, id, [point]);
});

const at = (user_id: string, day: string, from = '09:00', to = '18:00'): PlannedShiftEntity => ({
  ...{ user_id, day, from, to },
});
const read = async (caller: Caller = owner, of = week) =>
  (await call(test.app, ops.getSchedule, { params: { id: point }, query: { week: of } }, caller)).data;
const plan = (
  shifts: PlannedShiftEntity[],
  version: number,
  more: Partial<ScheduleFields> = {},
  caller = owner,
) =>
  call(
    test.app,
    ops.updateSchedule,
    { params: { id: point }, body: { week, version, hours, shifts, ...more } },
    caller,
  );
const publish = (version: number, caller = owner) =>
  call(test.app, ops.publishSchedule, { params: { id: point }, body: { week, version } }, caller);
const own = async (caller: Caller) => {
  const query = { date_from: week, date_to: dayAfter(week, 6) };
  return (await call(test.app, ops.listOwnShifts, { query }, caller)).data.items;
};
const told = async () => {
  const events = test.database.db
    .selectFrom('events')
    .select('data')
    .where('type', '=', 'schedule.published');
  return (await events.orderBy('number').execute()).map(({ data }) => JSON.parse(data).user_id as string);
};

describe('a plan', () => {
  it('is replaced as a whole, in order, and is of the week of any of its days', async () => {
    const first = await read();
    expect(first).toMatchObject({ week, version: 0, shifts: [], published: null });
    expect(first.people.map(({ id }) => id).toSorted()).toEqual([ids.user, one, other].toSorted());
    const shifts = [at(other, '2026-12-08', '12:00', '02:00'), at(one, '2026-12-07')];
    expect((await plan(shifts, 0)).data).toMatchObject({ version: 1, shifts: shifts.toReversed() });
    expect((await read(owner, '2026-12-13')).shifts).toEqual(shifts.toReversed());
    expect((await read(owner, '2026-12-14')).shifts).toEqual([]);
    expect((await plan([], 1)).data).toMatchObject({ version: 2, shifts: [] });
  });

  it('keeps opening hours, for the weeks that come, too', async () => {
    const late = { from: '10:00', to: '23:00', days: [1, 2, 3] };
    await plan([], 0, { hours: late });
    expect((await read(owner, '2027-01-18')).hours).toEqual(late);
  });

  it('is seen by planners alone, until it is published', async () => {
    const cashier = await signInWith(test.app, ONE_PHONE);
    await plan([at(one, '2026-12-07')], 0);
    expect(await own(cashier)).toEqual([]);
    expect(
      (await call(test.app, ops.getSchedule, { params: { id: point }, query: { week } }, cashier)).code,
    ).toBe(-5);
    expect((await publish(1)).data.published).toMatchObject({ by: { id: ids.owner } });
    expect(await own(cashier)).toMatchObject([{ day: '2026-12-07', point: { id: point }, colleagues: [] }]);
  });

  it('holds people who work there, in its week, on half hours', async () => {
    const fieldsOf = async (shift: PlannedShiftEntity) => {
      const { code, details } = await plan([at(one, '2026-12-07'), shift], 0);
      return [code, details.fields?.map(({ path, rule }) => [path, rule])];
    };
    expect(await fieldsOf(at(ids.userCardToEdit, '2026-12-07'))).toEqual([
      codes.not_found.code,
      [['shifts.1.user_id', 'not_found']],
    ]);
    const invalid = codes.validation_failed.code;
    expect(await fieldsOf(at(one, '2026-12-14'))).toEqual([invalid, [['shifts.1.day', 'out_of_week']]]);
    expect(await fieldsOf(at(one, '2026-12-06'))).toEqual([invalid, [['shifts.1.day', 'out_of_week']]]);
    expect(await fieldsOf(at(one, '2026-12-07', '09:15'))).toEqual([
      invalid,
      [['shifts.1.from', 'half_hour']],
    ]);
  });

  it('keeps who left or works elsewhere now, as they were planned, and takes them on no more', async () => {
    await plan([at(one, '2026-12-07'), at(other, '2026-12-08')], 0);
    await call(test.app, closeUserAccess, { params: { id: one } }, owner);
    await call(
      test.app,
      placeUsers,
      { body: { user_ids: [other], from_id: point, to_id: ids.point } },
      owner,
    );
    const { people, shifts } = await read();
    expect(shifts).toHaveLength(2);
    expect(people.find(({ id }) => id === one)).toMatchObject({ state: 'left' });
    expect(people.find(({ id }) => id === other)).toMatchObject({ works_here: false });
    expect((await plan([at(other, '2026-12-08')], 1)).code).toBe(0);
    expect((await plan([at(one, '2026-12-07')], 2)).code).toBe(codes.not_found.code);
  });

  it('takes back who works elsewhere now, as long as it is published so', async () => {
    await plan([at(other, '2026-12-08')], 0);
    await publish(1);
    const body = { user_ids: [other], from_id: point, to_id: ids.point };
    await call(test.app, placeUsers, { body }, owner);
    expect((await plan([], 2)).data.people.map(({ id }) => id)).toContain(other);
    expect((await plan([at(other, '2026-12-08')], 3)).code).toBe(0);
    await plan([], 4);
    await publish(5);
    expect((await plan([at(other, '2026-12-08')], 6)).code).toBe(codes.not_found.code);
  });

  it('tells what its people do elsewhere, and beside the week; where, to who sees it', async () => {
    for (const id of [one, ids.user]) await placeAt(test.database.db, id, [point, ids.point]);
    const body = { week, version: 0, hours, shifts: [at(one, '2026-12-07', '15:00', '21:00')] };
    await call(test.app, ops.updateSchedule, { params: { id: ids.point }, body }, owner);
    await plan([at(one, '2026-12-06')], 0, { week: '2026-11-30' });
    const seen = await read();
    expect(seen.elsewhere).toMatchObject([
      { user_id: one, day: '2026-12-06', point: { id: point } },
      { user_id: one, day: '2026-12-07', from: '15:00', point: { id: ids.point } },
    ]);
    await placeAt(test.database.db, ids.user, [point]);
    const director = await signInAs(test.app, 'director');
    // Drafts of other planners stay theirs, and so does the point.
    expect((await read(director)).elsewhere).toMatchObject([{ day: '2026-12-06' }]);
    const published = { params: { id: ids.point }, body: { week, version: 1 } };
    await call(test.app, ops.publishSchedule, published, owner);
    expect((await read(director)).elsewhere).toMatchObject([
      { day: '2026-12-06' },
      { from: '15:00', point: null },
    ]);
  });
});

describe('publishing', () => {
  it('tells those for whom something is new, and nobody where nothing is', async () => {
    await plan([at(one, '2026-12-07'), at(other, '2026-12-08')], 0);
    expect((await publish(1)).data.version).toBe(2);
    expect((await told()).toSorted()).toEqual([one, other].toSorted());
    expect((await publish(2)).data.version).toBe(2);
    await plan([at(one, '2026-12-07'), at(other, '2026-12-09')], 2);
    expect((await read()).published?.shifts).toHaveLength(2);
    await publish(3);
    expect((await told()).slice(2)).toEqual([other]);
    await plan([at(other, '2026-12-09')], 4);
    await publish(5);
    expect((await told()).slice(3)).toEqual([one]);
  });

  it('shows who works beside one', async () => {
    const cashier = await signInWith(test.app, ONE_PHONE);
    await plan([at(one, '2026-12-07', '09:00', '15:00'), at(other, '2026-12-07', '14:30', '21:00')], 0);
    await publish(1);
    expect((await own(cashier))[0]?.colleagues).toEqual(['Гаврилюк Оксана Степанівна']);
    await plan([at(one, '2026-12-07', '09:00', '14:30'), at(other, '2026-12-07', '14:30', '21:00')], 2);
    await publish(3);
    expect((await own(cashier))[0]?.colleagues).toEqual([]);
  });

  it('is of the plan that was seen, and of one that there is', async () => {
    expect((await publish(1)).code).toBe(codes.conflict.code);
    await plan([at(one, '2026-12-07')], 0);
    await plan([], 1);
    const late = await publish(1);
    expect([late.code, late.details]).toMatchObject([codes.conflict.code, { current_version: 2 }]);
  });
});

it('of two who plan at once one is told of the other', async () => {
  const director = await signInAs(test.app, 'director');
  for (const version of [0, 1, 2]) {
    const both = await Promise.all([
      plan([at(one, '2026-12-07')], version),
      plan([at(other, '2026-12-08')], version, {}, director),
    ]);
    expect(both.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual(
      [0, codes.conflict.code].toSorted((a, b) => a - b),
    );
  }
});

/** A deterministic pseudo-random generator, 0 to 1. */
function drawer(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

it('whatever two people plan and publish, in turns and at once, it is what a plain model says', async () => {
  const draw = drawer(7);
  const pick = <Of>(all: readonly Of[]) => all[Math.floor(draw() * all.length)] as Of;
  const callers = [owner, await signInAs(test.app, 'director')];
  const model = {
    version: 0,
    shifts: [] as PlannedShiftEntity[],
    published: null as PlannedShiftEntity[] | null,
  };
  const key = ({ day, from, to, user_id }: PlannedShiftEntity) => `${day} ${from} ${to} ${user_id}`;
  const inOrder = (all: readonly PlannedShiftEntity[]) => all.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
  const anyShift = () => {
    const from = Math.floor(draw() * 48) * 30;
    const to = timeOf(from + 30 + Math.floor(draw() * 20) * 30);
    return at(pick([one, other, ids.user]), dayAfter(week, Math.floor(draw() * 7)), timeOf(from), to);
  };
  for (let round = 0; round < 40; round += 1) {
    const stale = draw() < 0.2 && model.version > 0;
    const version = stale ? model.version - 1 : model.version;
    if (draw() < 0.3) {
      const { code } = await publish(version, pick(callers));
      const isSame = model.published && model.published.map(key).join() === model.shifts.map(key).join();
      const expected = stale ? codes.conflict.code : 0;
      expect(code).toBe(version === 0 ? codes.validation_failed.code : expected);
      if (code === 0 && !isSame)
        Object.assign(model, { published: model.shifts, version: model.version + 1 });
    } else {
      const shifts = [
        ...model.shifts.filter(() => draw() < 0.8),
        ...Array.from({ length: Math.floor(draw() * 4) }, anyShift),
      ];
      const { code } = await plan(shifts, version, {}, pick(callers));
      expect(code).toBe(stale ? codes.conflict.code : 0);
      if (code === 0) Object.assign(model, { shifts: inOrder(shifts), version: model.version + 1 });
    }
    const now = await read(pick(callers));
    expect(now.version).toBe(model.version);
    expect(inOrder(now.shifts)).toEqual(model.shifts);
    expect(now.published && inOrder(now.published.shifts)).toEqual(model.published);
  }
  expect(model.published).not.toBeNull();
});
