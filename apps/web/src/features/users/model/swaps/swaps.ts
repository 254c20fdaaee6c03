/** Swaps of shifts: which concern somebody, and what approving one does to a plan. Pure. */
import type { Schema } from '@kasa/client/http/types';
import {
  conflictsOf,
  type FoundConflict,
  mondayOf,
  type PersonShift,
  type Plan,
  type ShiftTime,
} from '@kasa/contracts/users/schedule-rules';
import { isSwapOpen } from '@kasa/contracts/users/swap-states';
import type { QueryId } from '#shared/query/operations.ts';
import { shiftKey } from '../schedule/week.ts';

export type ShiftSwap = Schema<'ShiftSwap'>;
export type OwnShift = Schema<'OwnShifts'>['items'][number];
export type SwapColleague = Schema<'SwapOptions'>['colleagues'][number];

/** What a step of a swap may change. */
export const swapReads: readonly QueryId[] = [
  'listOwnSwaps',
  'listOwnShifts',
  'listSwapOptions',
  'getSchedule',
  'listAuditEntries',
];

/** The time that a `shiftKey` holds. */
export function shiftOfKey(key: string): ShiftTime {
  const [day = '', from = '', to = ''] = key.split(' ');
  return { day, from, to };
}

/** Those that wait for somebody or something: asked of one, asked by one; and those that have ended. */
export function groupSwaps(swaps: readonly ShiftSwap[], me: string) {
  const open = swaps.filter(({ state }) => isSwapOpen(state));
  return {
    toMe: open.filter(({ colleague }) => colleague.id === me),
    byMe: open.filter(({ colleague }) => colleague.id !== me),
    ended: swaps.filter(({ state }) => !isSwapOpen(state)),
  };
}

/** Open ones in which somebody gives this shift of theirs away. */
export const swapsOfShift = (swaps: readonly ShiftSwap[], shift: OwnShift, me: string): ShiftSwap[] =>
  swaps.filter(
    ({ state, requester, point, shift: given }) =>
      isSwapOpen(state) &&
      requester.id === me &&
      point.id === shift.point.id &&
      shiftKey(given) === shiftKey(shift),
  );

/** What each of the two gives away. */
const givenIn = ({ requester, shift, colleague, colleague_shift }: ShiftSwap): PersonShift[] => [
  { ...shift, user_id: requester.id },
  ...(colleague_shift ? [{ ...colleague_shift, user_id: colleague.id }] : []),
];

const isSame = (one: PersonShift, other: PersonShift) =>
  one.user_id === other.user_id && shiftKey(one) === shiftKey(other);

/** The Mondays of other weeks in which a swap changes something as well. */
export const otherWeeks = (swap: ShiftSwap, week: string): string[] =>
  givenIn(swap)
    .map(({ day }) => mondayOf(day))
    .filter((monday) => monday !== week);

/** Whether a plan of a week has the shifts that are swapped in it. */
export const isPlanned = (swap: ShiftSwap, { week, shifts }: Pick<Plan, 'week' | 'shifts'>): boolean =>
  givenIn(swap)
    .filter(({ day }) => mondayOf(day) === week)
    .every((given) => shifts.some((one) => isSame(one, given)));

/** The shifts as they are once a swap is approved, in the same order. */
function withSwap(shifts: readonly PersonShift[], swap: ShiftSwap): PersonShift[] {
  const { requester, colleague } = swap;
  const given = givenIn(swap);
  return shifts.map((one) => {
    if (!given.some((other) => isSame(one, other))) return one;
    return { ...one, user_id: one.user_id === requester.id ? colleague.id : requester.id };
  });
}

/** When somebody works does not change: only what is wrong for one of the two can be new. */
const ofPeople = (found: FoundConflict) => found.kind !== 'nobody' && found.kind !== 'outside_hours';

/** What is wrong with a plan only once a swap is approved; `shifts` is that plan. */
export function conflictsMade(plan: Plan, swap: ShiftSwap) {
  const before = conflictsOf(plan);
  const shifts = withSwap(plan.shifts, swap);
  const isOld = (found: FoundConflict) =>
    before.some(
      ({ kind, user_id, day, hours }) =>
        kind === found.kind &&
        user_id === found.user_id &&
        day === found.day &&
        // A week that is less too long than it was is no new fault.
        (kind === 'long_week' ? Number(hours) >= Number(found.hours) : hours === found.hours),
    );
  const found = conflictsOf({ ...plan, shifts, elsewhere: withSwap(plan.elsewhere, swap) }).filter(
    (one) => ofPeople(one) && !isOld(one),
  );
  return { found, shifts };
}
