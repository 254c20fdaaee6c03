import { discountTypes } from '@kasa/contracts/loyalty/discount-values';
import { givesBonuses } from '@kasa/contracts/loyalty/discounts';
import { discountFields } from '@kasa/contracts/loyalty/fields';
import { FormSection, FormWide } from '@kasa/ui/form-section';
import { type FieldPath, useWatch } from 'react-hook-form';
import { placeChoices } from '#shared/choices/places.ts';
import { useFields } from '#shared/fields/use-fields.tsx';
import { createContractField } from '#shared/forms/contract-field.tsx';
import { FormChoice } from '#shared/forms/fields/form-choice.tsx';
import { FormWeekDays } from '#shared/forms/fields/form-week-days.tsx';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { useSession } from '#shared/services/use-services.tsx';
import { discountMessages } from '../../messages/discounts/catalogue.ts';
import type { Discount, DiscountFormOf, DiscountFormValues } from '../../model/discount-form.ts';
import { ChosenField, PlaceSelect } from './chosen-field.tsx';
import {
  GroupSelect,
  groupChoices,
  ProductSelect,
  productChoices,
  TerminalSelect,
  terminalChoices,
} from './discount-choices.ts';
import { RuleFields } from './rule-fields.tsx';

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
          <TypeField form={form} discount={discount} />
        </FormWide>
      </FormSection>
      <FormSection isWide title={text('form.gives')}>
        <RuleFields form={form} />
        <Activation form={form} />
      </FormSection>
      <FormSection isWide title={text('form.when')} description={text('form.whenText')}>
        {field('from_day')}
        {field('to_day')}
        <FormWide>
          <FormWeekDays
            form={form}
            name="week_days"
            label={label('week_days')}
            display={(day) => display('week_days', day)}
          />
        </FormWide>
        {field('from_time')}
        {field('to_time')}
      </FormSection>
      <Where form={form} discount={discount} />
      <ForWhat form={form} discount={discount} />
      <FormSection isWide title={text('form.limits')} description={text('form.limitsText')}>
        <LeastPrice form={form} />
        {field('max_receipt_amount')}
        {field('max_customer_amount')}
        {field('max_total_amount')}
      </FormSection>
    </>
  );
}

/** The type, which stays once the discount was on; one chosen before that can be taken back. */
function TypeField({ form, discount }: { form: DiscountFormOf; discount: Discount | undefined }) {
  const text = useText(discountMessages);
  const { display, label } = useFields(discountFields);
  const type = useWatch({ control: form.hook.control, name: 'rule.type' });
  const isFixed = discount !== undefined && discount.state !== 'draft' && discount.rule.type === type;
  return (
    <FormChoice
      form={form}
      name="rule.type"
      label={label('type')}
      disabledReason={isFixed ? text('form.typeFixed') : undefined}
      options={discountTypes.map((id) => ({
        id,
        label: display('type', id),
        description: text(`about.${id}`),
      }))}
    />
  );
}

/** Of bonuses alone. */
function Activation({ form }: { form: DiscountFormOf }) {
  const type = useWatch({ control: form.hook.control, name: 'rule.type' });
  return givesBonuses(type) ? <Field form={form} name="bonus_activation_amount" /> : null;
}

/** A single bonus changes no price. */
function LeastPrice({ form }: { form: DiscountFormOf }) {
  const type = useWatch({ control: form.hook.control, name: 'rule.type' });
  return type === 'single_bonus' ? null : <Field form={form} name="least_price" />;
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

/** What a discount may be for, one by one. */
const GOODS = {
  products: {
    name: 'product_ids',
    add: 'chosen.addProduct',
    choices: productChoices,
    Select: ProductSelect,
  },
  groups: {
    name: 'group_ids',
    add: 'chosen.addGroup',
    choices: groupChoices,
    Select: GroupSelect,
  },
} as const;

function ForWhat({ form, discount }: { form: DiscountFormOf; discount: Discount | undefined }) {
  const text = useText(discountMessages);
  const locale = useLocale();
  const denial = usePermissions().readDenialReason('catalog_manage');
  const isForAll = useWatch({ control: form.hook.control, name: 'is_for_all_goods' });
  return (
    <FormSection isWide title={text('form.goods')} description={text('form.goodsText')}>
      <FormWide>
        <Field form={form} name="is_for_all_goods" />
      </FormWide>
      {isForAll
        ? null
        : (['products', 'groups'] as const).map((what) => (
            <ChosenField
              key={what}
              {...GOODS[what]}
              form={form}
              label={discountFields[what][locale]}
              placeholder={text(GOODS[what].add)}
              disabledReason={denial}
              known={discount?.[what] ?? []}
            />
          ))}
    </FormSection>
  );
}
