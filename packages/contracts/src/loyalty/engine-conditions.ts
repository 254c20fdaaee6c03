/** When, where, for whom and for which goods a rule holds. */
import { dayAfter, kyivTime, weekdayOf } from '../shared/kyiv-clock.ts';
import { type WeekDay, weekDays } from '../shared/week-days.ts';
import { customerTypes } from './discount-values.ts';
import type { AppliedRule, PastOfRule, Purchase, PurchaseLine, RuleReason } from './engine-values.ts';
import { isWithin } from './times.ts';

/** What calendars and clocks in Kyiv show. */
export interface Moment {
  readonly day: string;
  readonly weekday: WeekDay;
  /** HH:mm */
  readonly time: string;
}

const weekdayNamed = (day: string): WeekDay => weekDays[weekdayOf(day) - 1] ?? 'mon';

/** What calendars and clocks in Kyiv show at an instant. */
export function momentOf(at: Date): Moment {
  const shown = kyivTime(at.toISOString());
  const day = shown.slice(0, 10);
  return { day, weekday: weekdayNamed(day), time: shown.slice(11, 16) };
}

/** The day that a rule's hours belong to: after midnight that on which they began. */
function dayOf({ from_time, to_time }: AppliedRule, moment: Moment): Omit<Moment, 'time'> {
  const isTail = from_time !== null && to_time !== null && to_time <= from_time && moment.time < to_time;
  if (!isTail) return moment;
  const day = dayAfter(moment.day, -1);
  return { day, weekday: weekdayNamed(day) };
}

const isFor = (rule: AppliedRule, { product_id, group_id }: PurchaseLine): boolean =>
  rule.is_for_all_goods ||
  (product_id !== null && rule.product_ids.includes(product_id)) ||
  (group_id !== null && rule.group_ids.includes(group_id));

const needsCustomer = ({ rule, max_customer_amount }: AppliedRule): boolean =>
  max_customer_amount !== null || (customerTypes as readonly string[]).includes(rule.type);

/** A rule beside a purchase. */
export interface Judged {
  readonly rule: AppliedRule;
  /** Why it does not hold at all; null: it holds. */
  readonly reason: RuleReason | null;
  /** By line: whether it is for these goods. */
  readonly isFor: readonly boolean[];
  readonly past: PastOfRule;
  /** What it may give with this receipt at most. */
  readonly limit: number;
}

const nothingPast: PastOfRule = { receipts: 0, pieces: 0, given: 0 };

function reasonAgainst(
  rule: AppliedRule,
  purchase: Purchase,
  moment: Moment,
  hasGoods: boolean,
): RuleReason | null {
  const { from_day, to_day, from_time, to_time } = rule;
  const { day, weekday } = dayOf(rule, moment);
  if (from_day !== null && day < from_day) return 'before_period';
  if (to_day !== null && day > to_day) return 'after_period';
  if (!rule.week_days.includes(weekday)) return 'other_day';
  const hours = from_time === null || to_time === null ? null : { from_time, to_time };
  if (hours !== null && !isWithin(moment.time, hours)) return 'other_time';
  const isHere =
    rule.is_everywhere || (purchase.point_id !== null && rule.point_ids.includes(purchase.point_id));
  if (!isHere) return 'other_point';
  if (rule.excluded_terminal_ids.includes(purchase.terminal_id)) return 'terminal_excluded';
  if (!hasGoods) return 'no_goods';
  return purchase.customer === null && needsCustomer(rule) ? 'no_customer' : null;
}

/** What is left of the limits of a rule; nothing passes any of them. */
function limitOf(rule: AppliedRule, past: PastOfRule): number {
  return Math.max(
    0,
    Math.min(
      rule.max_receipt_amount ?? Number.POSITIVE_INFINITY,
      rule.max_customer_amount === null ? Number.POSITIVE_INFINITY : rule.max_customer_amount - past.given,
      rule.max_total_amount === null ? Number.POSITIVE_INFINITY : rule.max_total_amount - rule.given,
    ),
  );
}

/** Whether a rule holds for a purchase, for which of its lines, and how much it may give. */
export function judge(
  rule: AppliedRule,
  purchase: Purchase,
  lines: readonly PurchaseLine[],
  moment: Moment,
): Judged {
  const past = purchase.customer?.past[rule.id] ?? nothingPast;
  const goods = lines.map((line) => isFor(rule, line));
  const reason = reasonAgainst(rule, purchase, moment, goods.includes(true));
  return { rule, reason, isFor: goods, past, limit: limitOf(rule, past) };
}
