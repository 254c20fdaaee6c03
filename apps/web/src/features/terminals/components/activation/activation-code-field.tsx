import { parseActivationCode } from '@kasa/contracts/terminals/terminal-number';
import type { FieldValues } from 'react-hook-form';
import type { FormFieldBinding } from '#shared/forms/use-field.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { terminalFormsMessages } from '../../messages.ts';
import { formatActivationCode } from '../../model/issued-code.ts';
import { FormFormattedField } from '../scan/code-input-tabs.tsx';

/** The activation code that came with a device, in two groups of four as it is printed. */
export function ActivationCodeField<Values extends FieldValues>(binding: FormFieldBinding<Values>) {
  const text = useText(terminalFormsMessages);
  return (
    <div className="max-w-80">
      <FormFormattedField
        {...binding}
        label={text('activate.code')}
        hint={text('activate.codeHint')}
        placeholder="XXXX XXXX"
        parse={(typed) => parseActivationCode(typed) ?? null}
        format={formatActivationCode}
      />
    </div>
  );
}
