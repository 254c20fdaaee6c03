import type { FieldProps } from '../field/field.ts';
import { TextControl, type TextControlProps } from '../field/text-control.tsx';

export type TextFieldProps = FieldProps<string> &
  Pick<TextControlProps, 'placeholder' | 'maxLength' | 'inputMode' | 'unit' | 'isSpellChecked'> & {
    type?: 'text' | 'email' | 'url' | undefined;
  };

export function TextField(props: TextFieldProps) {
  return <TextControl {...props} />;
}
