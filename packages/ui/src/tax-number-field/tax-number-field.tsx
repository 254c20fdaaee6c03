import type { FieldProps } from '../field/field.ts';
import { FormattedField } from '../formatted-field/formatted-field.tsx';

export type TaxNumberFieldProps = FieldProps<string> & { placeholder?: string | undefined };

const withoutSpaces = (text: string) => text.replace(/[\s\u00a0]/g, '');

/** A tax number, of a company or a person: digits, shown as they are stored. Which one it is says its owner's `hint`. */
export function TaxNumberField(props: TaxNumberFieldProps) {
  return (
    <FormattedField
      autoComplete="off"
      {...props}
      parse={(text) => withoutSpaces(text) || null}
      tidy={withoutSpaces}
      inputMode="numeric"
      inputClassName="tabular-nums"
    />
  );
}
