import { isSecretField } from '@kasa/contracts/audit/secret-fields';
import { partField, valueWords } from '@kasa/contracts/audit/words';
import { banks } from '@kasa/contracts/shared/banks';
import type { FieldSpec } from '@kasa/contracts/shared/fields';
import type { Text } from '#shared/i18n/catalogue.ts';
import type { Format } from '#shared/i18n/format.ts';
import { NO_VALUE } from '#shared/i18n/format.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { deviceOf, deviceWords } from '#shared/user-agent/user-agent.ts';
import type { AuditId } from '../messages/uk.ts';

/** How values are put into words. */
export interface ValueWords {
  readonly locale: Locale;
  readonly format: Format;
  readonly text: Text<AuditId>;
}

/** A field of the journal; undefined: this version does not know it, and shows its values as they are. */
type Field = FieldSpec | undefined;

const DAY = /^\d{4}-\d\d-\d\d$/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
const PHONE = /^\+380\d{9}$/;

/** Whether a text of a shape is a time that there is. */
const isTime = (shape: RegExp, text: string) => shape.test(text) && !Number.isNaN(Date.parse(text));

/**
 * A value of the journal as people read it: money, dates, references by name, roles in words; nothing is a dash. What
 * this version does not know is shown as it is. Only the field says what a value is: people may be called like a day.
 */
export function valueText(field: Field, value: unknown, words: ValueWords): string {
  if (value === null || value === undefined || value === '') return NO_VALUE;
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
    case 'rate':
      return `${format.number(value / 100, 2)}\u00a0%`;
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

function objectText(field: Field, value: Readonly<Record<string, unknown>>, words: ValueWords): string {
  if (typeof value.name === 'string') return value.name;
  const parts = Object.entries(value).map(([name, part]) => {
    const own = field && partField(field, name);
    const said = isSecretField(name) ? words.text('value.secret') : valueText(own, part, words);
    return `${own?.[words.locale] ?? name}: ${said}`;
  });
  return parts.length === 0 ? NO_VALUE : parts.join('; ');
}
