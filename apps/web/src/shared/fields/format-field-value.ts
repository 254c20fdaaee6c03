import { compositionLineText, type JournaledLine } from '@kasa/contracts/catalogue/composition-text';
import { THOUSANDTHS } from '@kasa/contracts/catalogue/ingredient-values';
import { booleanLabels, type FieldSpec } from '@kasa/contracts/shared/fields';
import { type NamedPerson, personLabel } from '@kasa/contracts/shared/person-label';
import { type TaxRate, taxRateText } from '@kasa/contracts/shared/tax-rates';
import { type Format, formatIn, NO_VALUE } from '../i18n/format.ts';
import type { Locale } from '../i18n/locales.ts';

const DAY = /^\d{4}-\d\d-\d\d$/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
const PHONE = /^\+380\d{9}$/;

const isTime = (shape: RegExp, text: string) => shape.test(text) && !Number.isNaN(Date.parse(text));

/** Displays a value by its field's kind; no value is a dash. The kind is never guessed from the text. */
export function formatFieldValue(field: FieldSpec | undefined, value: unknown, locale: Locale): string {
  if (value === null || value === undefined || value === '') return NO_VALUE;
  if (typeof value === 'boolean') return booleanLabels[`${value}`][locale];
  if (typeof value === 'number') return numberText(field, value, formatIn(locale));
  if (typeof value === 'string') return stringText(field, value, locale);
  if (Array.isArray(value))
    return value.map((item) => formatFieldValue(field, item, locale)).join(', ') || NO_VALUE;
  if (field?.kind === 'composition') return compositionLineText(value as JournaledLine, locale);
  if (field?.kind === 'taxes') return taxRateText(value as TaxRate, locale);
  const { name, has_namesake } = value as { name?: unknown; has_namesake?: unknown };
  if (has_namesake) return personLabel(value as NamedPerson);
  return typeof name === 'string' ? name : NO_VALUE;
}

function numberText(field: FieldSpec | undefined, value: number, format: Format): string {
  switch (field?.kind) {
    case 'money':
      return format.money(value);
    case 'rate':
      return `${format.number(value / 100, 2)}\u00a0%`;
    case 'quantity':
      return format.number(value / THOUSANDTHS, 3);
    case 'minutes':
      return format.minutes(value);
    case 'speed':
      return format.speed(value);
    default:
      return format.number(value, 3);
  }
}

function stringText(field: FieldSpec | undefined, value: string, locale: Locale): string {
  const format = formatIn(locale);
  switch (field?.kind) {
    case 'choice':
      return field.values?.[value]?.[locale] ?? value;
    case 'plate':
      return format.plate(value);
    case 'instant':
      return isTime(INSTANT, value) ? format.dateTime(value) : value;
    case 'day':
      return isTime(DAY, value) ? format.day(value) : value;
    case 'phone':
      return PHONE.test(value) ? format.phone(value) : value;
    default:
      return value;
  }
}
