import { z } from 'zod';
import { anyOf } from '../shared/any-of.ts';
import { Day, TimeOfDay } from '../shared/dates.ts';
import { exampleIds } from '../shared/example-ids.ts';
import { Id, NamedReference, Version, versionAndTimestamps } from '../shared/ids.ts';
import { Kopiykas, PositiveKopiykas } from '../shared/money-schema.ts';
import { pageOf, pagingQuery, sortBy } from '../shared/paging-schema.ts';
import { searchText, text } from '../shared/text.ts';
import { weekDays } from '../shared/week-days.ts';
import { DiscountRule } from './discount-rules.ts';
import { bonusTypes, discountStates, discountTypes, MAX_NAMED } from './discount-values.ts';

const WeekDays = z.array(z.enum(weekDays)).max(weekDays.length);

/** When, where and how far a discount holds. */
const terms = {
  rule: DiscountRule,
  bonus_activation_amount: Kopiykas.describe(
    'Bonuses that it gives a customer wait until those of it that wait reach this amount, then all of them can be spent; 0: at once. Only of types that give bonuses (rule only_bonus)',
  ),
  from_day: Day.nullable().describe('First day that it holds; null: at once'),
  to_day: Day.nullable().describe(
    'Last day that it holds, not before the first one (rule days_order); null: no end',
  ),
  week_days: WeekDays.describe('Days of the week on which it holds, one at least (rule week_day_needed)'),
  from_time: TimeOfDay.nullable().describe('Null: all day; with `to_time` only (rule times_pair)'),
  to_time: TimeOfDay.nullable().describe(
    'Until before this minute; one that is not later than `from_time` is of the next day',
  ),
  is_everywhere: z.boolean().describe('Whether it holds at all points, also those to come'),
  is_for_all_goods: z.boolean().describe('Whether it holds for all goods, also those to come'),
  least_price: Kopiykas.describe(
    'What a unit of its goods costs at least with the discount, and what bonuses leave of it to be paid with money; 0: nothing. Not of `single_bonus` (rule least_price_not_used)',
  ),
  max_receipt_amount: PositiveKopiykas.nullable().describe(
    'What it gives with one receipt at most; null: no limit',
  ),
  max_customer_amount: PositiveKopiykas.nullable().describe(
    'What it gives one customer at most, in all; nothing without a customer. Null: no limit',
  ),
  max_total_amount: PositiveKopiykas.nullable().describe('What it gives at most, in all; null: no limit'),
};

/** A discount, or bonuses that are given (decisions §3). */
export const Discount = z
  .strictObject({
    id: Id,
    name: z.string(),
    ...terms,
    points: z
      .array(NamedReference)
      .describe('Where it holds, of the points that the session sees; empty if it holds everywhere'),
    excluded_terminals: z
      .array(NamedReference)
      .describe(
        'Terminals at which it does not hold, of those that the session sees; their names are numbers',
      ),
    products: z.array(NamedReference).describe('Goods that it holds for; empty if it holds for all'),
    groups: z.array(NamedReference).describe('Groups of goods that it holds for; empty if it holds for all'),
    state: z.enum(discountStates),
    is_beyond_own_points: z
      .boolean()
      .describe(
        'Whether it also holds where the session does not work, or names goods or terminals that it does not see: changes are `beyond_own_points`',
      ),
    ...versionAndTimestamps,
  })
  .meta({ id: 'Discount' });

const ids = z
  .array(Id)
  .max(MAX_NAMED)
  .refine((all) => new Set(all).size === all.length, 'invalid');

const fields = {
  name: text(100).describe('Unique within the merchant'),
  ...terms,
  week_days: WeekDays.refine((days) => new Set(days).size === days.length, 'invalid').describe(
    'Days of the week on which it holds, one at least (rule week_day_needed)',
  ),
  point_ids: ids.describe(
    'One at least (rule discount_point_needed), none if it holds everywhere (rule discount_points_not_used)',
  ),
  excluded_terminal_ids: ids.describe('Terminals at which it does not hold'),
  product_ids: ids.describe(
    'With `group_ids` one at least (rule goods_needed), none if it holds for all goods (rule goods_not_used)',
  ),
  group_ids: ids,
};

const ruled = z.object({
  rule: z.object({ type: z.enum(discountTypes) }),
  bonus_activation_amount: z.int(),
  least_price: z.int(),
  from_day: z.string().nullable(),
  to_day: z.string().nullable(),
  week_days: z.array(z.unknown()),
  from_time: z.string().nullable(),
  to_time: z.string().nullable(),
  is_everywhere: z.boolean(),
  point_ids: z.array(z.unknown()),
  is_for_all_goods: z.boolean(),
  product_ids: z.array(z.unknown()),
  group_ids: z.array(z.unknown()),
});
/** Runs even if other fields are invalid, so all errors are reported together. */
const whenKnown = { when: ({ value }: { value: unknown }) => ruled.safeParse(value).success };

/** Whether it gives bonuses, which are spent later. */
export const givesBonuses = (type: string): boolean => (bonusTypes as readonly string[]).includes(type);

export const DiscountInput = z
  .strictObject(fields)
  .refine((one) => givesBonuses(one.rule.type) || one.bonus_activation_amount === 0, {
    ...{ path: ['bonus_activation_amount'], error: 'only_bonus', ...whenKnown },
  })
  .refine((one) => one.rule.type !== 'single_bonus' || one.least_price === 0, {
    ...{ path: ['least_price'], error: 'least_price_not_used', ...whenKnown },
  })
  .refine(({ from_day, to_day }) => from_day === null || to_day === null || from_day <= to_day, {
    ...{ path: ['to_day'], error: 'days_order', ...whenKnown },
  })
  .refine(({ week_days }) => week_days.length > 0, {
    ...{ path: ['week_days'], error: 'week_day_needed', ...whenKnown },
  })
  .refine(({ from_time, to_time }) => (from_time === null) === (to_time === null), {
    ...{ path: ['to_time'], error: 'times_pair', ...whenKnown },
  })
  .refine(({ is_everywhere, point_ids }) => is_everywhere || point_ids.length > 0, {
    ...{ path: ['point_ids'], error: 'discount_point_needed', ...whenKnown },
  })
  .refine(({ is_everywhere, point_ids }) => !is_everywhere || point_ids.length === 0, {
    ...{ path: ['point_ids'], error: 'discount_points_not_used', ...whenKnown },
  })
  .refine((one) => one.is_for_all_goods || one.product_ids.length + one.group_ids.length > 0, {
    ...{ path: ['product_ids'], error: 'goods_needed', ...whenKnown },
  })
  .refine((one) => !one.is_for_all_goods || one.product_ids.length + one.group_ids.length === 0, {
    ...{ path: ['product_ids'], error: 'goods_not_used', ...whenKnown },
  })
  .meta({ id: 'DiscountInput' });

/** A discount as edited. */
export const DiscountUpdate = DiscountInput.safeExtend({ version: Version }).meta({ id: 'DiscountUpdate' });

/** What a discount is to become. */
export const DiscountStateChange = z
  .strictObject({ state: z.enum(discountStates).exclude(['draft']), version: Version })
  .meta({ id: 'DiscountStateChange' });

export const DiscountPage = pageOf(Discount).meta({ id: 'DiscountPage' });

/** The query of the list. */
export const DiscountQuery = z.strictObject({
  ...pagingQuery,
  sort: sortBy(['name', 'created_at']).describe('Default: name'),
  q: searchText.optional().describe('Part of the name'),
  type: anyOf(z.enum(discountTypes)).optional(),
  state: anyOf(z.enum(discountStates)).optional(),
});

export type DiscountEntity = z.infer<typeof Discount>;
export type DiscountFields = z.infer<typeof DiscountInput>;

export const exampleDiscount: DiscountEntity = {
  ...{ id: exampleIds.discount, name: 'Чай і кава зранку' },
  rule: { type: 'fixed', percent_bp: 1_000, amount: null },
  ...{ bonus_activation_amount: 0, from_day: '2026-01-15', to_day: null, week_days: [...weekDays] },
  ...{ from_time: '08:00', to_time: '11:00', is_everywhere: true, points: [] },
  ...{ excluded_terminals: [], is_for_all_goods: false, products: [] },
  groups: [{ id: exampleIds.productGroup, name: 'Бакалія' }],
  ...{ least_price: 0, max_receipt_amount: null, max_customer_amount: null, max_total_amount: null },
  ...{ state: 'active', is_beyond_own_points: false },
  ...{ version: 1, created_at: '2026-01-12T08:00:00.000Z', updated_at: '2026-01-12T08:00:00.000Z' },
};
