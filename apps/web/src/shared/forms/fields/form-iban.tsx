import { formatIban, parseIban } from '@kasa/contracts/shared/iban';
import { IbanField, type IbanFieldProps } from '@kasa/ui/iban-field';
import type { FieldValues } from 'react-hook-form';
import { type FormFieldProps, useField } from '../use-field.ts';

export function FormIban<Values extends FieldValues>({
  form,
  name,
  onTyped,
  ...rest
}: FormFieldProps<IbanFieldProps, Values> & {
  onTyped?: ((iban: string) => void) | undefined;
}) {
  const { value, onChange, ...field } = useField({ form, name });
  return (
    <IbanField
      {...rest}
      {...field}
      value={typeof value === 'string' ? value : ''}
      onChange={(iban) => {
        onChange(iban);
        onTyped?.(iban);
      }}
      parse={parseIban}
      format={formatIban}
    />
  );
}
