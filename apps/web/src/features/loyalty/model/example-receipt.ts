import type { DiscountFields } from '@kasa/contracts/loyalty/discounts';
import { priceReceipt } from '@kasa/contracts/loyalty/engine';
import type { Outcome } from '@kasa/contracts/loyalty/engine-values';
import { dayAfter, kyivInstant, weekdayOf } from '@kasa/contracts/shared/kyiv-clock';
import { weekDays } from '@kasa/contracts/shared/week-days';

/** A line of the example; quantity in thousandths, price in kopiykas. */
export interface ExampleLine {
  readonly key: string;
  readonly name: string;
  readonly product_id: string | null;
  readonly group_id: string | null;
  readonly price: number;
  readonly quantity: number;
}

/** Who buys, and when. */
export interface ExampleCase {
  readonly lines: readonly ExampleLine[];
  /** Kyiv's clock, `HH:mm`. */
  readonly time: string;
  /** Null: nobody is known. `past`: purchases before this one. */
  readonly customer: { readonly balance: number; readonly past: number } | null;
}

const NOON = '12:00';
/** Of the rule that the example is about. */
const ID = 'example';
const WEEK = 7;
export const MOST_PIECES = 999;

/** The next day on which a discount holds, from today on; today if there is none. */
export function exampleDay(
  { from_day, week_days }: Pick<DiscountFields, 'from_day' | 'week_days'>,
  today: string,
): string {
  const first = from_day !== null && from_day > today ? from_day : today;
  const days = Array.from({ length: WEEK }, (_, n) => dayAfter(first, n));
  return days.find((day) => week_days.includes(weekDays[weekdayOf(day) - 1] ?? 'mon')) ?? first;
}

/** A time at which a discount holds. */
export function exampleTime({ from_time, rule }: Pick<DiscountFields, 'from_time' | 'rule'>): string {
  const step = rule.type === 'dynamic' ? rule.time_steps[0]?.from_time : undefined;
  return from_time ?? step ?? NOON;
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

/** What a line costs without discounts. */
export const amountOf = ({ price, quantity }: ExampleLine): number => Math.round((price * quantity) / 1_000);

/** The example receipt with one discount, as if it were on, at a place where it holds. */
export function priceExample(
  discount: DiscountFields,
  { lines, time, customer }: ExampleCase,
  today: string,
): Outcome {
  const { name: _, bonus_activation_amount: __, ...rule } = discount;
  const past = customer?.past ?? 0;
  const given = rule.rule.type === 'single_bonus' && past > 0 ? rule.rule.bonus_amount : 0;
  return priceReceipt(
    {
      at: new Date(kyivInstant(exampleDay(discount, today), time)),
      point_id: rule.point_ids[0] ?? null,
      terminal_id: ID,
      lines: lines
        .filter(({ quantity }) => quantity > 0)
        .map((line) => ({
          product_id: line.product_id,
          group_id: line.group_id,
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
  );
}
