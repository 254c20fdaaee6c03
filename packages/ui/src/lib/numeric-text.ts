/** Digits before the decimal point; a number with more is not exact. */
const MAX_INTEGER_DIGITS = 12;

type Parts = { sign: '' | '-'; integer: string; fraction: string };

/**
 * Parses a typed decimal; null for nothing yet ('' or '-'), undefined if invalid.
 * In locales that group by comma, a comma before exactly three digits is a group separator.
 */
export function readDecimal(
  text: string,
  {
    fractionDigits,
    allowNegative,
    locale,
  }: { fractionDigits: number; allowNegative: boolean; locale: string },
): Parts | null | undefined {
  const compact = text.replace(/[\s\u00a0\u202f'’]|₴|грн\.?|uah/giu, '').replace('−', '-');
  if (compact === '' || (allowNegative && compact === '-')) return null;
  const point = decimalPoint(compact, locale);
  const match = /^(-?)(\d*)(?:\.(\d*))?$/.exec(point);
  if (!match || point === '.' || point === '-.') return undefined;
  const [, sign = '', integer = '', fraction = ''] = match;
  if (sign === '-' && !allowNegative) return undefined;
  if (fraction.length > fractionDigits || (fractionDigits === 0 && point.includes('.'))) return undefined;
  if (integer.replace(/^0+/, '').length > MAX_INTEGER_DIGITS) return undefined;
  return { sign: sign === '-' ? '-' : '', integer: integer || '0', fraction };
}

/** Keeps one decimal point and drops group separators. */
function decimalPoint(text: string, locale: string): string {
  const lastComma = text.lastIndexOf(',');
  const lastPoint = text.lastIndexOf('.');
  if (lastComma >= 0 && lastPoint >= 0) {
    const [group, decimal] = lastComma > lastPoint ? ['.', ','] : [',', '.'];
    return text.replaceAll(group, '').replace(decimal, '.');
  }
  const groupsByComma = new Intl.NumberFormat(locale).format(1111).includes(',');
  if (groupsByComma && /^-?\d{1,3}(,\d{3})+$/.test(text)) return text.replaceAll(',', '');
  return text.replace(',', '.');
}
