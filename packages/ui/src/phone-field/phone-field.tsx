import type { FieldProps } from '../field/field.ts';
import { FormattedField, type TextFormat } from '../formatted-field/formatted-field.tsx';

export type PhoneFieldProps = FieldProps<string> & { placeholder?: string | undefined } & Partial<TextFormat>;

export function PhoneField(props: PhoneFieldProps) {
  return <FormattedField autoComplete="tel" {...props} type="tel" inputMode="tel" inputClassName="figures" />;
}
