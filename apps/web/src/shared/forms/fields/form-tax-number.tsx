import { TaxNumberField, type TaxNumberFieldProps } from '@kasa/ui/tax-number-field';
import type { FieldValues } from 'react-hook-form';
import { type BoundProps, useField } from '../use-field.ts';

export function FormTaxNumber<Values extends FieldValues>({
  form,
  name,
  ...rest
}: BoundProps<TaxNumberFieldProps, Values>) {
  const { value, ...field } = useField({ form, name });
  return <TaxNumberField {...rest} {...field} value={typeof value === 'string' ? value : ''} />;
}
