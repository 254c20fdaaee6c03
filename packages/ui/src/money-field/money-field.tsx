import { useLocale } from 'react-aria-components';
import type { FieldProps } from '../field/field.ts';
import { TextControl } from '../field/text-control.tsx';
import { readDecimal } from '../lib/numeric-text.ts';
import { useNumericText } from '../lib/use-numeric-text.ts';

export type MoneyFieldProps = FieldProps<number | null> & {
  /** Default `₴`. */
  currency?: string | undefined;
  /** Default false. */
  allowNegative?: boolean | undefined;
  placeholder?: string | undefined;
  /** Under what was pasted and is no amount, as one with three decimals. */
  invalidText?: string | undefined;
};

/** An amount. `value` is an integer of kopiykas, null if empty; shown with two decimals. */
export function MoneyField({ currency = '₴', allowNegative = false, ...props }: MoneyFieldProps) {
  const { locale } = useLocale();
  const text = useNumericText({
    ...props,
    onBlur: props.onBlur,
    read: (typed) => {
      const parts = readDecimal(typed, { fractionDigits: 2, allowNegative, locale });
      // Built from digits: 1,15 × 100 is not 115 in floating point.
      return parts && Number(`${parts.sign}${parts.integer}${parts.fraction.padEnd(2, '0')}`);
    },
    write: (kopiykas) =>
      new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
        kopiykas / 100,
      ),
  });
  return (
    <TextControl
      {...props}
      {...text}
      autoComplete={props.autoComplete ?? 'off'}
      inputMode="decimal"
      inputClassName="figures"
      unit={currency}
    />
  );
}
