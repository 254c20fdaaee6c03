import { PasswordField, type PasswordFieldProps } from '@kasa/ui/password-field';
import type { FieldValues } from 'react-hook-form';
import { type BoundProps, useField } from '../../../shared/forms/use-field.ts';
import { useText } from '../../../shared/i18n/i18n.tsx';
import { terminalFormsMessages } from '../messages/forms/catalogue.ts';

type PhraseProps = Omit<PasswordFieldProps, 'revealLabel' | 'concealLabel' | 'autoComplete'>;

/** The secret key phrase of a terminal in a form. */
export function FormPhrase<Values extends FieldValues>({
  form,
  name,
  ...rest
}: BoundProps<PhraseProps, Values>) {
  const { value, ...field } = useField({ form, name });
  const text = useText(terminalFormsMessages);
  return (
    <PasswordField
      {...rest}
      {...field}
      value={typeof value === 'string' ? value : ''}
      revealLabel={text('edit.phraseShow')}
      concealLabel={text('edit.phraseHide')}
      autoComplete="new-password"
    />
  );
}
