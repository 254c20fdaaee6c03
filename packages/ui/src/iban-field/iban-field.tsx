import type { FieldProps } from '../field/field.ts';
import { FormattedField, type TextFormat } from '../formatted-field/formatted-field.tsx';

export type IbanFieldProps = FieldProps<string> & { placeholder?: string | undefined } & Partial<TextFormat>;

/** An IBAN, typed or pasted with or without spaces. The app passes the contract's `parse` and `format`. */
export function IbanField(props: IbanFieldProps) {
  return (
    <FormattedField
      autoComplete="off"
      {...props}
      tidy={(text) => text.replace(/\s/g, '').toUpperCase()}
      inputClassName="uppercase figures placeholder:normal-case pointer-coarse:tracking-[-0.06em]"
    />
  );
}
