import { MoneyField, type MoneyFieldProps } from '@kasa/ui/money-field';
import type { FieldValues } from 'react-hook-form';
import { type BoundProps, useField } from '../use-field.ts';

/** Kopiykas per hryvnia. */
const IN_HRYVNIA = 100;

/** The value is kopiykas. */
export function FormMoney<Values extends FieldValues>({
  form,
  name,
  ...rest
}: BoundProps<MoneyFieldProps, Values>) {
  const { value, ...field } = useField({ form, name, scale: IN_HRYVNIA });
  return <MoneyField {...rest} {...field} value={typeof value === 'number' ? value : null} />;
}
