import type { DiscountFields } from '@kasa/contracts/loyalty/discounts';
import { priceReceipt } from '@kasa/contracts/loyalty/engine';
import type { Moment } from '@kasa/contracts/loyalty/engine-conditions';
import type { Outcome } from '@kasa/contracts/loyalty/engine-values';
import { isWithin } from '@kasa/contracts/loyalty/times';
import { dayAfter, kyivInstant, weekdayNamed } from '@kasa/contracts/shared/kyiv-clock';
import { hoursOf, isNight, stepsOf, type Times } from './discount-times.ts';

/** A line of the example; quantity in thousandths, price in kopiykas. */
export interface ExampleLine {
  readonly key: string;
  readonly name: string;
  readonly product_id: string | null;
  readonly group_id: string | null;
  readonly price: number;
  readonly is_by_piece: boolean;
  readonly quantity: number;
}

/** Who buys, and when. */
export interface ExampleCase {
  readonly lines: readonly ExampleLine[];
  /** Kyiv's clock, `HH:mm`. */
  readonly time: string;
  /** Null: nobody is known. `past`: purchases before this one. */
  readonly customer: { readonly balance: number; readonly past: number; readonly isGiven: boolean } | null;
}

const NOON = '12:00';
/** Of the rule that the example is about. */
const ID = 'example';
const WEEK = 7;
export const MOST_PIECES = 999;

/** Whether a time belongs to hours that began on the day before. */
function isTail(discount: Times, time: string): boolean {
  const hours = hoursOf(discount) ?? stepsOf(discount).find((step) => isWithin(time, step));
  return hours !== undefined && isNight(hours) && time < hours.to_time;
}

/** The next day on which a discount holds at a time, from today on; the first one there may be if there is none. */
export function exampleDay(
  discount: Times & Pick<DiscountFields, 'from_day' | 'week_days'>,
  time: string,
  today: string,
): string {
  const { from_day, week_days } = discount;
  const tail = isTail(discount, time) ? 1 : 0;
  const earliest = dayAfter(today, -tail);
  const first = from_day !== null && from_day > earliest ? from_day : earliest;
  const begun = Array.from({ length: WEEK }, (_, n) => dayAfter(first, n)).find((day) =>
    week_days.includes(weekdayNamed(day)),
  );
  return dayAfter(begun ?? first, tail);
}

/** A time at which a discount holds: of its steps the first one that begins within its hours. */
export function exampleTime(discount: Times): string {
  const hours = hoursOf(discount);
  const starts = stepsOf(discount).map(({ from_time }) => from_time);
  return starts.find((start) => hours === null || isWithin(start, hours)) ?? hours?.from_time ?? NOON;
}

/** How many purchases a customer needs before one that is cheaper; of others none. */
export const examplePast = ({ rule }: Pick<DiscountFields, 'rule'>): number =>
  rule.type === 'by_purchase_count' ? rule.every - 1 : 0;

/** How many of each line it takes to reach the first sum that a discount asks for; 1 where it asks for none. */
export function exampleQuantity(
  { rule, is_for_all_goods, product_ids, group_ids }: DiscountFields,
  lines: readonly Omit<ExampleLine, 'quantity'>[],
): number {
  const [step] = rule.type === 'dynamic' ? rule.amount_steps : [];
  const wanted = rule.type === 'single_bonus' ? rule.min_amount : (step?.from_amount ?? 0);
  const its = lines.filter(
    ({ product_id, group_id }) =>
      is_for_all_goods || product_ids.includes(product_id ?? '') || group_ids.includes(group_id ?? ''),
  );
  const price = its.reduce((sum, line) => sum + line.price, 0);
  return price === 0 ? 1 : Math.min(Math.max(Math.ceil(wanted / price), 1), MOST_PIECES);
}

/** A name whose figures keep their units on the line: `Капучино, 250 мл`. */
export const keptUnits = (name: string): string => name.replace(/(\d) (?=\p{L}{1,2}(?!\p{L}))/gu, '$1\u00a0');

/** What a line costs without discounts. */
export const amountOf = ({ price, quantity }: ExampleLine): number => Math.round((price * quantity) / 1_000);

/** The example receipt with one discount, as if it were on, at a place where it holds. */
export function priceExample(
  discount: DiscountFields,
  { lines, time, customer }: ExampleCase,
  today: string,
): Outcome {
  const { name: _, bonus_activation_amount: __, ...rule } = discount;
  const day = exampleDay(discount, time, today);
  const moment: Moment = { day, weekday: weekdayNamed(day), time };
  const given = rule.rule.type === 'single_bonus' && customer?.isGiven ? rule.rule.bonus_amount : 0;
  const past = customer?.past ?? 0;
  return priceReceipt(
    {
      at: new Date(kyivInstant(day, `${time}:00`)),
      point_id: rule.point_ids[0] ?? null,
      terminal_id: ID,
      lines: lines
        .filter(({ quantity }) => quantity > 0)
        .map((line) => ({
          product_id: line.product_id,
          group_id: line.group_id,
          is_by_piece: line.is_by_piece,
          quantity: line.quantity,
          amount: amountOf(line),
        })),
      customer: customer && {
        balance: customer.balance,
        past: { [ID]: { receipts: past, pieces: past, given } },
      },
      spend: customer?.balance ?? 0,
    },
    [{ ...rule, id: ID, given: 0 }],
    // The clock as it was typed, also where clocks are changed.
    moment,
  );
}

/** What the discount would give without its limits, where that is more; null: no limit cuts it. */
export function withoutLimits(
  discount: DiscountFields,
  example: ExampleCase,
  today: string,
  { rules: [now] }: Outcome,
): number | null {
  const none = { max_receipt_amount: null, max_customer_amount: null, max_total_amount: null };
  const [rule] = priceExample({ ...discount, ...none }, example, today).rules;
  if (now?.reason !== 'applied' || rule === undefined) return null;
  const given = rule.discount + rule.earned;
  return given > now.discount + now.earned ? given : null;
}
