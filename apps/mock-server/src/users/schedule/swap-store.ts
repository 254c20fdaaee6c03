/** Reads of swaps of shifts. */

import { kyivDay } from '@kasa/contracts/shared/kyiv';
import { dayAfter } from '@kasa/contracts/shared/kyiv-clock';
import { boundsOf, type ShiftTime } from '@kasa/contracts/users/schedule-rules';
import { isSwapOpen, MAX_SWAP_OPTION_DAYS } from '@kasa/contracts/users/swap-states';
import type { ShiftSwapEntity, SwapOptionsEntity } from '@kasa/contracts/users/swaps';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import { presentPerson, presentPersonOrNobody } from '../../http/people.ts';
import type { Context } from '../../http/request/handler.ts';
import { referencesTo } from '../../http/request/references.ts';
import { requireFound } from '../../http/request/requirements.ts';
import { asTime, overlaps, publishedShifts } from './shift-rows.ts';

/** Days for which ended swaps are shown. */
const SHOWN_DAYS = 31;

/** Whether a shift is still published as it was. */
const isPublished = (user: string, day: string, from: string, to: string): RawBuilder<0 | 1> => sql`
  case when exists (select 1 from planned_shifts as shift where shift.is_published = 1
    and shift.point_id = swap.point_id and shift.user_id = ${sql.ref(user)} and shift.day = ${sql.ref(day)}
    and shift.from_time = ${sql.ref(from)} and shift.to_time = ${sql.ref(to)}) then 1 else 0 end`;

/** Swaps with what decides whether they can still be. */
export const selectSwaps = (db: Db) =>
  db
    .selectFrom('shift_swaps as swap')
    .innerJoin('branches as point', 'point.id', 'swap.point_id')
    .innerJoin('users as asker', 'asker.id', 'swap.user_id')
    .innerJoin('users as colleague', 'colleague.id', 'swap.colleague_id')
    .selectAll('swap')
    .select(['point.name as point_name', 'asker.full_name as asker_name'])
    .select(['colleague.full_name as colleague_name'])
    .select(['asker.is_active as asker_works', 'colleague.is_active as colleague_works'])
    .select([
      isPublished('swap.user_id', 'swap.day', 'swap.from_time', 'swap.to_time').as('is_there'),
      isPublished('swap.colleague_id', 'swap.colleague_day', 'swap.colleague_from', 'swap.colleague_to').as(
        'is_colleagues_there',
      ),
    ]);

export type SwapRow = Awaited<ReturnType<ReturnType<typeof selectSwaps>['execute']>>[number];

export const hasBegun = (shift: ShiftTime, now: Date): boolean => boundsOf(shift).start <= now.getTime();

/** What is taken in return; null: nothing. */
const colleagueShift = ({ colleague_day: day, colleague_from: from, colleague_to: to }: SwapRow) =>
  day === null || from === null || to === null ? null : { day, from, to };

/** On the wire. */
export function presentSwap(row: SwapRow, now: Date): ShiftSwapEntity {
  const [shift, colleague_shift] = [asTime(row), colleagueShift(row)];
  const isPossible =
    row.asker_works === 1 &&
    row.colleague_works === 1 &&
    row.is_there === 1 &&
    !hasBegun(shift, now) &&
    (colleague_shift === null || (row.is_colleagues_there === 1 && !hasBegun(colleague_shift, now)));
  return {
    ...{ id: row.id, version: row.version, created_at: row.created_at },
    point: { id: row.point_id, name: row.point_name },
    asker: presentPerson(row.user_id, row.asker_name),
    shift,
    colleague: presentPerson(row.colleague_id, row.colleague_name),
    ...{ colleague_shift, note: row.note },
    state: isSwapOpen(row.state) && !isPossible ? 'lapsed' : row.state,
    decided_by: presentPersonOrNobody(row.decided_by_id, row.decided_by_name),
  };
}

/** Those of a week of a point that wait for somebody, the oldest first. @param week its Monday */
export async function openSwaps(
  db: Db,
  { clock }: Pick<Context, 'clock'>,
  point: string,
  week: string,
): Promise<ShiftSwapEntity[]> {
  const next = dayAfter(week, 7);
  const rows = await selectSwaps(db)
    .where('swap.point_id', '=', point)
    .where('swap.state', 'in', ['asked', 'agreed'])
    .where((eb) =>
      eb.or([
        eb.and([eb('swap.day', '>=', week), eb('swap.day', '<', next)]),
        eb.and([eb('swap.colleague_day', '>=', week), eb('swap.colleague_day', '<', next)]),
      ]),
    )
    .orderBy('swap.id')
    .execute();
  return rows.map((row) => presentSwap(row, clock.now())).filter(({ state }) => isSwapOpen(state));
}

/** Those of whoever asks, of the last days. */
export async function ownSwaps({ db: { db }, session, clock }: Context): Promise<ShiftSwapEntity[]> {
  const since = new Date(clock.now().getTime() - SHOWN_DAYS * 86_400_000).toISOString();
  const rows = await selectSwaps(db)
    .where(({ eb, or }) =>
      or([eb('swap.user_id', '=', session.userId), eb('swap.colleague_id', '=', session.userId)]),
    )
    .where('swap.updated_at', '>=', since)
    .orderBy('swap.id', 'desc')
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
  { point_id, ...shift }: ShiftTime & { readonly point_id: string },
): Promise<SwapOptionsEntity> {
  const { db, session, clock } = context;
  await requirePoint(db.db, context, { point_id });
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
