import { useWatch } from 'react-hook-form';
import { FormPhone } from '#shared/forms/fields/form-phone.tsx';
import { FormTaxNumber } from '#shared/forms/fields/form-tax-number.tsx';
import { FormText } from '#shared/forms/fields/form-text.tsx';
import type { ContractForm } from '#shared/forms/use-contract-form.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { registrationMessages } from '../messages/registration/catalogue.ts';
import { taxNumberKind } from '../model/tax-number-kind.ts';
import type { SignUpDraft } from './use-sign-up-form.ts';

const taxHints = {
  unknown: 'signUp.taxHint',
  edrpou: 'signUp.taxEdrpou',
  rnokpp: 'signUp.taxRnokpp',
  mistyped: 'signUp.taxMistyped',
} as const;

export function SignUpPersonFields({
  form,
  autoFocus,
}: {
  form: ContractForm<SignUpDraft>;
  autoFocus: boolean;
}) {
  const text = useText(registrationMessages);
  const taxNumber = useWatch({ control: form.hook.control, name: 'tax_number' });
  return (
    <>
      <FormText
        form={form}
        name="full_name"
        label={text('signUp.fullName')}
        autoComplete="name"
        autoFocus={autoFocus}
      />
      <FormPhone
        form={form}
        name="phone"
        label={text('signUp.phone')}
        placeholder={text('signUp.phonePlaceholder')}
        hint={text('signUp.phoneHint')}
        autoComplete="username"
      />
      <FormTaxNumber
        form={form}
        name="tax_number"
        label={text('signUp.taxNumber')}
        hint={text(taxHints[taxNumberKind(taxNumber ?? '')])}
      />
    </>
  );
}
