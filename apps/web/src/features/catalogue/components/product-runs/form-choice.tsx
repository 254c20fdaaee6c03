import { RadioGroup, type RadioOption } from '@kasa/ui/radio-group';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { ContractForm } from '#shared/forms/use-contract-form.ts';
import { useField } from '#shared/forms/use-field.ts';

/** One of a few ways, all of them in view. */
export function FormChoice<Values extends FieldValues>({
  form,
  name,
  label,
  options,
  isRow = false,
}: {
  form: ContractForm<Values>;
  name: FieldPath<Values>;
  label: string;
  options: readonly RadioOption[];
  isRow?: boolean | undefined;
}) {
  const { value, ...field } = useField({ form, name });
  return (
    <RadioGroup
      {...field}
      label={label}
      orientation={isRow ? 'horizontal' : 'vertical'}
      value={typeof value === 'string' ? value : null}
      options={options}
    />
  );
}
