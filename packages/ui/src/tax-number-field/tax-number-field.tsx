import type { FieldProps } from '../field/field.ts';
import { FormattedField } from '../formatted-field/formatted-field.tsx';

export type TaxNumberFieldProps = FieldProps<string> & { placeholder?: string | undefined };

const withoutSpaces = (text: string) => text.replace(/[\s\u00a0]/g, '');

/** A tax number of a company or a person: digits, shown as stored. Explain the expected kind in `hint`. */
export function TaxNumberField(props: TaxNumberFieldProps) {
  return (
    <FormattedField
      autoComplete="off"
      {...props}
      parse={(text) => withoutSpaces(text) || null}
      tidy={withoutSpaces}
      inputMode="numeric"
      inputClassName="figures"
    />
  );
}
