import { MoneyField, type MoneyFieldProps } from '@kasa/ui/money-field';
import type { FieldValues } from 'react-hook-form';
import { commonMessages } from '../../i18n/common.ts';
import { useText } from '../../i18n/i18n.tsx';
import { type FormFieldProps, useField } from '../use-field.ts';

/** Kopiykas per hryvnia. */
const KOPIYKAS_PER_HRYVNIA = 100;

/** The value is kopiykas. */
export function FormMoney<Values extends FieldValues>({
  form,
  name,
  ...rest
}: FormFieldProps<MoneyFieldProps, Values>) {
  const text = useText(commonMessages);
  const { value, ...field } = useField({ form, name, scale: KOPIYKAS_PER_HRYVNIA });
  return (
    <MoneyField
      {...rest}
      {...field}
      invalidText={text('money.invalid')}
      value={typeof value === 'number' ? value : null}
    />
  );
}
