/** When, where, for whom and for which goods a rule holds. */
import { dayAfter, kyivTime, weekdayNamed } from '../shared/kyiv-clock.ts';
import type { WeekDay } from '../shared/week-days.ts';
import { customerTypes, type DiscountType } from './discount-values.ts';
import type { AppliedRule, PastOfRule, Purchase, PurchaseLine, RuleReason } from './engine-values.ts';
import { isWithin, type TimeRange } from './times.ts';

/** What calendars and clocks in Kyiv show. */
export interface Moment {
  readonly day: string;
  readonly weekday: WeekDay;
  /** HH:mm */
  readonly time: string;
}

/** What calendars and clocks in Kyiv show at an instant. */
export function momentOf(at: Date): Moment {
  const shown = kyivTime(at.toISOString());
  const day = shown.slice(0, 10);
  return { day, weekday: weekdayNamed(day), time: shown.slice(11, 16) };
}

/** The hours of a rule's terms; null: all day. */
const hoursOf = ({ from_time, to_time }: AppliedRule): TimeRange | null =>
  from_time === null || to_time === null ? null : { from_time, to_time };

/** The step by the clock that holds now. */
export function stepAt({ rule }: AppliedRule, { time }: Moment) {
  return rule.type === 'dynamic' ? rule.time_steps.find((step) => isWithin(time, step)) : undefined;
}

/** The day that hours belong to, the terms' or else those of the step: after midnight that on which they began. */
function dayOf(rule: AppliedRule, moment: Moment): Omit<Moment, 'time'> {
  const hours = hoursOf(rule) ?? stepAt(rule, moment);
  const isTail = hours !== undefined && hours.to_time <= hours.from_time && moment.time < hours.to_time;
  if (!isTail) return moment;
  const day = dayAfter(moment.day, -1);
  return { day, weekday: weekdayNamed(day) };
}

const isFor = (rule: AppliedRule, { product_id, group_id }: PurchaseLine): boolean =>
  rule.is_for_all_goods ||
  (product_id !== null && rule.product_ids.includes(product_id)) ||
  (group_id !== null && rule.group_ids.includes(group_id));

/** Whether a discount gives nothing where the customer is unknown. */
export const needsCustomer = (type: DiscountType, max_customer_amount: number | null): boolean =>
  max_customer_amount !== null || (customerTypes as readonly DiscountType[]).includes(type);

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
  const { from_day, to_day } = rule;
  const { day, weekday } = dayOf(rule, moment);
  if (from_day !== null && day < from_day) return 'before_period';
  if (to_day !== null && day > to_day) return 'after_period';
  if (!rule.week_days.includes(weekday)) return 'other_day';
  const hours = hoursOf(rule);
  if (hours !== null && !isWithin(moment.time, hours)) return 'other_time';
  const isByClock = rule.rule.type === 'dynamic' && rule.rule.by === 'time';
  if (isByClock && stepAt(rule, moment) === undefined) return 'other_time';
  const isHere =
    rule.is_everywhere || (purchase.point_id !== null && rule.point_ids.includes(purchase.point_id));
  if (!isHere) return 'other_point';
  if (rule.excluded_terminal_ids.includes(purchase.terminal_id)) return 'terminal_excluded';
  if (!hasGoods) return 'no_goods';
  const isUnknown = purchase.customer === null && needsCustomer(rule.rule.type, rule.max_customer_amount);
  return isUnknown ? 'no_customer' : null;
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
