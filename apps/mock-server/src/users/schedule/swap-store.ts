/** Reads of swaps of shifts. */

import { kyivDay } from '@kasa/contracts/shared/kyiv';
import { dayAfter } from '@kasa/contracts/shared/kyiv-clock';
import { boundsOf, type ShiftTime } from '@kasa/contracts/users/schedule-rules';
import { isSwapOpen, MAX_SWAP_OPTION_DAYS, openSwapStates } from '@kasa/contracts/users/swap-states';
import type { ShiftSwapEntity, SwapOptionsEntity } from '@kasa/contracts/users/swaps';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import { presentPerson, presentPersonOrNobody } from '../../http/people.ts';
import type { Context } from '../../http/request/handler.ts';
import { referencesTo } from '../../http/request/references.ts';
import { requireFound } from '../../http/request/requirements.ts';
import { asTime, overlaps, publishedShifts } from './shift-rows.ts';

/** Days for which ended swaps are shown, and how many. */
const [SHOWN_DAYS, MAX_SHOWN] = [31, 200];

/** Where a shift of a swap stands in its row. */
interface ShiftColumns {
  readonly day: string;
  readonly from: string;
  readonly to: string;
}

const GIVEN: ShiftColumns = { day: 'swap.day', from: 'swap.from_time', to: 'swap.to_time' };
const TAKEN: ShiftColumns = {
  ...{ day: 'swap.colleague_day', from: 'swap.colleague_from', to: 'swap.colleague_to' },
};

/** Published shifts of somebody that are still as they were, under the alias `given`. */
const published = (user: string, { day, from, to }: ShiftColumns) => sql`planned_shifts as given
  where given.is_published = 1 and given.point_id = swap.point_id and given.user_id = ${sql.ref(user)}
  and given.day = ${sql.ref(day)} and given.from_time = ${sql.ref(from)} and given.to_time = ${sql.ref(to)}`;

const flag = (condition: RawBuilder<unknown>): RawBuilder<0 | 1> =>
  sql`case when ${condition} then 1 else 0 end`;

const isPublished = (user: string, shift: ShiftColumns) =>
  flag(sql`exists (select 1 from ${published(user, shift)})`);

/**
 * Whether somebody may be planned in the week of a shift of the other: works at the point, or is published there that week,
 * as where a plan is saved.
 */
const mayTake = (user: string, from: string, shift: ShiftColumns) =>
  flag(sql`exists (select 1 from user_points as placed
      where placed.point_id = swap.point_id and placed.user_id = ${sql.ref(user)})
    or exists (select 1 from planned_shifts as own
      where own.is_published = 1 and own.user_id = ${sql.ref(user)}
      and own.schedule_id in (select given.schedule_id from ${published(from, shift)}))`);

/** Swaps with what decides whether they can still be. */
export const selectSwaps = (db: Db) =>
  db
    .selectFrom('shift_swaps as swap')
    .innerJoin('branches as point', 'point.id', 'swap.point_id')
    .innerJoin('users as requester', 'requester.id', 'swap.user_id')
    .innerJoin('users as colleague', 'colleague.id', 'swap.colleague_id')
    .selectAll('swap')
    .select(['point.name as point_name', 'requester.full_name as requester_name'])
    .select(['colleague.full_name as colleague_name'])
    .select(['requester.is_active as requester_works', 'colleague.is_active as colleague_works'])
    .select([
      mayTake('swap.user_id', 'swap.colleague_id', TAKEN).as('requester_may'),
      mayTake('swap.colleague_id', 'swap.user_id', GIVEN).as('colleague_may'),
      isPublished('swap.user_id', GIVEN).as('is_published'),
      isPublished('swap.colleague_id', TAKEN).as('is_colleagues_published'),
    ]);

export type SwapRow = Awaited<ReturnType<ReturnType<typeof selectSwaps>['execute']>>[number];

export const hasBegun = (shift: ShiftTime, now: Date): boolean => boundsOf(shift).start <= now.getTime();

/** What is taken in return; null: nothing. */
const colleagueShift = ({ colleague_day: day, colleague_from: from, colleague_to: to }: SwapRow) =>
  day === null || from === null || to === null ? null : { day, from, to };

/** On the wire. */
export function presentSwap(row: SwapRow, now: Date): ShiftSwapEntity {
  const [shift, colleague_shift] = [asTime(row), colleagueShift(row)];
  const isGiven = row.is_published === 1 && row.colleague_may === 1 && !hasBegun(shift, now);
  const isTaken =
    colleague_shift === null ||
    (row.is_colleagues_published === 1 && row.requester_may === 1 && !hasBegun(colleague_shift, now));
  const areActive = row.requester_works === 1 && row.colleague_works === 1;
  return {
    ...{ id: row.id, version: row.version, created_at: row.created_at },
    point: { id: row.point_id, name: row.point_name },
    requester: presentPerson(row.user_id, row.requester_name),
    shift,
    colleague: presentPerson(row.colleague_id, row.colleague_name),
    ...{ colleague_shift, note: row.note },
    state: isSwapOpen(row.state) && !(areActive && isGiven && isTaken) ? 'lapsed' : row.state,
    decided_by: presentPersonOrNobody(row.decided_by_id, row.decided_by_name),
  };
}

/** A condition on a day. @param week the Monday */
export const inWeek = (day: string, week: string): RawBuilder<SqlBool> =>
  sql`(${sql.ref(day)} >= ${week} and ${sql.ref(day)} < ${dayAfter(week, 7)})`;

/** Those of a week of a point that wait for somebody, the oldest first. @param week its Monday */
export async function openSwaps(
  db: Db,
  { clock }: Pick<Context, 'clock'>,
  point: string,
  week: string,
): Promise<ShiftSwapEntity[]> {
  const rows = await selectSwaps(db)
    .where('swap.point_id', '=', point)
    .where('swap.state', 'in', openSwapStates)
    .where(({ or }) => or([inWeek('swap.day', week), inWeek('swap.colleague_day', week)]))
    .orderBy('swap.id')
    .execute();
  return rows.map((row) => presentSwap(row, clock.now())).filter(({ state }) => isSwapOpen(state));
}

/** Those of whoever asks: the open ones, and the last ended ones. */
export async function ownSwaps({ db: { db }, session, clock }: Context): Promise<ShiftSwapEntity[]> {
  const since = new Date(clock.now().getTime() - SHOWN_DAYS * 86_400_000).toISOString();
  const rows = await selectSwaps(db)
    .where(({ eb, or }) =>
      or([eb('swap.user_id', '=', session.userId), eb('swap.colleague_id', '=', session.userId)]),
    )
    .where(({ eb, or }) => or([eb('swap.updated_at', '>=', since), eb('swap.state', 'in', openSwapStates)]))
    .orderBy('swap.id', 'desc')
    .limit(MAX_SHOWN)
    .execute();
  return rows.map((row) => presentSwap(row, clock.now()));
}

/** The published shift of somebody, if it has not begun. */
export async function comingShift(
  db: Db,
  { clock }: Pick<Context, 'clock'>,
  point: string,
  user: string,
  shift: ShiftTime,
): Promise<ShiftTime | undefined> {
  const own = publishedShifts(db)
    .where('shift.point_id', '=', point)
    .where('shift.user_id', '=', user)
    .where('shift.day', '=', shift.day)
    .where('shift.from_time', '=', shift.from)
    .where('shift.to_time', '=', shift.to);
  const row = await own.executeTakeFirst();
  return row === undefined || hasBegun(shift, clock.now()) ? undefined : asTime(row);
}

/** Others who work at a point and can sign in, by name. */
export const colleaguesAt = (db: Db, point: string, self: string) =>
  db
    .selectFrom('users')
    .innerJoin('user_points', 'user_points.user_id', 'users.id')
    .select(['users.id', 'users.full_name'])
    .where('user_points.point_id', '=', point)
    .where('users.id', '!=', self)
    .where('users.is_active', '=', 1)
    .where('users.invited_at', 'is', null)
    .orderBy('users.name_key')
    .orderBy('users.id');

export const requirePoint = referencesTo({ point_id: { table: 'branches' } });

/** @throws OperationFailure `not_found`: it is no shift of whoever asks */
export async function swapOptions(
  context: Context,
  point_id: string,
  shift: ShiftTime,
): Promise<SwapOptionsEntity> {
  const { db, session, clock } = context;
  requireFound(await comingShift(db.db, context, point_id, session.userId, shift));
  const people = await colleaguesAt(db.db, point_id, session.userId).execute();
  const today = kyivDay(clock.now());
  const days = [today, dayAfter(today, MAX_SWAP_OPTION_DAYS), shift.day].toSorted();
  const ids = people.map(({ id }) => id);
  const shifts = await publishedShifts(db.db)
    .where('shift.user_id', 'in', ids.length > 0 ? ids : [''])
    .where('shift.day', '>=', dayAfter(String(days[0]), -1))
    .where('shift.day', '<=', dayAfter(String(days[2]), 1))
    .execute();
  const until = dayAfter(today, MAX_SWAP_OPTION_DAYS);
  return {
    colleagues: people.map(({ id, full_name }) => {
      const theirs = shifts.filter(({ user_id }) => user_id === id);
      return {
        ...presentPerson(id, full_name),
        is_free: !theirs.some((row) => overlaps(asTime(row), shift)),
        shifts: theirs
          .filter((row) => row.point_id === point_id && row.day >= today && row.day < until)
          .map(asTime)
          .filter((one) => !hasBegun(one, clock.now())),
      };
    }),
  };
}
