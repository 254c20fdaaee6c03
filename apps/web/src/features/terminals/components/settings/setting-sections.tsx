import type { SettingName } from '@kasa/contracts/terminals/settings';
import { FormSection, FormWide } from '@kasa/ui/form-section';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useText } from '#shared/i18n/i18n.tsx';
import { terminalFormsMessages } from '../../messages/forms/catalogue.ts';
import type { GetSettingState, SettingsForm } from '../../model/settings-form.ts';
import { CallbackPreview } from '../callback/callback-preview.tsx';
import { ReceiptPreview } from '../callback/receipt-preview.tsx';
import type { ReceiptSubject } from '../callback/use-receipt-values.ts';
import { SettingField } from './setting-field.tsx';
import { type SettingProps, useSettingState } from './setting-frame.tsx';
import { SettingPairs } from './setting-pairs.tsx';
import { SettingMultilineField, SettingTimeField, SettingUrlField } from './setting-text-fields.tsx';

export interface SectionProps {
  form: SettingsForm;
  stateOf: GetSettingState;
}

function Fields({ names, ...section }: SectionProps & { names: readonly SettingName[] }) {
  return names.map((name) => <SettingField key={name} {...section} name={name} />);
}

/** Content that depends on a setting; hidden while the setting is left out. */
function Following({ children, ...setting }: SettingProps & { children: ReactNode }) {
  return useSettingState(setting).add === null ? <FormWide>{children}</FormWide> : null;
}

export function AcquiringSection(section: SectionProps) {
  const text = useText(terminalFormsMessages);
  return (
    <FormSection title={text('edit.acquiring')} description={text('edit.acquiringText')}>
      <Fields
        {...section}
        names={[
          'acquirer_type',
          'balancing_type',
          'commission_distribution_type',
          'merchant_commission_bp',
          'client_commission_bp',
        ]}
      />
    </FormSection>
  );
}

export function ShiftSection({ receiptOf, ...section }: SectionProps & { receiptOf: ReceiptSubject }) {
  const text = useText(terminalFormsMessages);
  return (
    <FormSection title={text('edit.shift')} description={text('edit.shiftText')}>
      <FormWide>
        <SettingField {...section} name="shift_required" />
      </FormWide>
      <SettingTimeField {...section} name="shift_start" />
      <SettingTimeField {...section} name="shift_end" />
      <FormWide>
        <SettingField {...section} name="print_receipt" />
      </FormWide>
      <FormWide>
        <SettingMultilineField {...section} name="receipt_template" set="receipt" rows={4} />
      </FormWide>
      <Following {...section} name="receipt_template">
        <ReceiptPreview form={section.form} of={receiptOf} />
      </Following>
    </FormSection>
  );
}

export function TimingsSection(section: SectionProps) {
  const text = useText(terminalFormsMessages);
  return (
    <FormSection title={text('edit.timings')} description={text('edit.timingsText')}>
      <Fields
        {...section}
        names={['card_waiting_seconds', 'sync_seconds', 'works_offline', 'max_offline_amount']}
      />
    </FormSection>
  );
}

export function CallbackSection({
  terminalId,
  ...section
}: SectionProps & {
  /** Terminal whose data the preview uses; null: sample data. */
  terminalId: string | null;
}) {
  const text = useText(terminalFormsMessages);
  const isGet = useWatch({ control: section.form.hook.control, name: 'settings.callback_type' }) === 'get';
  return (
    <FormSection title={text('edit.callback')} description={text('edit.callbackText')}>
      <FormWide>
        <SettingUrlField {...section} name="callback_endpoint" />
      </FormWide>
      <SettingField {...section} name="callback_type" />
      <div className="hidden md:block" />
      <FormWide>
        <SettingPairs {...section} name="callback_headers" />
      </FormWide>
      <FormWide>
        <SettingPairs {...section} name="callback_get_parameters" />
      </FormWide>
      <FormWide>
        <SettingMultilineField
          {...section}
          name="callback_body_template"
          set="callback"
          rows={4}
          note={isGet ? text('callback.noBody') : undefined}
        />
      </FormWide>
      <FormWide>
        <SettingMultilineField
          {...section}
          name="callback_signature_template"
          set="signed"
          rows={2}
          note={text('callback.signedHint')}
        />
      </FormWide>
      <SettingField {...section} name="callback_timeout_seconds" />
      <SettingField {...section} name="callback_retry_seconds" />
      <Following {...section} name="callback_endpoint">
        <CallbackPreview form={section.form} terminalId={terminalId} />
      </Following>
    </FormSection>
  );
}

export function DeviceSection(section: SectionProps) {
  const text = useText(terminalFormsMessages);
  return (
    <FormSection title={text('edit.more')} description={text('edit.moreText')}>
      <Fields
        {...section}
        names={['terminal_type', 'interface_type', 'system', 'installation_type', 'connection_type']}
      />
    </FormSection>
  );
}
