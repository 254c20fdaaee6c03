/** What disappears of a plan when another one is kept. Pure. */
import type { OpeningHours, PersonShift } from '@kasa/contracts/users/schedule-rules';
import { contentOf, type Plan } from './draft.ts';

export interface Loss {
  /** Shifts that were added, or stand there after they were changed. */
  readonly gone: readonly PersonShift[];
  /** Shifts that were removed, or stood so before they were changed. */
  readonly back: readonly PersonShift[];
  /** Opening hours as they will be; null: nothing of them is lost. */
  readonly hours: OpeningHours | null;
}

const lineOf = ({ user_id, day, from, to }: PersonShift) => `${day} ${from} ${to} ${user_id}`;

function without(shifts: readonly PersonShift[], ...others: readonly Plan[]): PersonShift[] {
  const known = new Set(others.flatMap(({ shifts: some }) => some.map(lineOf)));
  return shifts
    .filter((shift) => !known.has(lineOf(shift)))
    .toSorted((a, b) => (lineOf(a) < lineOf(b) ? -1 : 1));
}

const haveSameHours = (one: Plan, other: Plan) =>
  contentOf({ ...one, shifts: [] }) === contentOf({ ...other, shifts: [] });

/** @param base the plan that both were made of */
export function lossOf(lost: Plan, kept: Plan, base: Plan): Loss {
  const there = new Set(kept.shifts.map(lineOf));
  return {
    gone: without(lost.shifts, kept, base),
    back: without(base.shifts, lost).filter((shift) => there.has(lineOf(shift))),
    hours: haveSameHours(lost, kept) || haveSameHours(lost, base) ? null : kept.hours,
  };
}

export const isNothing = ({ gone, back, hours }: Loss): boolean =>
  gone.length === 0 && back.length === 0 && hours === null;
