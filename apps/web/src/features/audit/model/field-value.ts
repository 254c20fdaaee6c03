import { partField, valueWords } from '@kasa/contracts/audit/words';
import type { AuditField } from '@kasa/contracts/audit/words/field';
import { banks } from '@kasa/contracts/shared/banks';
import type { Text } from '../../../shared/i18n/catalogue.ts';
import type { Format } from '../../../shared/i18n/format.ts';
import { NO_VALUE } from '../../../shared/i18n/format.ts';
import type { Locale } from '../../../shared/i18n/locales.ts';
import { deviceOf, deviceWords } from '../../../shared/user-agent/user-agent.ts';
import type { AuditId } from '../messages/uk.ts';

/** What the server writes instead of a secret. */
const MASK = '***';

/** How values are put into words. */
export interface ValueWords {
  readonly locale: Locale;
  readonly format: Format;
  readonly text: Text<AuditId>;
}

/** A field of the journal; undefined: this version does not know it, and shows its values as they are. */
type Field = AuditField | undefined;

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const PHONE = /^\+380\d{9}$/;

/** Whether a change is of something that nobody may read: then only that it was changed is said. */
export function isSecret(...values: readonly unknown[]): boolean {
  return values.includes(MASK);
}

/**
 * A value of the journal as people read it: money, dates, references by name, roles in words; nothing is a dash. What
 * this version does not know is shown as it is.
 */
export function valueText(field: Field, value: unknown, words: ValueWords): string {
  if (value === null || value === undefined || value === '') return NO_VALUE;
  if (isSecret(value)) return words.text('value.secret');
  if (typeof value === 'boolean') return words.text(value ? 'value.yes' : 'value.no');
  if (typeof value === 'number') return numberText(field, value, words.format);
  if (typeof value === 'string') return stringText(field, value, words);
  if (Array.isArray(value)) {
    if (value.length === 0) return NO_VALUE;
    return value.map((item) => valueText(field, item, words)).join(field?.kind === 'stops' ? ' – ' : ', ');
  }
  return objectText(field, value as Readonly<Record<string, unknown>>, words);
}

function numberText(field: Field, value: number, format: Format): string {
  switch (field?.kind) {
    case 'money':
      return format.money(value);
    case 'minutes':
      return format.minutes(value);
    case 'speed':
      return format.speed(value);
    default:
      return format.number(value, 3);
  }
}

function stringText(field: Field, value: string, { locale, format, text }: ValueWords): string {
  switch (field?.kind) {
    case 'choice':
      return valueWords(field, value)?.[locale] ?? value;
    case 'bank':
      return banks.find(({ mfo }) => mfo === value)?.name ?? value;
    case 'browser':
      return deviceWords(deviceOf(value)) ?? value;
    // The server gives a mark of the picture, which tells one from another and nothing else.
    case 'photo':
      return text('value.photo');
    case 'plate':
      return format.plate(value);
    default:
      if (INSTANT.test(value)) return format.dateTime(value);
      if (DAY.test(value)) return format.day(value);
      return PHONE.test(value) ? format.phone(value) : value;
  }
}

function objectText(field: Field, value: Readonly<Record<string, unknown>>, words: ValueWords): string {
  if (typeof value.name === 'string') return value.name;
  const parts = Object.entries(value).map(([name, part]) => {
    const own = field && partField(field, name);
    return `${own?.[words.locale] ?? name}: ${valueText(own, part, words)}`;
  });
  return parts.length === 0 ? NO_VALUE : parts.join('; ');
}
