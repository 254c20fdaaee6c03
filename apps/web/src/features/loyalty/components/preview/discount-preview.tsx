import { type DiscountFields, DiscountInput } from '@kasa/contracts/loyalty/discounts';
import { discountFields, ruleFields } from '@kasa/contracts/loyalty/fields';
import { orderWords } from '@kasa/contracts/loyalty/reason-words';
import { discountSentence } from '@kasa/contracts/loyalty/sentence';
import { brokenRules } from '@kasa/contracts/shared/rules';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import type { Locale } from '#shared/i18n/locales.ts';
import { discountMessages } from '../../messages/discounts/catalogue.ts';
import {
  type Discount,
  type DiscountFormOf,
  type DiscountFormValues,
  discountBody,
} from '../../model/discount-form.ts';
import { useNamed } from '../discount/chosen-field.tsx';
import { groupChoices, placeChoices, productChoices, terminalChoices } from '../discount/discount-choices.ts';
import { ExampleReceipt } from './example-receipt.tsx';

/** What a discount will do, told as it is typed: a sentence and a receipt; or what is missing for that. */
export function DiscountPreview({
  form,
  discount,
}: {
  form: DiscountFormOf;
  discount: Discount | undefined;
}) {
  const text = useText(discountMessages);
  const locale = useLocale();
  const id = useId();
  const values = useWatch({ control: form.hook.control }) as DiscountFormValues;
  const body = { ...discountBody(values as never), name: '…' };
  const checked = DiscountInput.safeParse(body);
  const missing = checked.success ? [] : labelsOf(checked.error.issues, body, locale);
  return (
    <section aria-labelledby={id} className="rounded-lg border border-border bg-surface p-4 md:p-6">
      <h2 id={id} className="font-[620] text-base leading-6">
        {text('preview.title')}
      </h2>
      {checked.success ? (
        <>
          <Sentence body={checked.data} discount={discount} />
          <ExampleReceipt discount={checked.data} />
          <h3 className="mt-4 font-semibold">{text('preview.order')}</h3>
          <p className="text-[13px] text-text-muted">{orderWords[locale]}</p>
        </>
      ) : (
        <p role="status" className="mt-1 text-text-muted">
          {text('preview.missing', { fields: missing.join(', ') })}
        </p>
      )}
    </section>
  );
}

function Sentence({ body, discount }: { body: DiscountFields; discount: Discount | undefined }) {
  const locale = useLocale();
  const namesOf = (named: readonly { name: string }[]) => named.map(({ name }) => name);
  const points = useNamed(placeChoices, body.point_ids, discount?.points ?? []);
  const terminals = useNamed(terminalChoices, body.excluded_terminal_ids, discount?.excluded_terminals ?? []);
  const products = useNamed(productChoices, body.product_ids, discount?.products ?? []);
  const groups = useNamed(groupChoices, body.group_ids, discount?.groups ?? []);
  const told = {
    ...body,
    ...{ points: namesOf(points), excluded_terminals: namesOf(terminals) },
    ...{ products: namesOf(products), groups: namesOf(groups) },
  };
  return (
    <p role="status" className="mt-1 [overflow-wrap:anywhere]">
      {discountSentence(told, locale)}
    </p>
  );
}

const specs: Readonly<Record<string, { uk: string; en: string }>> = {
  ...discountFields,
  point_ids: discountFields.points,
  excluded_terminal_ids: discountFields.excluded_terminals,
  product_ids: discountFields.products,
  group_ids: discountFields.groups,
};

/** What the fields are called that the contract refuses. */
function labelsOf(issues: Parameters<typeof brokenRules>[0], body: object, locale: Locale): string[] {
  const labels = brokenRules(issues, body).map(({ path }) => {
    const [first = '', second = ''] = path.split('.');
    const isOfRule = first === 'rule' && Object.hasOwn(ruleFields, second);
    const spec = isOfRule ? ruleFields[second as keyof typeof ruleFields] : specs[first];
    return spec?.[locale] ?? path;
  });
  return [...new Set(labels)];
}
