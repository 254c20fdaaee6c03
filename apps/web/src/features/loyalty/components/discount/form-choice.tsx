import { RadioGroup, type RadioOption } from '@kasa/ui/radio-group';
import type { FieldPath } from 'react-hook-form';
import { useField } from '#shared/forms/use-field.ts';
import type { DiscountFormOf, DiscountFormValues } from '../../model/discount-form.ts';

/** One of a few ways, all of them in view. */
export function FormChoice({
  form,
  name,
  label,
  options,
  isRow = false,
}: {
  form: DiscountFormOf;
  name: FieldPath<DiscountFormValues>;
  label: string;
  options: readonly RadioOption[];
  isRow?: boolean;
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
