import type { SettingName } from '@kasa/contracts/terminals/settings';
import { FormSection, FormWide } from '@kasa/ui/form-section';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useText } from '#shared/i18n/i18n.tsx';
import { terminalFormsMessages } from '../../messages.ts';
import { CallbackPreview } from '../callback/callback-preview.tsx';
import { ReceiptPreview, type ReceiptSubject } from '../callback/receipt-preview.tsx';
import { SettingField, type SettingProps, useSettingState } from './setting-field.tsx';

type SectionProps = Omit<SettingProps, 'name'>;

export function SettingFields({ names, ...section }: SectionProps & { names: readonly SettingName[] }) {
  return names.map((name) => <SettingField key={name} {...section} name={name} />);
}

/** Content that depends on a setting; hidden while the setting is left out. */
function Following({ children, ...setting }: SettingProps & { children: ReactNode }) {
  return useSettingState(setting) === null ? null : children;
}

/** Whether a section has any of its settings: a template leaves some out, whatever their values. */
const hasAny = ({ stateOf }: SectionProps, names: readonly SettingName[]) =>
  names.some((name) => stateOf(name, undefined) !== null);

/** Section of settings, one after another. */
const plainSection = (title: 'edit.acquiring' | 'edit.timings' | 'edit.more', ...names: SettingName[]) =>
  function PlainSection(section: SectionProps) {
    const text = useText(terminalFormsMessages);
    if (!hasAny(section, names)) return null;
    return (
      <FormSection title={text(title)} description={text(`${title}Text`)}>
        <SettingFields {...section} names={names} />
      </FormSection>
    );
  };

export const AcquiringSection = plainSection(
  'edit.acquiring',
  'acquirer_type',
  'balancing_type',
  'commission_distribution_type',
  'merchant_commission_bp',
  'client_commission_bp',
  'min_amount',
  'max_amount',
  'daily_amount_limit',
);

export const TimingsSection = plainSection(
  'edit.timings',
  'card_waiting_seconds',
  'sync_seconds',
  'works_offline',
  'max_offline_amount',
);

export const DeviceSection = plainSection(
  'edit.more',
  'terminal_type',
  'interface_type',
  'system',
  'installation_type',
  'connection_type',
);

const shift = ['shift_required', 'shift_start', 'shift_end', 'print_receipt', 'receipt_template'] as const;

export function ShiftSection({ receiptOf, ...section }: SectionProps & { receiptOf: ReceiptSubject }) {
  const text = useText(terminalFormsMessages);
  if (!hasAny(section, shift)) return null;
  return (
    <FormSection title={text('edit.shift')} description={text('edit.shiftText')}>
      <SettingFields {...section} names={shift} />
      <Following {...section} name="receipt_template">
        <FormWide>
          <ReceiptPreview form={section.form} of={receiptOf} />
        </FormWide>
      </Following>
    </FormSection>
  );
}

const callback = [
  'callback_endpoint',
  'callback_type',
  'callback_headers',
  'callback_get_parameters',
  'callback_body_template',
  'callback_signature_template',
  'callback_timeout_seconds',
  'callback_retry_seconds',
] as const;

/** What is sent stands beside the fields where both have room, else below them. */
const BESIDE = 'repeat(auto-fit, minmax(min(100%, 25rem), 1fr))';

export function CallbackSection({
  terminalId,
  ...section
}: SectionProps & {
  /** Terminal whose data the preview uses; null: sample data. */
  terminalId: string | null;
}) {
  const text = useText(terminalFormsMessages);
  const isGet = useWatch({ control: section.form.hook.control, name: 'settings.callback_type' }) === 'get';
  if (!hasAny(section, callback)) return null;
  return (
    <FormSection title={text('edit.callback')} description={text('edit.callbackText')} isWide>
      <FormWide>
        <div className="grid items-start gap-6" style={{ gridTemplateColumns: BESIDE }}>
          <div className="grid min-w-0 max-w-2xl gap-x-4 gap-y-5 md:grid-cols-2 md:items-start">
            <SettingFields {...section} names={['callback_endpoint', 'callback_type']} />
            <div className="hidden md:block" />
            <SettingFields {...section} names={['callback_headers', 'callback_get_parameters']} />
            <SettingField
              {...section}
              name="callback_body_template"
              note={isGet ? text('callback.noBody') : undefined}
            />
            <SettingField
              {...section}
              name="callback_signature_template"
              note={text('callback.signedHint')}
            />
            <SettingFields {...section} names={['callback_timeout_seconds', 'callback_retry_seconds']} />
          </div>
          <Following {...section} name="callback_endpoint">
            <CallbackPreview form={section.form} terminalId={terminalId} />
          </Following>
        </div>
      </FormWide>
    </FormSection>
  );
}
