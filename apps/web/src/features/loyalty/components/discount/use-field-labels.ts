import { discountFields, ruleFields } from '@kasa/contracts/loyalty/fields';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { discountMessages } from '../../messages/discounts/catalogue.ts';

interface Spec {
  readonly uk: string;
  readonly en: string;
  readonly hint?: { readonly uk: string; readonly en: string };
}

/** What the form calls by itself: the same percentage means something else with each type. */
const own = { nth_percent_bp: 'form.percentOff', back_percent_bp: 'form.percentBack' } as const;
const isOwn = (name: string): name is keyof typeof own => Object.hasOwn(own, name);
/** Parts of steps. */
const parts = {
  from_amount: 'steps.fromAmount',
  from_time: 'steps.fromTime',
  to_time: 'steps.toTime',
  percent_bp: 'steps.percent',
} as const;
const isPart = (name: string): name is keyof typeof parts => Object.hasOwn(parts, name);

const rules: Readonly<Record<string, Spec>> = ruleFields;
const fields: Readonly<Record<string, Spec>> = {
  ...discountFields,
  point_ids: discountFields.points,
  excluded_terminal_ids: discountFields.excluded_terminals,
  product_ids: discountFields.products,
  group_ids: discountFields.groups,
};

/** What the fields of the form are called. */
export function useFieldLabels() {
  const text = useText(discountMessages);
  const locale = useLocale();
  /** A field of a rule. */
  const ruleField = (name: keyof typeof ruleFields | keyof typeof own) => {
    const spec = rules[name];
    return {
      label: isOwn(name) ? text(own[name]) : (spec?.[locale] ?? name),
      hint: spec?.hint?.[locale],
    };
  };
  /** The field at a path, `rule.amount_steps.0.percent_bp`. */
  const labelAt = (path: string): string => {
    const [first = '', second = '', place, part = ''] = path.split('.');
    if (first !== 'rule') return fields[first]?.[locale] ?? path;
    if (isPart(part)) return text(parts[part], { n: Number(place) + 1 });
    return isOwn(second) ? text(own[second]) : (rules[second]?.[locale] ?? path);
  };
  return { ruleField, labelAt };
}
