import { discountTypes } from '@kasa/contracts/loyalty/discount-values';
import { discountFields } from '@kasa/contracts/loyalty/fields';
import { FormSection, FormWide } from '@kasa/ui/form-section';
import { type FieldPath, useWatch } from 'react-hook-form';
import { useFields } from '#shared/fields/use-fields.tsx';
import { createContractField } from '#shared/forms/contract-field.tsx';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { useSession } from '#shared/services/use-services.tsx';
import { discountMessages } from '../../messages/discounts/catalogue.ts';
import {
  type Discount,
  type DiscountFormOf,
  type DiscountFormValues,
  isOfBonuses,
} from '../../model/discount-form.ts';
import { ChosenField, PlaceSelect } from './chosen-field.tsx';
import {
  GroupSelect,
  groupChoices,
  ProductSelect,
  placeChoices,
  productChoices,
  TerminalSelect,
  terminalChoices,
} from './discount-choices.ts';
import { FormChoice } from './form-choice.tsx';
import { RuleFields } from './rule-fields.tsx';
import { WeekDaysField } from './week-days-field.tsx';

const Field = createContractField(discountFields);
type Name = keyof typeof discountFields & FieldPath<DiscountFormValues>;

/** The fields of a discount, new or not: what it is, gives, when, where, for what, and how far. */
export function DiscountFields({ form, discount }: { form: DiscountFormOf; discount?: Discount }) {
  const text = useText(discountMessages);
  const { display, label } = useFields(discountFields);
  const field = (name: Name) => <Field form={form} name={name} />;
  return (
    <>
      <FormSection isWide title={text('form.main')} description={text('form.mainText')}>
        <FormWide>{field('name')}</FormWide>
        <FormWide>
          <FormChoice
            form={form}
            name="rule.type"
            label={label('type')}
            options={discountTypes.map((id) => ({
              id,
              label: display('type', id),
              description: text(`about.${id}`),
            }))}
          />
        </FormWide>
      </FormSection>
      <FormSection isWide title={text('form.gives')}>
        <RuleFields form={form} />
      </FormSection>
      <FormSection isWide title={text('form.when')} description={text('form.whenText')}>
        {field('from_day')}
        {field('to_day')}
        <FormWide>
          <WeekDaysField form={form} />
        </FormWide>
        {field('from_time')}
        {field('to_time')}
      </FormSection>
      <Where form={form} discount={discount} />
      <ForWhat form={form} discount={discount} />
      <FormSection isWide title={text('form.limits')} description={text('form.limitsText')}>
        <Activation form={form} />
        {field('least_price')}
        {field('max_receipt_amount')}
        {field('max_customer_amount')}
        {field('max_total_amount')}
      </FormSection>
    </>
  );
}

/** Of bonuses alone. */
function Activation({ form }: { form: DiscountFormOf }) {
  const type = useWatch({ control: form.hook.control, name: 'rule.type' });
  return isOfBonuses(type) ? <Field form={form} name="bonus_activation_amount" /> : null;
}

function Where({ form, discount }: { form: DiscountFormOf; discount: Discount | undefined }) {
  const text = useText(discountMessages);
  const locale = useLocale();
  const own = useSession()?.points ?? null;
  const isEverywhere = useWatch({ control: form.hook.control, name: 'is_everywhere' });
  return (
    <FormSection isWide title={text('form.where')} description={text('form.whereText')}>
      <FormWide>
        <Field
          form={form}
          name="is_everywhere"
          disabledReason={own === null ? undefined : text('form.onlyOwn')}
        />
      </FormWide>
      {isEverywhere ? null : (
        <ChosenField
          form={form}
          name="point_ids"
          label={discountFields.points[locale]}
          placeholder={text('chosen.addPoint')}
          choices={placeChoices}
          Select={PlaceSelect}
          known={discount?.points ?? own ?? []}
        />
      )}
      <ChosenField
        form={form}
        name="excluded_terminal_ids"
        label={discountFields.excluded_terminals[locale]}
        hint={discountFields.excluded_terminals.hint?.[locale]}
        placeholder={text('chosen.addTerminal')}
        choices={terminalChoices}
        Select={TerminalSelect}
        known={discount?.excluded_terminals ?? []}
      />
    </FormSection>
  );
}

function ForWhat({ form, discount }: { form: DiscountFormOf; discount: Discount | undefined }) {
  const text = useText(discountMessages);
  const locale = useLocale();
  const isForAll = useWatch({ control: form.hook.control, name: 'is_for_all_goods' });
  return (
    <FormSection isWide title={text('form.goods')} description={text('form.goodsText')}>
      <FormWide>
        <Field form={form} name="is_for_all_goods" />
      </FormWide>
      {isForAll ? null : (
        <>
          <ChosenField
            form={form}
            name="product_ids"
            label={discountFields.products[locale]}
            placeholder={text('chosen.addProduct')}
            choices={productChoices}
            Select={ProductSelect}
            known={discount?.products ?? []}
          />
          <ChosenField
            form={form}
            name="group_ids"
            label={discountFields.groups[locale]}
            placeholder={text('chosen.addGroup')}
            choices={groupChoices}
            Select={GroupSelect}
            known={discount?.groups ?? []}
          />
        </>
      )}
    </FormSection>
  );
}
