/** What disappears of a plan when another one is saved. Pure. */
import type { OpeningHours, PersonShift } from '@kasa/contracts/users/schedule-rules';
import { contentOf, inOrder, lineOf, type Plan } from './draft.ts';

export interface Loss {
  /** Shifts that were added, or stand there after they were changed. */
  readonly gone: readonly PersonShift[];
  /** Shifts that were removed, or stood so before they were changed. */
  readonly back: readonly PersonShift[];
  /** Opening hours as they will be; null: nothing of them is lost. */
  readonly hours: OpeningHours | null;
}

function without(shifts: readonly PersonShift[], ...others: readonly Plan[]): PersonShift[] {
  const known = new Set(others.flatMap(({ shifts: some }) => some.map(lineOf)));
  return inOrder(shifts.filter((shift) => !known.has(lineOf(shift))));
}

const haveSameHours = (one: Plan, other: Plan) =>
  contentOf({ ...one, shifts: [] }) === contentOf({ ...other, shifts: [] });

/** @param base the plan that both were made of */
export function lossOf(lost: Plan, saved: Plan, base: Plan): Loss {
  const there = new Set(saved.shifts.map(lineOf));
  return {
    gone: without(lost.shifts, saved, base),
    back: without(base.shifts, lost).filter((shift) => there.has(lineOf(shift))),
    hours: haveSameHours(lost, saved) || haveSameHours(lost, base) ? null : saved.hours,
  };
}

export const isNothing = ({ gone, back, hours }: Loss): boolean =>
  gone.length === 0 && back.length === 0 && hours === null;
