import {
  countedThings,
  MAX_EVERY,
  MAX_LIFETIME_DAYS,
  stepKinds,
  WHOLE_BP,
} from '@kasa/contracts/loyalty/discount-values';
import { ruleFields } from '@kasa/contracts/loyalty/fields';
import { FormWide } from '@kasa/ui/form-section';
import { useWatch } from 'react-hook-form';
import { useFields } from '#shared/fields/use-fields.tsx';
import { FormChoice } from '#shared/forms/fields/form-choice.tsx';
import { FormMoney } from '#shared/forms/fields/form-money.tsx';
import { FormNumber } from '#shared/forms/fields/form-number.tsx';
import { FormPercent } from '#shared/forms/fields/form-percent.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { discountMessages } from '../../messages/discounts/catalogue.ts';
import type { DiscountFormOf } from '../../model/discount-form.ts';
import { StepsField } from './steps-field.tsx';
import { useFieldLabels } from './use-field-labels.ts';

/** What a discount of the chosen type gives; the fields of other types are not there. */
export function RuleFields({ form }: { form: DiscountFormOf }) {
  const text = useText(discountMessages);
  const { display } = useFields(ruleFields);
  const [type, by, off] = useWatch({
    control: form.hook.control,
    name: ['rule.type', 'rule.by', 'rule.off'],
  });
  const { ruleField } = useFieldLabels();
  const named = (name: Parameters<typeof ruleField>[0]) => ({ form, ...ruleField(name) });
  const percent = (name: 'percent_bp' | 'nth_percent_bp' | 'back_percent_bp' | 'spend_percent_bp') => (
    <FormPercent {...named(name)} name={`rule.${name}`} min={0} max={WHOLE_BP / 100} />
  );
  switch (type) {
    case 'dynamic':
      return (
        <>
          <FormWide>
            <FormChoice
              {...named('by')}
              name="rule.by"
              isRow
              options={stepKinds.map((id) => ({ id, label: display('by', id) }))}
            />
          </FormWide>
          <FormWide>
            <StepsField key={by} form={form} by={by} />
          </FormWide>
        </>
      );
    case 'single_bonus':
      return (
        <>
          <FormMoney {...named('bonus_amount')} name="rule.bonus_amount" />
          <FormMoney {...named('min_amount')} name="rule.min_amount" />
        </>
      );
    case 'by_purchase_count':
      return (
        <>
          <FormNumber {...named('every')} name="rule.every" min={2} max={MAX_EVERY} />
          {percent('nth_percent_bp')}
          <FormWide>
            <FormChoice
              {...named('counts')}
              name="rule.counts"
              isRow
              options={countedThings.map((id) => ({ id, label: display('counts', id) }))}
            />
          </FormWide>
        </>
      );
    case 'purchase_bonus':
      return (
        <>
          {percent('back_percent_bp')}
          {percent('spend_percent_bp')}
          <FormNumber {...named('lifetime_days')} name="rule.lifetime_days" min={1} max={MAX_LIFETIME_DAYS} />
        </>
      );
    default:
      return (
        <>
          <FormWide>
            <FormChoice
              form={form}
              name="rule.off"
              label={text('form.off')}
              isRow
              options={[
                { id: 'percent', label: text('form.offPercent') },
                { id: 'amount', label: text('form.offAmount') },
              ]}
            />
          </FormWide>
          {off === 'amount' ? <FormMoney {...named('amount')} name="rule.amount" /> : percent('percent_bp')}
        </>
      );
  }
}
