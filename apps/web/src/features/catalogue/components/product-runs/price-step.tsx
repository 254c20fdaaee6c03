import { changedPrice } from '@kasa/contracts/catalogue/price-rounding';
import { MAX_PLANNED_DAYS } from '@kasa/contracts/catalogue/prices';
import { productStepFields } from '@kasa/contracts/catalogue/product-run-fields';
import { priceRoundings } from '@kasa/contracts/catalogue/product-run-values';
import { kyivDay } from '@kasa/contracts/shared/kyiv';
import { dayAfter } from '@kasa/contracts/shared/kyiv-clock';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { usePlaces } from '#shared/choices/places.ts';
import { useFields } from '#shared/fields/use-fields.tsx';
import { FormChoice } from '#shared/forms/fields/form-choice.tsx';
import { FormDate } from '#shared/forms/fields/form-date.tsx';
import { FormMoney } from '#shared/forms/fields/form-money.tsx';
import { FormPercent } from '#shared/forms/fields/form-percent.tsx';
import { FormDialog } from '#shared/forms/form-dialog.tsx';
import type { FormValuesOf } from '#shared/forms/form-values.ts';
import { LocalSearchSelect } from '#shared/forms/local-search-select.tsx';
import { type ContractForm, useContractForm } from '#shared/forms/use-contract-form.ts';
import { useField } from '#shared/forms/use-field.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { useServerTime } from '#shared/live/use-server-time.ts';
import { useSession } from '#shared/services/use-services.tsx';
import { productRunMessages } from '../../messages/product-runs/catalogue.ts';
import { productMessages } from '../../messages/products/catalogue.ts';
import { BASE } from '../../model/price-form.ts';
import type { ChangeOf } from '../../model/product-run.ts';
import {
  amountsOf,
  maxPercent,
  mondayAfter,
  type PriceStepForm,
  priceChange,
  priceStepForm,
  priceValues,
} from '../../model/product-run-form.ts';
import type { StepProps } from './step-props.ts';

type PriceForm = ContractForm<FormValuesOf<PriceStepForm>>;
/** Kopiykas. */
const EXAMPLE = 8_490;
/** Basis points. */
const LEAST_PERCENT = 1;

/** Asks by how much prices change, which ones, and when. */
export function PriceStep({ change, onNext, onClose }: StepProps<ChangeOf<'change_price'>>) {
  const text = useText(productRunMessages);
  const { label, display } = useFields(productStepFields);
  const own = useSession()?.points ?? null;
  // The day the dialog was opened on: its form is checked by it.
  const [today] = useState(kyivDay(new Date(useServerTime())));
  const [schema] = useState(() => priceStepForm(today));
  const place = own === null ? BASE : (own.length === 1 && own[0]?.id) || '';
  const form = useContractForm({
    schema,
    defaults: change
      ? priceValues(change, today)
      : {
          ...{ direction: 'up', by: 'percent', when: 'now', point_id: place },
          ...{ percent: null, amount: null, rounding: 'to_50', effective_on: null },
        },
    send: async (values) => onNext(priceChange(values, today)),
  });
  return (
    <FormDialog
      title={text('ask.change_price')}
      size="md"
      form={form}
      submitLabel={text('ask.next')}
      onClose={onClose}
    >
      <Amount form={form} />
      <FormChoice
        form={form}
        name="rounding"
        label={label('rounding')}
        options={priceRoundings.map((id) => ({ id, label: display('rounding', id) }))}
      />
      <Example form={form} />
      <Place form={form} />
      <When form={form} today={today} />
    </FormDialog>
  );
}

function Amount({ form }: { form: PriceForm }) {
  const text = useText(productRunMessages);
  const [direction, by] = useWatch({ control: form.hook.control, name: ['direction', 'by'] });
  return (
    <>
      <FormChoice
        form={form}
        name="direction"
        label={text('price.direction')}
        isRow
        options={[
          { id: 'up', label: text('price.up') },
          { id: 'down', label: text('price.down') },
        ]}
      />
      <FormChoice
        form={form}
        name="by"
        label={text('price.by')}
        isRow
        options={[
          { id: 'percent', label: text('price.byPercent') },
          { id: 'amount', label: text('price.byAmount') },
        ]}
      />
      {by === 'amount' ? (
        <FormMoney form={form} name="amount" label={text('price.amount')} />
      ) : (
        <FormPercent
          form={form}
          name="percent"
          label={text('price.percent')}
          min={LEAST_PERCENT / 100}
          max={maxPercent(direction) / 100}
        />
      )}
    </>
  );
}

/** What becomes of a price by what is typed. */
function Example({ form }: { form: PriceForm }) {
  const text = useText(productRunMessages);
  const format = useFormat();
  const [direction, by, percent, amount, rounding] = useWatch({
    control: form.hook.control,
    name: ['direction', 'by', 'percent', 'amount', 'rounding'],
  });
  const step = amountsOf({
    direction: direction ?? 'up',
    by: by ?? 'percent',
    ...{ percent: percent ?? null, amount: amount ?? null, rounding: rounding ?? 'none' },
  });
  const price = step && changedPrice(EXAMPLE, step);
  if (price === null) return null;
  return (
    <p className="text-text-muted figures" role="status">
      {text('price.example', { from: format.sum(EXAMPLE), to: format.sum(price) })}
    </p>
  );
}

/** The base price, or that of a point. */
function Place({ form }: { form: PriceForm }) {
  const text = useText(productMessages);
  const { value, ...field } = useField({ form, name: 'point_id' });
  const { query, items } = usePlaces();
  return (
    <LocalSearchSelect
      {...field}
      label={text('prices.which')}
      searchLabel={text('prices.whichSearch')}
      value={typeof value === 'string' && value !== '' ? value : null}
      items={[{ id: BASE, label: text('prices.base') }, ...items]}
      query={query}
    />
  );
}

/** At once, from the next Monday, or from another day. */
function When({ form, today }: { form: PriceForm; today: string }) {
  const text = useText(productRunMessages);
  const product = useText(productMessages);
  const format = useFormat();
  const when = useWatch({ control: form.hook.control, name: 'when' });
  return (
    <>
      <FormChoice
        form={form}
        name="when"
        label={product('prices.when')}
        isRow
        options={[
          { id: 'now', label: product('prices.atOnce') },
          { id: 'monday', label: text('price.monday', { day: format.day(mondayAfter(today)) }) },
          { id: 'later', label: product('prices.fromDay') },
        ]}
      />
      {when === 'later' ? (
        <FormDate
          form={form}
          name="effective_on"
          label={product('prices.day')}
          min={dayAfter(today)}
          max={dayAfter(today, MAX_PLANNED_DAYS)}
        />
      ) : null}
    </>
  );
}
