import { countedThings, stepKinds, WHOLE_BP } from '@kasa/contracts/loyalty/discount-values';
import { ruleFields } from '@kasa/contracts/loyalty/fields';
import { FormWide } from '@kasa/ui/form-section';
import { useWatch } from 'react-hook-form';
import { useFields } from '#shared/fields/use-fields.tsx';
import { FormMoney } from '#shared/forms/fields/form-money.tsx';
import { FormNumber } from '#shared/forms/fields/form-number.tsx';
import { FormPercent } from '#shared/forms/fields/form-percent.tsx';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { discountMessages } from '../../messages/discounts/catalogue.ts';
import type { DiscountFormOf } from '../../model/discount-form.ts';
import { FormChoice } from './form-choice.tsx';
import { StepsField } from './steps-field.tsx';

/** What a discount of the chosen type gives; the fields of other types are not there. */
export function RuleFields({ form }: { form: DiscountFormOf }) {
  const text = useText(discountMessages);
  const locale = useLocale();
  const { display } = useFields(ruleFields);
  const [type, by, off] = useWatch({
    control: form.hook.control,
    name: ['rule.type', 'rule.by', 'rule.off'],
  });
  const said = (name: keyof typeof ruleFields) => {
    const { hint, ...spec }: { hint?: { uk: string; en: string }; uk: string; en: string } = ruleFields[name];
    return { form, label: spec[locale], hint: hint?.[locale] };
  };
  const percent = (label?: string) => (
    <FormPercent
      {...said('percent_bp')}
      {...(label ? { label } : {})}
      name="rule.percent_bp"
      min={0}
      max={WHOLE_BP / 100}
    />
  );
  switch (type) {
    case 'dynamic':
      return (
        <>
          <FormWide>
            <FormChoice
              {...said('by')}
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
          <FormMoney {...said('bonus_amount')} name="rule.bonus_amount" />
          <FormMoney {...said('min_amount')} name="rule.min_amount" />
        </>
      );
    case 'by_purchase_count':
      return (
        <>
          <FormNumber {...said('every')} name="rule.every" min={2} max={100} />
          {percent(text('form.percentOff'))}
          <FormWide>
            <FormChoice
              {...said('counts')}
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
          {percent(text('form.percentBack'))}
          <FormPercent
            {...said('spend_percent_bp')}
            name="rule.spend_percent_bp"
            min={0}
            max={WHOLE_BP / 100}
          />
          <FormNumber {...said('lifetime_days')} name="rule.lifetime_days" min={1} max={3_650} />
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
          {off === 'amount' ? <FormMoney {...said('amount')} name="rule.amount" /> : percent()}
        </>
      );
  }
}
