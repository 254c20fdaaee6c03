import { TaxNumberField, type TaxNumberFieldProps } from '@kasa/ui/tax-number-field';
import type { FieldValues } from 'react-hook-form';
import { type FormFieldProps, useField } from '../use-field.ts';

export function FormTaxNumber<Values extends FieldValues>({
  form,
  name,
  ...rest
}: FormFieldProps<TaxNumberFieldProps, Values>) {
  const { value, ...field } = useField({ form, name });
  return <TaxNumberField {...rest} {...field} value={typeof value === 'string' ? value : ''} />;
}
