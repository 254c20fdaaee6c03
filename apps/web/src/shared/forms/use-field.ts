import { type BrokenRule, type RuleName, ruleMessage } from '@kasa/contracts/shared/rules';
import { type FieldError, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { useLocale } from '../i18n/i18n.tsx';
import { type Locale, localeTags } from '../i18n/locales.ts';
import type { ContractForm } from './use-contract-form.ts';

export interface FormFieldBinding<Values extends FieldValues> {
  form: ContractForm<Values>;
  name: FieldPath<Values>;
}

type Taken = 'name' | 'value' | 'onChange' | 'onBlur' | 'error' | 'isRequired' | 'ref';

export type FormFieldProps<FieldProps, Values extends FieldValues> = Omit<FieldProps, Taken> &
  FormFieldBinding<Values>;

export function useField<Values extends FieldValues>({
  form,
  name,
  scale = 1,
}: FormFieldBinding<Values> & {
  /** Stored units per displayed unit: kopiykas per hryvnia, basis points per percent. */
  scale?: number;
}) {
  const locale = useLocale();
  const { field, fieldState } = useController({ name, control: form.hook.control });
  return {
    name,
    ref: field.ref,
    value: field.value as unknown,
    onChange: (value: unknown) => field.onChange(value),
    onBlur: field.onBlur,
    error: errorInDisplayUnits(firstOf(fieldState.error), locale, scale),
    isRequired: form.isRequired(name),
  };
}

/** Of a list the first item's: the field is one for all of them. */
const firstOf = (error: FieldError | undefined): FieldError | undefined =>
  Array.isArray(error) ? error.find(Boolean) : error;

function errorInDisplayUnits(
  error: FieldError | undefined,
  locale: Locale,
  scale: number,
): string | undefined {
  const { params = {} } = (error ?? {}) as Partial<Pick<BrokenRule, 'params'>>;
  const { format } = new Intl.NumberFormat(localeTags[locale], { maximumFractionDigits: 2 });
  const figures = Object.entries(params).map(([name, figure]) => [name, format(figure / scale)] as const);
  if (!error || scale === 1 || figures.length === 0) return error?.message;
  return ruleMessage(error.type as RuleName, locale, Object.fromEntries(figures));
}
