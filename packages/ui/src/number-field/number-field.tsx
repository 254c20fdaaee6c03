import { useLocale } from 'react-aria-components';
import type { FieldProps } from '../field/field.ts';
import { TextControl } from '../field/text-control.tsx';
import { readDecimal } from '../lib/numeric-text.ts';
import { useNumericText } from '../lib/use-numeric-text.ts';

export type NumberFieldProps = FieldProps<number | null> & {
  /** Bounds of the arrow keys; with `min` >= 0 no minus can be typed. The form validates typed values. */
  min?: number | undefined;
  max?: number | undefined;
  step?: number | undefined;
  fractionDigits?: number | undefined;
  /** After the number: `км/год`, `%`. */
  unit?: string | undefined;
  placeholder?: string | undefined;
};

/** A number in the locale's format; null if empty. Arrow up and down change it. */
export function NumberField({ min, max, step = 1, fractionDigits = 0, ...props }: NumberFieldProps) {
  const { locale } = useLocale();
  const { value, onChange } = props;
  const text = useNumericText({
    ...props,
    onBlur: props.onBlur,
    read: (typed) => {
      const parts = readDecimal(typed, { fractionDigits, allowNegative: (min ?? -1) < 0, locale });
      return parts && Number(`${parts.sign}${parts.integer}.${parts.fraction || 0}`);
    },
    write: (number) =>
      new Intl.NumberFormat(locale, { maximumFractionDigits: fractionDigits }).format(number),
  });
  const stepBy = (delta: number) => {
    if (props.isReadOnly) return;
    const next = Number(((value ?? 0) + delta).toFixed(fractionDigits));
    onChange(Math.min(Math.max(next, min ?? -Infinity), max ?? Infinity));
  };
  return (
    <TextControl
      {...props}
      {...text}
      autoComplete={props.autoComplete ?? 'off'}
      inputMode={fractionDigits > 0 ? 'decimal' : 'numeric'}
      inputClassName="figures"
      onKeyDown={(event) => {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
        event.preventDefault();
        stepBy(event.key === 'ArrowUp' ? step : -step);
      }}
    />
  );
}
