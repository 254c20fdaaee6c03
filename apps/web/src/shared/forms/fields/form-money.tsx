import { MoneyField, type MoneyFieldProps } from '@kasa/ui/money-field';
import type { FieldValues } from 'react-hook-form';
import { type FormFieldProps, useField } from '../use-field.ts';

/** Kopiykas per hryvnia. */
const KOPIYKAS_PER_HRYVNIA = 100;

/** The value is kopiykas. */
export function FormMoney<Values extends FieldValues>({
  form,
  name,
  ...rest
}: FormFieldProps<MoneyFieldProps, Values>) {
  const { value, ...field } = useField({ form, name, scale: KOPIYKAS_PER_HRYVNIA });
  return <MoneyField {...rest} {...field} value={typeof value === 'number' ? value : null} />;
}
