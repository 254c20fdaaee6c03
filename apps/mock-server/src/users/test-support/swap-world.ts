/** Three cashiers of a point whose week is published, and what is done with swaps of their shifts. */
import { codes } from '@kasa/contracts/shared/codes';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import * as schedule from '@kasa/contracts/users/operations/schedule';
import * as ops from '@kasa/contracts/users/operations/swaps';
import type { PlannedShiftEntity } from '@kasa/contracts/users/schedule';
import type { ShiftTime } from '@kasa/contracts/users/schedule-rules';
import { beforeEach } from 'vitest';
import { type Caller, call, signInAs, signInWith } from '../../http/test-support/call.ts';
import { signInBeforeEach, startFreshApp } from '../../http/test-support/fresh-app.ts';
import { placeAt } from '../../http/test-support/place-everywhere.ts';

export const point = ids.pointForDirector;
export const params = { id: point };
export const week = '2026-12-07';
export const hours = { from: '09:00', to: '21:00', days: [1, 2, 3, 4, 5, 6, 7] };
export const [ira, oksana, petro] = [ids.userToEdit, ids.userForPhoto, ids.userWithPhoto];
export const impossible = codes.swap_impossible.code;

export const on = (day: string, from = '09:00', to = '18:00'): ShiftTime => ({
  day: `2026-12-${day}`,
  from,
  to,
});
export const of = (user_id: string, shift: ShiftTime): PlannedShiftEntity => ({ user_id, ...shift });
export const inOrder = (shifts: readonly PlannedShiftEntity[] | undefined) =>
  shifts?.map(({ user_id, day }) => `${day} ${user_id}`).toSorted();
export const withTimes = (shifts: readonly PlannedShiftEntity[] | undefined) =>
  shifts?.map(({ user_id, from, to }) => `${user_id} ${from}–${to}`).toSorted();

/** The app of a test file, and who is signed in there before each test. */
export async function swapWorld() {
  const test = await startFreshApp({ worksEverywhere: false });
  const owner = signInBeforeEach(test.app, 'owner');
  const [asIra, asOksana, asPetro]: [Caller, Caller, Caller] = [{}, {}, {}];

  const read = async () =>
    (await call(test.app, schedule.getSchedule, { params, query: { week } }, owner)).data;
  const plan = (shifts: PlannedShiftEntity[], version: number) =>
    call(test.app, schedule.updateSchedule, { params, body: { week, version, hours, shifts } }, owner);
  const publish = (version: number) =>
    call(test.app, schedule.publishSchedule, { params, body: { week, version } }, owner);
  const ask = (
    shift: ShiftTime,
    colleague_id: string,
    colleague_shift: ShiftTime | null = null,
    caller = asIra,
  ) =>
    call(
      test.app,
      ops.askForSwap,
      { body: { point_id: point, shift, colleague_id, colleague_shift, note: null } },
      caller,
    );
  const answer = (id: string, version: number, agrees: boolean, caller = asOksana) =>
    call(test.app, ops.answerSwap, { params: { id }, body: { version, agrees } }, caller);
  const withdraw = (id: string, version: number, caller = asIra) =>
    call(test.app, ops.withdrawSwap, { params: { id }, body: { version } }, caller);
  const decide = (id: string, version: number, approves: boolean, caller: Caller = owner) =>
    call(test.app, ops.decideSwap, { params: { id }, body: { version, approves } }, caller);
  const own = async (caller: Caller | undefined) =>
    (await call(test.app, ops.listOwnSwaps, {}, caller)).data.items;
  const options = (shift: ShiftTime, caller = asIra) =>
    call(test.app, ops.listSwapOptions, { params, query: shift }, caller);
  /** Sessions have ended by then. */
  const travelTo = async (at: string) => {
    test.clock.travelTo(new Date(at), true);
    Object.assign(owner, await signInAs(test.app, 'owner'));
    Object.assign(asIra, await signInWith(test.app, '+380500000021'));
  };
  const told = async (type: string) => {
    const events = test.database.db.selectFrom('events').select('data').where('type', '=', type);
    return (await events.orderBy('number').execute()).map(({ data }) => JSON.parse(data).user_id as string);
  };

  beforeEach(async () => {
    for (const id of [ira, oksana, petro]) await placeAt(test.database.db, id, [point]);
    Object.assign(asIra, await signInWith(test.app, '+380500000021'));
    Object.assign(asOksana, await signInWith(test.app, '+380500000022'));
    Object.assign(asPetro, await signInWith(test.app, '+380500000023'));
    await plan([of(ira, on('07')), of(oksana, on('08')), of(oksana, on('07', '12:00', '21:00'))], 0);
    await publish(1);
  });

  return {
    ...{ test, owner, asIra, asOksana, asPetro, read, plan, publish },
    ...{ ask, answer, withdraw, decide, own, options, travelTo, told },
  };
}
