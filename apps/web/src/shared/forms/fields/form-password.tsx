import { PasswordField, type PasswordFieldProps } from '@kasa/ui/password-field';
import type { FieldValues } from 'react-hook-form';
import { commonMessages } from '../../i18n/common.ts';
import { useText } from '../../i18n/i18n.tsx';
import { type FormFieldProps, useField } from '../use-field.ts';

export type PasswordProps = Omit<PasswordFieldProps, 'revealLabel' | 'concealLabel'> &
  Partial<Pick<PasswordFieldProps, 'revealLabel' | 'concealLabel'>>;

/** Its default labels speak of a password. */
export function FormPassword<Values extends FieldValues>({
  form,
  name,
  ...rest
}: FormFieldProps<PasswordProps, Values>) {
  const { value, ...field } = useField({ form, name });
  const text = useText(commonMessages);
  return (
    <PasswordField
      revealLabel={text('form.showPassword')}
      concealLabel={text('form.hidePassword')}
      {...rest}
      {...field}
      value={typeof value === 'string' ? value : ''}
    />
  );
}
