import type { FieldProps } from '../field/field.ts';
import { FormattedField, type TextFormat } from '../formatted-field/formatted-field.tsx';

export type PlateFieldProps = FieldProps<string> & { placeholder?: string | undefined } & Partial<TextFormat>;

/** A number plate, converted to capitals. The app passes the contract's `parse` and `format`. */
export function PlateField(props: PlateFieldProps) {
  return (
    <FormattedField
      autoComplete="off"
      {...props}
      tidy={(text) => text.toLocaleUpperCase('uk')}
      inputClassName="uppercase figures tracking-wide placeholder:normal-case"
    />
  );
}
