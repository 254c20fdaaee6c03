import { formatKopiykas } from '@kasa/contracts/shared/money';
import { formatPhone } from '@kasa/contracts/shared/phone';
import { formatPlate } from '@kasa/contracts/shared/plate';
import { type Locale, localeTags } from './locales.ts';

export const NO_VALUE = '—';
const NBSP = '\u00a0';

const units = {
  uk: { hour: 'год', minute: 'хв', speed: 'км/год' },
  en: { hour: 'h', minute: 'min', speed: 'km/h' },
} as const;

let kyivParts: Intl.DateTimeFormat | undefined;

function kyiv(instant: string): Record<string, string> | null {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return null;
  kyivParts ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Kyiv',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return Object.fromEntries(kyivParts.formatToParts(date).map(({ type, value }) => [type, value]));
}

/** Formatting of values in one language. Null is shown as a dash. */
export type Format = ReturnType<typeof makeFormat>;

/** Undefined: a row that was just saved lacks what only its list reads. */
const orDash =
  <Value>(write: (value: Value) => string | null) =>
  (value: Value | null | undefined): string =>
    value === null || value === undefined ? NO_VALUE : (write(value) ?? NO_VALUE);

function makeFormat(locale: Locale) {
  const { hour, minute, speed } = units[locale];
  const writers = [0, 1, 2, 3].map(
    (digits) => new Intl.NumberFormat(localeTags[locale], { maximumFractionDigits: digits }),
  );
  // Always one decimal, so that the points align in a column.
  const oneDecimal = new Intl.NumberFormat(localeTags[locale], {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const twoDecimals = new Intl.NumberFormat(localeTags[locale], {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  const number = (value: number, digits = 0) => writers[digits]?.format(value) ?? String(value);
  return {
    /** Kopiykas: `1 234,50 ₴`. */
    money: orDash((kopiykas: number) => formatKopiykas(kopiykas, locale)),
    /** Kopiykas without the sign of the currency, for a column that has it in its heading: `1 234,50`. */
    sum: orDash((kopiykas: number) => twoDecimals.format(kopiykas / 100)),
    /** `1 234,5`; at most `digits` after the point (default 0). */
    number: (value: number | null, digits?: number) => (value === null ? NO_VALUE : number(value, digits)),
    /** A calendar day `YYYY-MM-DD`: `20.11.2026` in both languages (spec §9). */
    day: orDash((day: string) => {
      const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
      return year ? `${date}.${month}.${year}` : null;
    }),
    /** An instant, in Kyiv: `20.11.2026, 14:05`. */
    dateTime: orDash((instant: string) => {
      const at = kyiv(instant);
      return at && `${at.day}.${at.month}.${at.year}, ${at.hour}:${at.minute}`;
    }),
    /** An instant, in Kyiv: `14:05`. */
    time: orDash((instant: string) => {
      const at = kyiv(instant);
      return at && `${at.hour}:${at.minute}`;
    }),
    /** Day of an instant, in Kyiv: `20.11`, or `20.11.2025` of another year than `than` (milliseconds); null if on its day. */
    otherDay: (instant: string, than: number): string | null => {
      const [at, other] = [kyiv(instant), kyiv(new Date(than).toISOString())];
      const [day, today] = [at, other].map((parts) => parts && `${parts.day}.${parts.month}`);
      if (!at || !day) return null;
      if (at.year !== other?.year) return `${day}.${at.year}`;
      return day === today ? null : day;
    },
    /** Minutes: `48 хв`, `1 год 12 хв`. */
    minutes: orDash((value: number) => {
      const hours = Math.floor(value / 60);
      const rest = value % 60;
      const written = [
        hours > 0 && `${number(hours)}${NBSP}${hour}`,
        (rest > 0 || hours === 0) && `${rest}${NBSP}${minute}`,
      ];
      return written.filter(Boolean).join(' ');
    }),
    /** km/h with one decimal: `24,5 км/год`. */
    speed: orDash((value: number) => `${oneDecimal.format(value)}${NBSP}${speed}`),
    /** E.164: `+380 67 123 45 67`. */
    phone: orDash(formatPhone),
    /** A stored plate: `АА 1234 ВВ`. */
    plate: orDash(formatPlate),
  };
}

// Intl formatters are expensive: created once, for the current language only.
const formats: Partial<Record<Locale, Format>> = {};

export function formatIn(locale: Locale): Format {
  formats[locale] ??= makeFormat(locale);
  return formats[locale];
}
