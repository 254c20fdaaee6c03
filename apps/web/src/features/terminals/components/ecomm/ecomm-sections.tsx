import { FormSection } from '@kasa/ui/form-section';
import { useText } from '#shared/i18n/i18n.tsx';
import { ecommMessages } from '../../messages.ts';
import type { SettingProps } from '../settings/setting-field.tsx';
import { SettingFields } from '../settings/setting-sections.tsx';

const names = [
  'merchant_commission_bp',
  'client_commission_bp',
  'commission_distribution_type',
  'min_amount',
  'max_amount',
  'daily_amount_limit',
] as const;

/** Form section: what a payment costs, and which ones are taken. */
export function EcommLimitsSection(section: Omit<SettingProps, 'name'>) {
  const text = useText(ecommMessages);
  return (
    <FormSection title={text('create.limits')} description={text('create.limitsText')}>
      <SettingFields {...section} names={names} />
    </FormSection>
  );
}
