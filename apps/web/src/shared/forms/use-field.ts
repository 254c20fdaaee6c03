import { type FieldPath, type FieldValues, useController } from 'react-hook-form';
import type { ContractForm } from './use-contract-form.ts';

/** What every bound field takes: its form and the path of its value in it. */
export interface BoundField<Values extends FieldValues> {
  form: ContractForm<Values>;
  name: FieldPath<Values>;
}

/** Props of a field of `@kasa/ui` that its form takes over. */
type Taken = 'name' | 'value' | 'onChange' | 'onBlur' | 'error' | 'isRequired' | 'ref';

/** Props of a bound field: those of the field of `@kasa/ui`, and its place in a form. */
export type BoundProps<FieldProps, Values extends FieldValues> = Omit<FieldProps, Taken> & BoundField<Values>;

/** Ties a field of `@kasa/ui` to its place in a form. */
export function useField<Values extends FieldValues>({ form, name }: BoundField<Values>) {
  const { field, fieldState } = useController({ name, control: form.hook.control });
  return {
    name,
    ref: field.ref,
    value: field.value as unknown,
    onChange: (value: unknown) => field.onChange(value),
    onBlur: field.onBlur,
    error: fieldState.error?.message,
    isRequired: form.isRequired(name),
  };
}
