import { MAX_PLANNED_DAYS } from '@kasa/contracts/catalogue/prices';
import {
  MAX_PRICE_PERCENT,
  MIN_PRICE_PERCENT,
  priceRoundings,
} from '@kasa/contracts/catalogue/product-run-values';
import { MAX_PRODUCT_POINTS, Product } from '@kasa/contracts/catalogue/products';
import { Day } from '@kasa/contracts/shared/dates';
import { Id } from '@kasa/contracts/shared/ids';
import { dayAfter, weekdayOf } from '@kasa/contracts/shared/kyiv-clock';
import { PositiveKopiykas } from '@kasa/contracts/shared/money-schema';
import { z } from 'zod';
import { BASE } from './price-form.ts';
import type { ChangeOf } from './product-run.ts';

/** The next Monday after a day. */
export const mondayAfter = (day: string): string => dayAfter(day, 8 - weekdayOf(day));

/** By how much prices change, as the dialog holds it. */
const Amounts = {
  direction: z.enum(['up', 'down']),
  by: z.enum(['percent', 'amount']),
  percent: z.int().min(1).max(MAX_PRICE_PERCENT).nullable(),
  amount: PositiveKopiykas.nullable(),
  rounding: z.enum(priceRoundings),
};
type AmountValues = z.infer<z.ZodObject<typeof Amounts>>;

/** A change of prices as its dialog holds it. @param today Kyiv's day */
export const priceStepForm = (today: string) =>
  z
    .strictObject({
      ...Amounts,
      point_id: z.string().min(1, 'required'),
      when: z.enum(['now', 'monday', 'later']),
      effective_on: Day.nullable(),
    })
    .refine(({ by, percent }) => by === 'amount' || percent !== null, {
      ...{ path: ['percent'], error: 'required' },
    })
    .refine(({ by, percent, direction }) => by === 'amount' || (percent ?? 0) <= maxPercent(direction), {
      ...{ path: ['percent'], error: 'too_big', params: { max: '99,99' } },
    })
    .refine(({ by, amount }) => by === 'percent' || amount !== null, {
      ...{ path: ['amount'], error: 'required' },
    })
    .refine(({ when, effective_on: day }) => when !== 'later' || day !== null, {
      ...{ path: ['effective_on'], error: 'required' },
    })
    .refine(({ when, effective_on: day }) => when !== 'later' || day === null || day > today, {
      ...{ path: ['effective_on'], error: 'day_not_future' },
    })
    .refine(
      ({ when, effective_on: day }) =>
        when !== 'later' || day === null || day <= dayAfter(today, MAX_PLANNED_DAYS),
      { path: ['effective_on'], error: 'day_too_far' },
    );

export type PriceStepForm = ReturnType<typeof priceStepForm>;
type PriceValues = z.input<PriceStepForm>;

/** Most that is typed, basis points: less than all of a price is taken away. */
export const maxPercent = (direction: unknown): number =>
  direction === 'down' ? -MIN_PRICE_PERCENT : MAX_PRICE_PERCENT;

/** The step that amounts stand for, for its example; null while it is not said by how much. */
export function amountsOf({ direction, by, percent, amount, rounding }: Partial<AmountValues>) {
  const typed = (by === 'percent' ? percent : amount) ?? null;
  if (typed === null || rounding === undefined) return null;
  const signed = direction === 'down' ? -typed : typed;
  return by === 'percent'
    ? { percent: signed, amount: null, rounding }
    : { percent: null, amount: signed, rounding };
}

/** What is asked for. */
export function priceChange(values: PriceValues, today: string): ChangeOf<'change_price'> {
  const { point_id, when, effective_on } = values;
  const days = { now: null, monday: mondayAfter(today), later: effective_on };
  return {
    action: 'change_price',
    ...(amountsOf(values) ?? { percent: null, amount: null, rounding: values.rounding }),
    point_id: point_id === BASE ? null : point_id,
    effective_on: days[when],
  };
}

/** The dialog of a change that was asked for. */
export function priceValues(change: ChangeOf<'change_price'>, today: string): PriceValues {
  const { percent, amount, rounding, point_id, effective_on } = change;
  const size = (value: number | null | undefined) => (typeof value === 'number' ? Math.abs(value) : null);
  const isMonday = effective_on === mondayAfter(today);
  return {
    direction: (percent ?? amount ?? 0) < 0 ? 'down' : 'up',
    by: typeof amount === 'number' ? 'amount' : 'percent',
    ...{ percent: size(percent), amount: size(amount), rounding },
    point_id: point_id ?? BASE,
    when: !effective_on ? 'now' : isMonday ? 'monday' : 'later',
    effective_on: isMonday ? null : (effective_on ?? null),
  };
}

/** A change of tax as its dialog holds it. */
const { tax, tax_included } = Product.shape;
export const TaxStepForm = z.strictObject({ tax, tax_included });

/** A change of the points as its dialog holds it. */
export const PointsStepForm = z
  .strictObject({
    mode: z.enum(['add', 'remove', 'set', 'everywhere']),
    point_ids: z.array(Id).max(MAX_PRODUCT_POINTS),
  })
  .refine(({ mode, point_ids }) => mode === 'everywhere' || point_ids.length > 0, {
    ...{ path: ['point_ids'], error: 'product_point_needed' },
  });
type PointsValues = z.input<typeof PointsStepForm>;

/** What is asked for. */
export const pointsChange = ({ mode, point_ids }: PointsValues): ChangeOf<'change_points'> => ({
  action: 'change_points',
  mode: mode === 'everywhere' ? 'set' : mode,
  is_sold_everywhere: mode === 'everywhere',
  point_ids: mode === 'everywhere' ? [] : point_ids,
});

/** The dialog of a change that was asked for. */
export const pointsValues = (change: ChangeOf<'change_points'>): PointsValues => ({
  mode: change.is_sold_everywhere ? 'everywhere' : change.mode,
  point_ids: change.point_ids,
});

/** A change of the group as its dialog holds it; null: without a group. */
export const GroupStepForm = z.strictObject({ group_id: Id.nullable() });
