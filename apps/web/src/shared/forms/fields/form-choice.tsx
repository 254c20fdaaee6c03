import { RadioGroup, type RadioGroupProps } from '@kasa/ui/radio-group';
import type { FieldValues } from 'react-hook-form';
import { type FormFieldProps, useField } from '../use-field.ts';

/** One of a few ways, all of them in view. */
export function FormChoice<Values extends FieldValues>({
  form,
  name,
  isRow = false,
  ...rest
}: FormFieldProps<Omit<RadioGroupProps<string>, 'orientation'>, Values> & { isRow?: boolean }) {
  const { value, ...field } = useField({ form, name });
  return (
    <RadioGroup
      {...rest}
      {...field}
      orientation={isRow ? 'horizontal' : 'vertical'}
      value={typeof value === 'string' ? value : null}
    />
  );
}
