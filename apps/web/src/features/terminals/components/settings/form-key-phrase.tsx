import type { FieldValues } from 'react-hook-form';
import { FormPassword, type PasswordProps } from '#shared/forms/fields/form-password.tsx';
import type { FormFieldProps } from '#shared/forms/use-field.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { terminalFormsMessages } from '../../messages/forms/catalogue.ts';

export function FormKeyPhrase<Values extends FieldValues>(
  props: FormFieldProps<Omit<PasswordProps, 'autoComplete'>, Values>,
) {
  const text = useText(terminalFormsMessages);
  return (
    <FormPassword
      {...props}
      revealLabel={text('edit.phraseShow')}
      concealLabel={text('edit.phraseHide')}
      autoComplete="new-password"
    />
  );
}
