/** Changes of swaps of shifts. An approved one changes what is published, and the plan if it has the same shifts. */

import type { EventBody } from '@kasa/contracts/events/events';
import { mondayOf, type ShiftTime } from '@kasa/contracts/users/schedule-rules';
import { isSwapOpen, type SwapState } from '@kasa/contracts/users/swap-states';
import type { ShiftSwapEntity, SwapFields } from '@kasa/contracts/users/swaps';
import type { Transaction } from 'kysely';
import { seesPoint } from '../../db/point-scope.ts';
import { newRowColumns, updatedRowColumns } from '../../db/row-columns.ts';
import type { Row, Schema } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { publish } from '../../events/publish.ts';
import { runIdempotent } from '../../http/idempotency/idempotency.ts';
import { type Context, OperationFailure } from '../../http/request/handler.ts';
import { requireFound, requireVersion } from '../../http/request/requirements.ts';
import { fieldFailure } from '../../http/response/field-failure.ts';
import { lockUsers } from '../user-store.ts';
import { lapseSwaps } from './lapse-swaps.ts';
import { recordSchedule, scheduleChanged } from './schedule-journal.ts';
import { readSchedule, scheduleOf } from './schedule-store.ts';
import { recordSwap, weeksOf } from './swap-journal.ts';
import { colleaguesAt, comingShift, presentSwap, requirePoint, selectSwaps } from './swap-store.ts';

type Tx = Transaction<Schema>;

/** How often a colleague is asked for the same shift, at most. */
const MAX_ASKED = 5;

const impossible = () => new OperationFailure('swap_impossible');

async function readSwap(tx: Tx, { session, clock }: Context, id: string): Promise<ShiftSwapEntity> {
  const own = selectSwaps(tx).where('swap.id', '=', id).where('swap.merchant_id', '=', session.merchantId);
  return presentSwap(requireFound(await own.executeTakeFirst()), clock.now());
}

/** Reads what a swap has become, and tells of it: the two people by id, planners by the weeks. */
async function announce(
  tx: Tx,
  context: Context,
  id: string,
  before: ShiftSwapEntity | null,
  events: readonly EventBody[] = [],
): Promise<ShiftSwapEntity> {
  const { session, clock } = context;
  const after = await readSwap(tx, context, id);
  const weeks = weeksOf(after).map((week) => scheduleChanged({ point: after.point, week }));
  const news = await recordSwap(tx, context, before, after);
  await publish(tx, session.merchantId, clock.nowIso(), ...weeks, ...events, ...news);
  return after;
}

/** Whether somebody can be asked for a shift: not again while it is open, nor without end. */
async function mayAsk(
  tx: Tx,
  { session, clock }: Context,
  { point_id, shift, colleague_id }: SwapFields,
): Promise<boolean> {
  const same = await selectSwaps(tx)
    .where('swap.user_id', '=', session.userId)
    .where('swap.colleague_id', '=', colleague_id)
    .where('swap.point_id', '=', point_id)
    .where('swap.day', '=', shift.day)
    .where('swap.from_time', '=', shift.from)
    .execute();
  const isOpen = same.some((row) => isSwapOpen(presentSwap(row, clock.now()).state));
  return !isOpen && same.length < MAX_ASKED;
}

const isSame = (one: ShiftTime, other: ShiftTime | null) =>
  one.day === other?.day && one.from === other.from && one.to === other.to;

/** @throws OperationFailure as the operation's codes say */
export function askForSwap(context: Context, input: SwapFields): Promise<ShiftSwapEntity> {
  const { session, clock, language } = context;
  const { point_id, shift, colleague_id, colleague_shift, note } = input;
  return runIdempotent(context, async (tx) => {
    await requirePoint(tx, context, { point_id }, '');
    // Two questions at once come one after the other.
    await scheduleOf(tx, point_id, mondayOf(shift.day)).forUpdate().executeTakeFirst();
    const colleagues = await colleaguesAt(tx, point_id, session.userId).execute();
    if (!colleagues.some(({ id }) => id === colleague_id))
      throw fieldFailure('not_found', language, [{ path: 'colleague_id', rule: 'not_found' }]);
    const coming = (user: string, of: ShiftTime) => comingShift(tx, context, point_id, user, of);
    const own = await coming(session.userId, shift);
    const theirs = colleague_shift && (await coming(colleague_id, colleague_shift));
    if (own === undefined || theirs === undefined) throw impossible();
    const worksTheSame = !isSame(shift, theirs) && (await coming(colleague_id, shift)) !== undefined;
    if (worksTheSame || isSame(shift, theirs) || !(await mayAsk(tx, context, input))) throw impossible();
    const row: Row<'shift_swaps'> = {
      ...newRowColumns(session.merchantId, clock.nowIso()),
      ...{ point_id, user_id: session.userId },
      ...{ day: own.day, from_time: own.from, to_time: own.to, colleague_id },
      colleague_day: theirs?.day ?? null,
      colleague_from: theirs?.from ?? null,
      colleague_to: theirs?.to ?? null,
      ...{ note, state: 'asked', decided_by_id: null, decided_by_name: null },
    };
    await tx.insertInto('shift_swaps').values(row).execute();
    return announce(tx, context, row.id, null);
  });
}

/** @param of whose it is: a column of the swap */
async function lockOwn(
  tx: Tx,
  context: Context,
  of: 'user_id' | 'colleague_id',
  id: string,
  version: number,
): Promise<ShiftSwapEntity> {
  const { session } = context;
  const own = tx.selectFrom('shift_swaps').select('version').where('id', '=', id);
  const row = await own
    .where('merchant_id', '=', session.merchantId)
    .where(of, '=', session.userId)
    .forUpdate()
    .executeTakeFirst();
  requireVersion(requireFound(row), version);
  return readSwap(tx, context, id);
}

/** Who approves or declines stands beside it. */
async function setState(tx: Tx, { session, clock }: Context, id: string, state: SwapState): Promise<void> {
  const isDecided = state === 'approved' || state === 'declined';
  await tx
    .updateTable('shift_swaps')
    .set({ state, ...updatedRowColumns(clock.nowIso()) })
    .set(isDecided ? { decided_by_id: session.userId, decided_by_name: session.userName } : {})
    .where('id', '=', id)
    .execute();
}

/** @throws OperationFailure as the operation's codes say */
export function answerSwap(
  context: Context,
  id: string,
  { version, agrees }: { readonly version: number; readonly agrees: boolean },
): Promise<ShiftSwapEntity> {
  return inTransaction(context.db.db, async (tx) => {
    const before = await lockOwn(tx, context, 'colleague_id', id, version);
    if (!isSwapOpen(before.state) || (agrees && before.state === 'agreed')) throw impossible();
    await setState(tx, context, id, agrees ? 'agreed' : 'declined');
    return announce(tx, context, id, before);
  });
}

/** @throws OperationFailure as the operation's codes say */
export function withdrawSwap(context: Context, id: string, version: number): Promise<ShiftSwapEntity> {
  return inTransaction(context.db.db, async (tx) => {
    const before = await lockOwn(tx, context, 'user_id', id, version);
    if (!isSwapOpen(before.state)) throw impossible();
    await setState(tx, context, id, 'withdrawn');
    return announce(tx, context, id, before);
  });
}

/** One row of a shift of somebody, planned or published. */
async function rowOf(tx: Tx, point: string, user: string, shift: ShiftTime | null, isPublished: 0 | 1) {
  if (shift === null) return undefined;
  const rows = tx
    .selectFrom('planned_shifts')
    .select('id')
    .where('is_published', '=', isPublished)
    .where('point_id', '=', point)
    .where('user_id', '=', user)
    .where('day', '=', shift.day)
    .where('from_time', '=', shift.from)
    .where('to_time', '=', shift.to);
  return (await rows.orderBy('id').limit(1).executeTakeFirst())?.id;
}

/** Swaps the two shifts if both are as they were when they were asked for. @returns whether they were */
async function swapShifts(
  tx: Tx,
  { point, requester, shift, colleague, colleague_shift }: ShiftSwapEntity,
  isPublished: 0 | 1,
): Promise<boolean> {
  const given = await rowOf(tx, point.id, requester.id, shift, isPublished);
  const taken = await rowOf(tx, point.id, colleague.id, colleague_shift, isPublished);
  const hasAlready =
    (await rowOf(tx, point.id, colleague.id, shift, isPublished)) ??
    (await rowOf(tx, point.id, requester.id, colleague_shift, isPublished));
  const isAsAsked = given !== undefined && (taken !== undefined || colleague_shift === null);
  if (!isAsAsked || hasAlready !== undefined) return false;
  const give = (id: string, to: string) =>
    tx.updateTable('planned_shifts').set({ user_id: to }).where('id', '=', id).execute();
  await give(given, colleague.id);
  if (taken !== undefined) await give(taken, requester.id);
  return true;
}

/** @param weeks that it is about, which are locked @returns what has happened besides, to be published */
async function approve(
  tx: Tx,
  context: Context,
  swap: ShiftSwapEntity,
  weeks: readonly string[],
): Promise<EventBody[]> {
  const { point } = swap;
  const before = [];
  for (const week of weeks) before.push(await readSchedule(context, point.id, week, tx));
  if (!(await swapShifts(tx, swap, 1))) throw impossible();
  // A plan that is another by now stays as it is.
  await swapShifts(tx, swap, 0);
  const events: EventBody[] = [];
  for (const schedule of before) {
    const row = await scheduleOf(tx, point.id, schedule.week).executeTakeFirstOrThrow();
    const columns = updatedRowColumns(context.clock.nowIso());
    await tx.updateTable('schedules').set(columns).where('id', '=', row.id).execute();
    const after = await readSchedule(context, point.id, schedule.week, tx);
    await recordSchedule(tx, context, row.id, schedule, after);
    events.push(...(await lapseSwaps(tx, context, point.id, schedule.week)));
  }
  return events;
}

/** @throws OperationFailure as the operation's codes say */
export function decideSwap(
  context: Context,
  id: string,
  { version, approves }: { readonly version: number; readonly approves: boolean },
): Promise<ShiftSwapEntity> {
  const { db, session } = context;
  return inTransaction(db.db, async (tx) => {
    const one = tx.selectFrom('shift_swaps').selectAll().where('id', '=', id);
    const own = one.where('merchant_id', '=', session.merchantId);
    const { point_id, user_id, colleague_id } = requireFound(await own.executeTakeFirst());
    // Who is one of the two sees it wherever they work.
    if (!seesPoint(session, point_id)) throw new OperationFailure('not_found');
    // People, weeks, swaps: as where somebody leaves, and where a week is published.
    await lockUsers(tx, session.merchantId, [user_id, colleague_id]);
    const weeks = weeksOf(await readSwap(tx, context, id));
    for (const week of weeks) await scheduleOf(tx, point_id, week).forUpdate().executeTakeFirst();
    requireVersion(requireFound(await own.forUpdate().executeTakeFirst()), version);
    const before = await readSwap(tx, context, id);
    if (!isSwapOpen(before.state) || (approves && before.state !== 'agreed')) throw impossible();
    await setState(tx, context, id, approves ? 'approved' : 'declined');
    return announce(tx, context, id, before, approves ? await approve(tx, context, before, weeks) : []);
  });
}
