import { useState } from 'react';
import type { FieldProps } from '../field/field.ts';
import { TextControl, type TextControlProps } from '../field/text-control.tsx';

/** How a value that people write in many ways is understood and shown. The rules belong to the caller. */
export type TextFormat = {
  /** Typed or pasted text → the value in its one stored form, or null while it is incomplete or wrong. */
  parse: (text: string) => string | null;
  /** The stored form → what people read. Gets only what `parse` has given. */
  format: (value: string) => string;
};

export type FormattedFieldProps = FieldProps<string> &
  Pick<TextControlProps, 'placeholder' | 'inputMode' | 'maxLength' | 'type' | 'inputClassName'> &
  Partial<TextFormat> & {
    /** What an incomplete text is as a value; the text itself stays as typed. Default: itself. */
    tidy?: ((text: string) => string) | undefined;
  };

/**
 * Text with a stored and a shown form. `value` is the stored form once the text is complete; until then it is the text
 * as typed, so that nothing is lost and the form's rule can say what is wrong with it. The text is tidied when the
 * value becomes complete with the caret at its end, and on leaving; never under the caret.
 */
export function FormattedField({
  parse = (text) => text.trim() || null,
  format = (value) => value,
  tidy = (text) => text,
  ...props
}: FormattedFieldProps) {
  const { value, onChange, onBlur } = props;
  const [draft, setDraft] = useState<string | null>(null);
  const shown = (stored: string) => {
    const parsed = parse(stored);
    return parsed === null ? stored : format(parsed);
  };
  const isDraftCurrent = draft !== null && (parse(draft) ?? tidy(draft)) === value;

  const change = (text: string) => {
    const parsed = parse(text);
    const caret =
      document.activeElement instanceof HTMLInputElement ? document.activeElement.selectionStart : null;
    const isAtEnd = caret === null || caret >= text.length;
    setDraft(parsed !== null && isAtEnd ? format(parsed) : text);
    onChange(parsed ?? tidy(text));
  };
  const blur = () => {
    setDraft(null);
    onBlur?.();
  };

  return (
    <TextControl {...props} value={isDraftCurrent ? draft : shown(value)} onChange={change} onBlur={blur} />
  );
}
