/** Weeks with people whom the planner does not see or who are no more, and weeks at the edges of the calendar. */
import { codes } from '@kasa/contracts/shared/codes';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { usersOperations as ops } from '@kasa/contracts/users/operations';
import type { PlannedShiftEntity } from '@kasa/contracts/users/schedule';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Caller, call, callMalformed } from '../../http/test-support/call.ts';
import { signInBeforeEach, startFreshApp } from '../../http/test-support/fresh-app.ts';
import { placeAt } from '../../http/test-support/place-everywhere.ts';
import { limitedBeforeEach } from '../../http/test-support/point-scope-world.ts';

const test = await startFreshApp({ worksEverywhere: false });
const { db } = test.database;
const owner = signInBeforeEach(test.app, 'owner');
const [A, B] = [ids.pointForDirector, ids.pointToEdit];
const director = limitedBeforeEach(test, A);
const [COLLEAGUE, STRANGER, NEWCOMER] = [ids.userToEdit, ids.userForPhoto, ids.userInvited];
const week = '2026-12-07';
const hours = { from: '09:00', to: '21:00', days: [1, 2, 3, 4, 5, 6, 7] };
const params = { id: A };

beforeEach(async () => {
  for (const id of [COLLEAGUE, STRANGER, NEWCOMER]) await placeAt(db, id, [A]);
});

const on = (user_id: string, day = week): PlannedShiftEntity => ({
  ...{ user_id, day, from: '09:00', to: '18:00' },
});
const read = async (caller: Caller) =>
  (await call(test.app, ops.getSchedule, { params, query: { week } }, caller)).data;
const plan = (shifts: PlannedShiftEntity[], version: number, caller: Caller = owner) =>
  call(test.app, ops.updateSchedule, { params, body: { week, version, hours, shifts } }, caller);
const publish = (version: number, caller: Caller = owner) =>
  call(test.app, ops.publishSchedule, { params, body: { week, version } }, caller);
const told = async (type: string) => {
  const events = db.selectFrom('events').select('data').where('type', '=', type).orderBy('number');
  return (await events.execute()).map(({ data }) => JSON.parse(data) as object);
};

describe('a week with somebody who works elsewhere now', () => {
  const shifts = [on(COLLEAGUE), on(STRANGER, '2026-12-08')];

  beforeEach(async () => {
    await plan(shifts, 0);
    await publish(1);
    await placeAt(db, STRANGER, [B]);
  });

  it('is saved and published by whoever does not see them, and stays as it was for them', async () => {
    const seen = await read(director);
    expect(seen.shifts).toEqual(shifts);
    const more = [...seen.shifts, on(COLLEAGUE, '2026-12-09')];
    const saved = await plan(more, seen.version, director);
    expect([saved.code, saved.data?.shifts]).toEqual([codes.ok.code, more]);
    const published = await publish(seen.version + 1, director);
    expect([published.code, published.data?.published?.shifts]).toEqual([codes.ok.code, more]);
    const last = (await told('schedule.published')).slice(2);
    expect(last).toEqual([{ user_id: COLLEAGUE, point_id: A, week }]);
  });

  it('takes them on no more once they are off it', async () => {
    expect((await plan([on(COLLEAGUE)], 2, director)).code).toBe(codes.ok.code);
    await publish(3);
    const { code, details } = await plan(shifts, 4, director);
    expect([code, details.fields?.map(({ path }) => path)]).toEqual([
      codes.not_found.code,
      ['shifts.1.user_id'],
    ]);
  });
});

it('who was invited and is no more is on no plan, which those who look at it are told', async () => {
  await plan([on(COLLEAGUE), on(NEWCOMER)], 0);
  await publish(1);
  await plan([on(NEWCOMER, '2026-12-10')], 2);
  const before = (await told('schedule.changed')).length;
  const withdrawn = { params: { id: NEWCOMER } };
  expect((await call(test.app, ops.withdrawInvitation, withdrawn, director)).code).toBe(codes.ok.code);
  const left = db.selectFrom('planned_shifts').select('id').where('user_id', '=', NEWCOMER);
  expect(await left.execute()).toEqual([]);
  const { version, shifts, published } = await read(director);
  expect([version, shifts, published?.shifts]).toEqual([4, [], [on(COLLEAGUE)]]);
  expect((await told('schedule.changed')).slice(before)).toEqual([{ point_id: A, week }]);
  const entries = db.selectFrom('audit_entries').select(['object_type', 'before', 'after']);
  const own = entries.where('operation', '=', 'withdrawInvitation').where('object_type', '=', 'schedule');
  const [entry] = await own.execute();
  expect(JSON.parse(String(entry?.before))).toMatchObject({
    planned_shifts: [expect.stringContaining('2026-12-10')],
  });
  expect(JSON.parse(String(entry?.after))).toMatchObject({ planned_shifts: [] });
  // Whoever had read the week before does not bring them back.
  expect((await plan([on(NEWCOMER)], 3)).code).toBe(codes.conflict.code);
  expect((await plan([on(NEWCOMER)], 4)).code).toBe(codes.not_found.code);
});

describe('a week at the edge of the calendar', () => {
  const answersOf = async (day: string) => [
    await callMalformed(test.app, ops.getSchedule, { params, query: { week: day } }, owner),
    await callMalformed(
      test.app,
      ops.updateSchedule,
      { params, body: { week: day, version: 0, hours, shifts: [] } },
      owner,
    ),
    await callMalformed(test.app, ops.publishSchedule, { params, body: { week: day, version: 1 } }, owner),
  ];

  it.each(['0000-01-01', '0001-01-01', '1999-12-31', '2100-01-01', '9999-12-27', '9999-12-31'])(
    'of %s is none that can be planned',
    async (day) => {
      for (const { code, details } of await answersOf(day))
        expect([code, details.fields?.map(({ path }) => path)]).toEqual([
          codes.validation_failed.code,
          ['week'],
        ]);
    },
  );

  it.each(['2000-01-01', '2099-12-31'])('of %s is planned and published', async (day) => {
    expect((await answersOf(day)).map(({ code }) => code)).toEqual([0, 0, 0]);
  });

  it.each(['0000-01-01', '0000-01-02', '2100-01-01', '9999-12-30', '9999-12-31'])(
    'the own shifts of %s are none, or refused as invalid',
    async (day) => {
      const queries = [{ date_from: day }, { date_to: day }, { date_from: day, date_to: day }];
      for (const query of queries) {
        const { code } = await callMalformed(test.app, ops.listOwnShifts, { query }, owner);
        expect([codes.ok.code, codes.validation_failed.code]).toContain(code);
      }
    },
  );
});
