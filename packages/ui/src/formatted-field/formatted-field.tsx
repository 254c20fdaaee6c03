import { useState } from 'react';
import type { FieldProps } from '../field/field.ts';
import { TextControl, type TextControlProps } from '../field/text-control.tsx';

/** Parses and formats a value that can be typed in several ways. The rules come from the caller. */
export type TextFormat = {
  /** Typed or pasted text → stored form; null while incomplete or invalid. */
  parse: (text: string) => string | null;
  /** Stored form → display form. Only called with results of `parse`. */
  format: (value: string) => string;
};

export type FormattedFieldProps = FieldProps<string> &
  Pick<TextControlProps, 'placeholder' | 'inputMode' | 'maxLength' | 'type' | 'inputClassName'> &
  Partial<TextFormat> & {
    /** Value of an incomplete text; the text stays as typed. Default: itself. */
    tidy?: ((text: string) => string) | undefined;
  };

/**
 * `value` is the stored form once complete, before that the typed text, so that the form can validate it.
 * Reformats on blur, and when complete with the caret at the end; never under the caret.
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
