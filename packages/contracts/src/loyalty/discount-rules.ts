/** What a discount gives, by its type. */
import { z } from 'zod';
import { TimeOfDay } from '../shared/dates.ts';
import { Kopiykas, PositiveKopiykas } from '../shared/money-schema.ts';
import {
  countedThings,
  MAX_EVERY,
  MAX_LIFETIME_DAYS,
  MAX_STEPS,
  stepKinds,
  WHOLE_BP,
} from './discount-values.ts';
import { overlappingTimes } from './times.ts';

/** A share of a price: 500 is 5 %, 10000 all of it. */
const Share = z.int().min(1).max(WHOLE_BP);

/** Runs even if other fields are invalid, so all errors are reported together. */
const whenKnown = (ruled: z.ZodType) => ({
  when: ({ value }: { value: unknown }) => ruled.safeParse(value).success,
});

const ruledOff = z.object({ percent_bp: z.int().nullable(), amount: z.int().nullable() });

const FixedRule = z
  .strictObject({
    type: z.literal('fixed'),
    percent_bp: Share.nullable().describe(
      'Basis points off the price of each of its goods. Null: by `amount`; one of the two is given (rule percent_or_amount)',
    ),
    amount: PositiveKopiykas.nullable().describe(
      'Kopiykas off its goods of a receipt together, at most what they cost, spread over them by what they cost',
    ),
  })
  .refine(({ percent_bp, amount }) => (percent_bp === null) !== (amount === null), {
    ...{ path: ['percent_bp'], error: 'percent_or_amount', ...whenKnown(ruledOff) },
  })
  .meta({ id: 'FixedDiscountRule' });

const AmountStep = z
  .strictObject({
    from_amount: Kopiykas.describe('What its goods of a receipt cost together, at least'),
    percent_bp: Share.describe('Basis points off'),
  })
  .meta({ id: 'DiscountAmountStep' });

const TimeStep = z
  .strictObject({
    from_time: TimeOfDay.describe('From this minute on'),
    to_time: TimeOfDay.describe(
      'Until before this minute; one that is not later than `from_time` is of the next day',
    ),
    percent_bp: Share.describe('Basis points off'),
  })
  .meta({ id: 'DiscountTimeStep' });

const rising = (steps: readonly { from_amount: number }[]) =>
  steps.findIndex((step, n) => n > 0 && step.from_amount <= (steps[n - 1]?.from_amount ?? 0));

const DynamicRule = z
  .strictObject({
    type: z.literal('dynamic'),
    by: z.enum(stepKinds).describe('Which of the two lists of steps holds; the other one is empty'),
    amount_steps: z
      .array(AmountStep)
      .max(MAX_STEPS)
      .describe('By rising amounts (rule steps_rise): the last one that is reached holds'),
    time_steps: z
      .array(TimeStep)
      .max(MAX_STEPS)
      .describe('By the clock in Kyiv; no two hold at the same time (rule times_overlap)'),
  })
  .superRefine(({ by, amount_steps, time_steps }, context) => {
    const add = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    const [used, unused] = by === 'amount' ? [amount_steps, time_steps] : [time_steps, amount_steps];
    const [name, other] = by === 'amount' ? ['amount_steps', 'time_steps'] : ['time_steps', 'amount_steps'];
    if (used.length === 0) add([name], 'step_needed');
    if (unused.length > 0) add([other], 'invalid');
    const low = by === 'amount' ? rising(amount_steps) : -1;
    if (low > 0) add(['amount_steps', low, 'from_amount'], 'steps_rise');
    const clash = by === 'time' ? overlappingTimes(time_steps) : -1;
    if (clash > -1) add(['time_steps', clash, 'from_time'], 'times_overlap');
  })
  .meta({ id: 'DynamicDiscountRule' });

const SingleBonusRule = z
  .strictObject({
    type: z.literal('single_bonus'),
    bonus_amount: PositiveKopiykas.describe('Bonuses that a customer gets once, with the first such receipt'),
    min_amount: Kopiykas.describe('What is paid for its goods of the receipt, at least; 0: anything'),
  })
  .meta({ id: 'SingleBonusRule' });

const CountRule = z
  .strictObject({
    type: z.literal('by_purchase_count'),
    every: z.int().min(2).max(MAX_EVERY).describe('Every N-th is cheaper'),
    counts: z
      .enum(countedThings)
      .describe(
        '`receipts`: the N-th receipt of a customer that has such goods; all of them are cheaper. `pieces`: every N-th piece that a customer buys; of a receipt the cheapest ones are, and what is sold by weight or volume counts as one',
      ),
    percent_bp: Share.describe('Basis points off; 10000: for free'),
  })
  .meta({ id: 'PurchaseCountRule' });

const PurchaseBonusRule = z
  .strictObject({
    type: z.literal('purchase_bonus'),
    percent_bp: Share.describe('Basis points of what is paid for its goods, which become bonuses'),
    spend_percent_bp: z
      .int()
      .min(0)
      .max(WHOLE_BP)
      .describe('Basis points of the price of its goods that bonuses may pay, at most; 0: none'),
    lifetime_days: z
      .int()
      .min(1)
      .max(MAX_LIFETIME_DAYS)
      .nullable()
      .describe('Days of Kyiv after that of the receipt in which bonuses are spent; null: any'),
  })
  .meta({ id: 'PurchaseBonusRule' });

export const DiscountRule = z
  .discriminatedUnion('type', [FixedRule, DynamicRule, SingleBonusRule, CountRule, PurchaseBonusRule])
  .meta({ id: 'DiscountRule' });

export type DiscountRuleFields = z.infer<typeof DiscountRule>;
/** The rule of one type. */
export type RuleOf<Type extends DiscountRuleFields['type']> = Extract<DiscountRuleFields, { type: Type }>;
