/** Swaps of shifts: which concern somebody, and what approving one does to a plan. Pure. */
import type { Schema } from '@kasa/client/http/types';
import {
  conflictsOf,
  type FoundConflict,
  type PersonShift,
  type Plan,
  type ShiftTime,
} from '@kasa/contracts/users/schedule-rules';
import { isSwapOpen } from '@kasa/contracts/users/swap-states';

export type ShiftSwap = Schema<'ShiftSwap'>;
export type OwnShift = Schema<'OwnShifts'>['items'][number];
export type SwapColleague = Schema<'SwapOptions'>['colleagues'][number];

/** Equal of shifts at the same time; holds all of its time. */
export const shiftKey = ({ day, from, to }: ShiftTime): string => `${day} ${from} ${to}`;

/** The time that a key holds. */
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
    ({ state, asker, point, shift: given }) =>
      isSwapOpen(state) &&
      asker.id === me &&
      point.id === shift.point.id &&
      shiftKey(given) === shiftKey(shift),
  );

/** The shifts as they are once a swap is approved, in the same order. */
function withSwap(shifts: readonly PersonShift[], swap: ShiftSwap): PersonShift[] {
  const { asker, colleague, shift: given, colleague_shift: taken } = swap;
  const isOf = (one: PersonShift, time: ShiftTime | null, user_id: string) =>
    time !== null && one.user_id === user_id && shiftKey(one) === shiftKey(time);
  return shifts.map((one) => {
    if (isOf(one, given, asker.id)) return { ...one, user_id: colleague.id };
    return isOf(one, taken, colleague.id) ? { ...one, user_id: asker.id } : one;
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
  const found = conflictsOf({ ...plan, shifts }).filter((one) => ofPeople(one) && !isOld(one));
  return { found, shifts };
}
