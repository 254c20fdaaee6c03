import type { DiscountType } from '@kasa/contracts/loyalty/discount-values';
import { type DiscountFields, DiscountInput, givesBonuses } from '@kasa/contracts/loyalty/discounts';
import { weekDays } from '@kasa/contracts/shared/week-days';
import { z } from 'zod';
import type { FormOf } from '#shared/entity/entity-form.tsx';
import type { FormValuesOf } from '#shared/forms/form-values.ts';
import { isRequired } from '#shared/forms/schema-shape.ts';
import type { DataOf } from '#shared/query/operations.ts';
import type { SessionData } from '#shared/session/session-data.ts';

export type Discount = DataOf<'getDiscount'>;

/** Whatever is typed: what is sent of it is checked as a whole, by the contract. */
const typed = <Value>() => z.custom<Value>();
const maybe = () => typed<number | null>();

const amountStep = { from_amount: maybe(), percent_bp: maybe() };
const timeStep = { from_time: typed<string | null>(), to_time: typed<string | null>(), percent_bp: maybe() };

/** The fields of all types side by side, so that a type finds again what was typed for it. */
const RuleForm = z.object({
  type: typed<DiscountType>(),
  /** Of `fixed`. */
  off: typed<'percent' | 'amount'>(),
  /** Percentages: of `fixed`, of the N-th, and of what comes back. */
  ...{ percent_bp: maybe(), nth_percent_bp: maybe(), back_percent_bp: maybe() },
  ...{ amount: maybe(), bonus_amount: maybe(), min_amount: maybe() },
  by: typed<'amount' | 'time'>(),
  amount_steps: z.array(z.object(amountStep)),
  time_steps: z.array(z.object(timeStep)),
  ...{ every: maybe(), counts: typed<'receipts' | 'pieces'>() },
  ...{ spend_percent_bp: maybe(), lifetime_days: maybe() },
});
export type RuleValues = z.infer<typeof RuleForm>;

const { rule: _, ...fields } = DiscountInput.shape;
const others = Object.fromEntries(Object.keys(fields).map((name) => [name, z.custom()]));
type Others = { [Name in keyof typeof fields]: z.ZodType<DiscountFields[Name], DiscountFields[Name]> };

/** A discount as its form holds it. */
export const DiscountForm = z
  .object({ ...(others as unknown as Others), rule: RuleForm })
  .superRefine((values, context) => {
    const { type, off } = values.rule;
    const isOffMissing = type === 'fixed' && values.rule[nameOf(off)] === null;
    if (isOffMissing) context.addIssue({ code: 'custom', path: ['rule', nameOf(off)], message: 'required' });
    for (const issue of DiscountInput.safeParse(discountBody(values)).error?.issues ?? []) {
      if (isOffMissing && issue.message === 'percent_or_amount') continue;
      context.addIssue({ ...issue, path: formPath(issue.path.join('.'), values).split('.') });
    }
  });
export type DiscountFormValues = FormValuesOf<typeof DiscountForm>;
export type DiscountFormOf = FormOf<typeof DiscountForm>;

const nameOf = (off: RuleValues['off']) => (off === 'percent' ? 'percent_bp' : 'amount');

/** Where a form holds the percentage of a type. */
const percentOf: Partial<Record<DiscountType, 'nth_percent_bp' | 'back_percent_bp'>> = {
  by_purchase_count: 'nth_percent_bp',
  purchase_bonus: 'back_percent_bp',
};

/** Where the form shows what the contract has at a path. */
export function formPath(path: string, { rule }: { readonly rule: RuleValues | null }): string {
  if (path === 'rule') return 'rule.type';
  if (rule === null || (path !== 'rule.percent_bp' && path !== 'rule.amount')) return path;
  return `rule.${rule.type === 'fixed' ? nameOf(rule.off) : (percentOf[rule.type] ?? 'percent_bp')}`;
}

/** What of a rule belongs to its type. */
function ruleBody(rule: RuleValues) {
  const { type, off, by, amount_steps, time_steps, bonus_amount, every, counts } = rule;
  const percent_bp = rule[percentOf[type] ?? 'percent_bp'];
  switch (type) {
    case 'fixed':
      return off === 'percent'
        ? { type, percent_bp, amount: null }
        : { type, percent_bp: null, amount: rule.amount };
    case 'dynamic':
      return {
        ...{ type, by },
        amount_steps: by === 'amount' ? amount_steps : [],
        time_steps: by === 'time' ? time_steps : [],
      };
    case 'single_bonus':
      return { type, bonus_amount, min_amount: rule.min_amount ?? 0 };
    case 'by_purchase_count':
      return { type, every, counts, percent_bp };
    default:
      return {
        ...{ type, percent_bp, spend_percent_bp: rule.spend_percent_bp ?? 0 },
        lifetime_days: rule.lifetime_days,
      };
  }
}

/** What is sent of a form: nothing of another type, nothing that a choice has made needless. */
export function discountBody(values: z.input<typeof DiscountForm>): DiscountFields {
  const { rule, is_everywhere, is_for_all_goods } = values;
  return {
    ...values,
    rule: ruleBody(rule) as DiscountFields['rule'],
    bonus_activation_amount: givesBonuses(rule.type) ? (values.bonus_activation_amount ?? 0) : 0,
    least_price: rule.type === 'single_bonus' ? 0 : (values.least_price ?? 0),
    point_ids: is_everywhere ? [] : values.point_ids,
    product_ids: is_for_all_goods ? [] : values.product_ids,
    group_ids: is_for_all_goods ? [] : values.group_ids,
  };
}

/** Whether two forms differ in more than the name. */
export function hasOtherTerms(now: DiscountFormValues, before: DiscountFormValues): boolean {
  const termsOf = (values: DiscountFormValues) => {
    const { name: _, ...terms } = discountBody(values as z.input<typeof DiscountForm>);
    return JSON.stringify(Object.entries(terms).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  };
  return termsOf(now) !== termsOf(before);
}

const noRule: RuleValues = {
  ...{ percent_bp: null, nth_percent_bp: null, back_percent_bp: null },
  ...{ type: 'fixed', off: 'percent', amount: null, bonus_amount: null, min_amount: 0 },
  ...{ by: 'amount', amount_steps: [], time_steps: [], every: null, counts: 'receipts' },
  ...{ spend_percent_bp: 0, lifetime_days: null },
};

/** A new discount; whoever is limited to points gives it at theirs. */
export const newDiscount = (own: SessionData['points']): DiscountFormValues => ({
  ...{ name: '', rule: noRule, bonus_activation_amount: 0, least_price: 0 },
  ...{ from_day: null, to_day: null, week_days: [...weekDays], from_time: null, to_time: null },
  ...{ is_everywhere: own === null, is_for_all_goods: true },
  point_ids: own?.length === 1 ? own.map(({ id }) => id) : [],
  ...{ excluded_terminal_ids: [], product_ids: [], group_ids: [] },
  ...{ max_receipt_amount: null, max_customer_amount: null, max_total_amount: null },
});

const idsOf = (named: readonly { readonly id: string }[]) => named.map(({ id }) => id);

/** A discount as its form holds it. */
export function discountDraft(discount: Discount): DiscountFormValues {
  const { points, excluded_terminals, products, groups, rule, ...rest } = discount;
  const terms = Object.entries(rest).filter(([name]) => name in fields);
  return {
    ...(Object.fromEntries(terms) as unknown as DiscountFormValues),
    rule: {
      ...noRule,
      ...rule,
      ...('percent_bp' in rule
        ? { percent_bp: null, [percentOf[rule.type] ?? 'percent_bp']: rule.percent_bp }
        : {}),
      off: rule.type === 'fixed' && rule.percent_bp === null ? 'amount' : 'percent',
    },
    point_ids: idsOf(points),
    excluded_terminal_ids: idsOf(excluded_terminals),
    product_ids: idsOf(products),
    group_ids: idsOf(groups),
  };
}

/** Fields of rules that may stay empty, and amounts of which nothing typed is 0. */
const OPTIONAL = [
  ...['rule.min_amount', 'rule.spend_percent_bp', 'rule.lifetime_days'],
  ...['least_price', 'bonus_activation_amount'],
];

/** The form, with the asterisks of the contract. */
export const withRequired = (form: DiscountFormOf): DiscountFormOf => ({
  ...form,
  isRequired: (name) =>
    !OPTIONAL.includes(name) && (name.startsWith('rule.') || isRequired(DiscountInput, name)),
});
