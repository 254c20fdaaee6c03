import type { FieldPath, FieldValues } from 'react-hook-form';
import { FormPhone } from '#shared/forms/fields/form-phone.tsx';
import type { ContractForm } from '#shared/forms/use-contract-form.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { authMessages } from '../messages.ts';

/** The phone one signs in with: the user name for password managers. For forms with `phone`. */
export function AccountPhone<Values extends FieldValues>(props: {
  form: ContractForm<Values>;
  hint?: string;
  autoFocus?: boolean;
}) {
  const text = useText(authMessages);
  return (
    <FormPhone
      {...props}
      name={'phone' as FieldPath<Values>}
      label={text('phone')}
      placeholder={text('phonePlaceholder')}
      autoComplete="username"
    />
  );
}
