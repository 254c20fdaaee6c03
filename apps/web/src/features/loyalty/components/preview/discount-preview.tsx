import { type DiscountFields, DiscountInput } from '@kasa/contracts/loyalty/discounts';
import { orderWords } from '@kasa/contracts/loyalty/reason-words';
import { discountSentence } from '@kasa/contracts/loyalty/sentence';
import { brokenRules } from '@kasa/contracts/shared/rules';
import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { placeChoices } from '#shared/choices/places.ts';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { useDebouncedValue } from '#shared/use-debounced-value.ts';
import { discountMessages } from '../../messages/discounts/catalogue.ts';
import {
  type Discount,
  DiscountForm,
  type DiscountFormOf,
  type DiscountFormValues,
  discountBody,
} from '../../model/discount-form.ts';
import { useNamed } from '../discount/chosen-field.tsx';
import { groupChoices, productChoices, terminalChoices } from '../discount/discount-choices.ts';
import { useFieldLabels } from '../discount/use-field-labels.ts';
import { ExampleReceipt } from './example-receipt.tsx';

/** Typing is told when it pauses. */
const ANNOUNCED_AFTER_MS = 1_000;

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
  const { labelAt } = useFieldLabels();
  const typed = { ...values, name: '…' };
  const wrong = brokenRules(DiscountForm.safeParse(typed).error?.issues ?? [], typed);
  const body = wrong.length === 0 ? DiscountInput.safeParse(discountBody(typed as never)).data : undefined;
  const fields = [...new Set(wrong.map(({ path }) => labelAt(path)))].join('; ');
  const sentence = useSentence(body, discount);
  const [result, setResult] = useState('');
  const told = body ? `${sentence} ${result}` : text('preview.missing', { fields });
  return (
    <section aria-labelledby={id} className="rounded-lg border border-border bg-surface p-4 md:p-6">
      <h2 id={id} className="font-[620] text-base leading-6">
        {text('preview.title')}
      </h2>
      <p role="status" className="sr-only">
        {useDebouncedValue(told, ANNOUNCED_AFTER_MS)}
      </p>
      {body ? (
        <>
          <p className="mt-1 [overflow-wrap:anywhere]">{sentence}</p>
          <ExampleReceipt discount={body} onResult={setResult} />
          <h3 className="mt-4 font-semibold">{text('preview.order')}</h3>
          <p className="text-[13px] text-text-muted">{orderWords[locale]}</p>
        </>
      ) : (
        <p className="mt-1 text-text-muted">{told}</p>
      )}
    </section>
  );
}

/** The sentence of what the form holds; empty while that is not complete. */
function useSentence(body: DiscountFields | undefined, discount: Discount | undefined): string {
  const locale = useLocale();
  const namesOf = (named: readonly { name: string }[]) => named.map(({ name }) => name);
  const points = useNamed(placeChoices, body?.point_ids ?? [], discount?.points ?? []);
  const terminals = useNamed(
    terminalChoices,
    body?.excluded_terminal_ids ?? [],
    discount?.excluded_terminals ?? [],
  );
  const products = useNamed(productChoices, body?.product_ids ?? [], discount?.products ?? []);
  const groups = useNamed(groupChoices, body?.group_ids ?? [], discount?.groups ?? []);
  if (body === undefined) return '';
  return discountSentence(
    {
      ...body,
      ...{ points: namesOf(points), excluded_terminals: namesOf(terminals) },
      ...{ products: namesOf(products), groups: namesOf(groups) },
    },
    locale,
  );
}
