import { PasswordField, type PasswordFieldProps } from '@kasa/ui/password-field';
import type { FieldValues } from 'react-hook-form';
import { commonMessages } from '../../i18n/common.ts';
import { useText } from '../../i18n/i18n.tsx';
import { type BoundProps, useField } from '../use-field.ts';

/** A PasswordField in a form. */
export function FormPassword<Values extends FieldValues>({
  form,
  name,
  ...rest
}: BoundProps<Omit<PasswordFieldProps, 'revealLabel' | 'concealLabel'>, Values>) {
  const { value, ...field } = useField({ form, name });
  const text = useText(commonMessages);
  return (
    <PasswordField
      {...rest}
      {...field}
      value={typeof value === 'string' ? value : ''}
      revealLabel={text('form.showPassword')}
      concealLabel={text('form.hidePassword')}
    />
  );
}
