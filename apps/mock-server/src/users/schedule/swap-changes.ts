/** Changes of swaps of shifts. An approved one changes what is published, and the plan where it is the same. */

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
import { recordChange } from '../../http/journal/record-change.ts';
import { type Context, OperationFailure } from '../../http/request/handler.ts';
import { requireFound, requireVersion } from '../../http/request/requirements.ts';
import { fieldFailure } from '../../http/response/field-failure.ts';
import { recordSchedule, scheduleChanged } from './schedule-journal.ts';
import { readSchedule, scheduleOf } from './schedule-store.ts';
import { timeText } from './shift-rows.ts';
import { colleaguesAt, comingShift, presentSwap, requirePoint, selectSwaps } from './swap-store.ts';

type Tx = Transaction<Schema>;

const impossible = () => new OperationFailure('swap_impossible');

const fieldsOf = ({ asker, shift, colleague, colleague_shift, note, state }: ShiftSwapEntity) => ({
  ...{ asker: asker.name, shift: timeText(shift), colleague: colleague.name },
  ...{ colleague_shift: colleague_shift && timeText(colleague_shift), note, state },
});

/** Writes what has happened to a swap into the journal, and tells the two people. */
async function tell(
  tx: Tx,
  context: Context,
  before: ShiftSwapEntity | null,
  after: ShiftSwapEntity,
  ...besides: readonly EventBody[]
): Promise<void> {
  const { session, clock } = context;
  const { id, asker, colleague, point, shift, state } = after;
  const object = { type: 'shift_swap', id, name: `${asker.name} – ${colleague.name}, ${shift.day}` };
  await recordChange(tx, context, { object, before: before && fieldsOf(before), after: fieldsOf(after) });
  const data = { by_id: session.userId, swap_id: id, point_id: point.id, state };
  const news = [asker.id, colleague.id].map((user_id) => ({
    type: 'swap.changed' as const,
    data: { ...data, user_id },
  }));
  await publish(tx, session.merchantId, clock.nowIso(), ...besides, ...news);
}

async function readSwap(tx: Tx, { session, clock }: Context, id: string): Promise<ShiftSwapEntity> {
  const own = selectSwaps(tx).where('swap.id', '=', id).where('swap.merchant_id', '=', session.merchantId);
  return presentSwap(requireFound(await own.executeTakeFirst()), clock.now());
}

/** @throws OperationFailure as the operation's codes say */
export function askForSwap(context: Context, input: SwapFields): Promise<ShiftSwapEntity> {
  const { session, clock, language } = context;
  const { point_id, shift, colleague_id, colleague_shift, note } = input;
  return runIdempotent(context, async (tx) => {
    await requirePoint(tx, context, { point_id }, '');
    const colleagues = await colleaguesAt(tx, point_id, session.userId).execute();
    if (!colleagues.some(({ id }) => id === colleague_id))
      throw fieldFailure('not_found', language, [{ path: 'colleague_id', rule: 'not_found' }]);
    const own = await comingShift(tx, context, point_id, session.userId, shift);
    const theirs =
      colleague_shift && (await comingShift(tx, context, point_id, colleague_id, colleague_shift));
    if (own === undefined || theirs === undefined) throw impossible();
    const same = await selectSwaps(tx)
      .where('swap.user_id', '=', session.userId)
      .where('swap.colleague_id', '=', colleague_id)
      .where('swap.point_id', '=', point_id)
      .where('swap.day', '=', shift.day)
      .where('swap.from_time', '=', shift.from)
      .where('swap.state', 'in', ['asked', 'agreed'])
      .execute();
    if (same.some((row) => isSwapOpen(presentSwap(row, clock.now()).state))) throw impossible();
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
    const swap = await readSwap(tx, context, row.id);
    await tell(tx, context, null, swap);
    return swap;
  });
}

/** @param of whose answer it is: a column of the swap */
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

async function setState(
  tx: Tx,
  { session, clock }: Context,
  id: string,
  state: Exclude<SwapState, 'lapsed'>,
): Promise<void> {
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
    const after = await readSwap(tx, context, id);
    await tell(tx, context, before, after);
    return after;
  });
}

/** @throws OperationFailure as the operation's codes say */
export function withdrawSwap(context: Context, id: string, version: number): Promise<ShiftSwapEntity> {
  return inTransaction(context.db.db, async (tx) => {
    const before = await lockOwn(tx, context, 'user_id', id, version);
    if (!isSwapOpen(before.state)) throw impossible();
    await setState(tx, context, id, 'withdrawn');
    const after = await readSwap(tx, context, id);
    await tell(tx, context, before, after);
    return after;
  });
}

/** Gives a shift of somebody to somebody else, planned and published. */
async function give(tx: Tx, ids: readonly string[], to: string): Promise<void> {
  if (ids.length > 0)
    await tx.updateTable('planned_shifts').set({ user_id: to }).where('id', 'in', ids).execute();
}

async function rowsOfShift(tx: Tx, point: string, user: string, shift: ShiftTime): Promise<string[]> {
  const rows = tx
    .selectFrom('planned_shifts')
    .select('id')
    .where('point_id', '=', point)
    .where('user_id', '=', user)
    .where('day', '=', shift.day)
    .where('from_time', '=', shift.from)
    .where('to_time', '=', shift.to);
  return (await rows.execute()).map(({ id }) => id);
}

/** Swaps the shifts in the weeks that they are in, which are locked. @returns what has happened, to be published */
async function swapShifts(
  tx: Tx,
  context: Context,
  { point, asker, shift, colleague, colleague_shift }: ShiftSwapEntity,
  weeks: readonly string[],
): Promise<EventBody[]> {
  const { session, clock } = context;
  const at = clock.nowIso();
  const before = await Promise.all(weeks.map((week) => readSchedule(context, point.id, week, tx)));
  const given = await rowsOfShift(tx, point.id, asker.id, shift);
  const taken = colleague_shift ? await rowsOfShift(tx, point.id, colleague.id, colleague_shift) : [];
  await give(tx, given, colleague.id);
  await give(tx, taken, asker.id);
  const told: EventBody[] = [];
  for (const [n, week] of weeks.entries()) {
    const by = { published_by_id: session.userId, published_by_name: session.userName };
    const row = await scheduleOf(tx, point.id, week).executeTakeFirstOrThrow();
    await tx
      .updateTable('schedules')
      .set({ published_at: at, ...by, ...updatedRowColumns(at) })
      .where('id', '=', row.id)
      .execute();
    const after = await readSchedule(context, point.id, week, tx);
    await recordSchedule(tx, context, row.id, before[n] ?? after, after);
    const data = { point_id: point.id, week };
    told.push(scheduleChanged(after));
    for (const user_id of [asker.id, colleague.id])
      told.push({ type: 'schedule.published', data: { ...data, user_id } });
  }
  return told;
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
    const { point_id, day, colleague_day } = requireFound(await own.executeTakeFirst());
    // Who is one of the two sees it wherever they work.
    if (!seesPoint(session, point_id)) throw new OperationFailure('not_found');
    // Weeks before swaps, in their order: as where a week is published.
    const weeks = [...new Set([day, colleague_day ?? day].map(mondayOf))].toSorted();
    for (const week of weeks) await scheduleOf(tx, point_id, week).forUpdate().executeTakeFirst();
    requireVersion(requireFound(await own.forUpdate().executeTakeFirst()), version);
    const before = await readSwap(tx, context, id);
    if (!isSwapOpen(before.state) || (approves && before.state !== 'agreed')) throw impossible();
    const told = approves ? await swapShifts(tx, context, before, weeks) : [];
    await setState(tx, context, id, approves ? 'approved' : 'declined');
    const after = await readSwap(tx, context, id);
    await tell(tx, context, before, after, ...told);
    return after;
  });
}
