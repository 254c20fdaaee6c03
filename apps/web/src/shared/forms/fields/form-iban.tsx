import { formatIban, parseIban } from '@kasa/contracts/shared/iban';
import { IbanField, type IbanFieldProps } from '@kasa/ui/iban-field';
import type { FieldValues } from 'react-hook-form';
import { type BoundProps, useField } from '../use-field.ts';

/** An IbanField in a form: understood and shown by the contract's rule. */
export function FormIban<Values extends FieldValues>({
  form,
  name,
  onTyped,
  ...rest
}: BoundProps<IbanFieldProps, Values> & {
  /** After the value has changed, for what follows from it. */
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
