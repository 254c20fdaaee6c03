import type { DiscountFields } from '@kasa/contracts/loyalty/discounts';
import { isWithin, type TimeRange } from '@kasa/contracts/loyalty/times';
import { dayAfter } from '@kasa/contracts/shared/kyiv-clock';

export type Times = Pick<DiscountFields, 'from_time' | 'to_time' | 'rule'>;
/** Hours as they are typed. */
export type TypedHours = { readonly [Name in keyof TimeRange]: string | null };

/** Hours of which both ends are there; null: all day. */
export const hoursOf = ({ from_time, to_time }: TypedHours): TimeRange | null =>
  from_time === null || to_time === null ? null : { from_time, to_time };

/** The hours of the steps by the clock. */
export const stepsOf = ({ rule }: Pick<Times, 'rule'>): readonly TimeRange[] =>
  rule.type === 'dynamic' ? rule.time_steps : [];

/** Whether hours go on after midnight. */
export const isNight = ({ from_time, to_time }: TimeRange): boolean => to_time <= from_time;

/** Whether the last day is over, with the night that may belong to it. */
export function isOver(discount: Times & Pick<DiscountFields, 'to_day'>, today: string): boolean {
  if (discount.to_day === null) return false;
  const hours = hoursOf(discount);
  const hasNight = (hours ? [hours] : stepsOf(discount)).some(isNight);
  return dayAfter(discount.to_day, hasNight ? 1 : 0) < today;
}

/** The numbers of steps, from 1 on, that have no minute in common with the hours of their discount. */
export function idleSteps(discount: TypedHours, steps: readonly TypedHours[]): number[] {
  const hours = hoursOf(discount);
  if (hours === null) return [];
  return steps.flatMap((typed, n) => {
    const step = hoursOf(typed);
    const isIdle = step && !isWithin(step.from_time, hours) && !isWithin(hours.from_time, step);
    return isIdle ? [n + 1] : [];
  });
}
