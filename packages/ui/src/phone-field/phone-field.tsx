import type { FieldProps } from '../field/field.ts';
import { FormattedField, type TextFormat } from '../formatted-field/formatted-field.tsx';

export type PhoneFieldProps = FieldProps<string> & { placeholder?: string | undefined } & Partial<TextFormat>;

/** A phone number: `value` is E.164 once complete. The app passes the contract's `parse` and `format`. */
export function PhoneField(props: PhoneFieldProps) {
  return (
    <FormattedField autoComplete="tel" {...props} type="tel" inputMode="tel" inputClassName="tabular-nums" />
  );
}
