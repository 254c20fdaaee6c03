import { banks } from '@kasa/contracts/shared/banks';
import { permissions } from '@kasa/contracts/shared/permissions';
import type { Format } from '../../../shared/i18n/format.ts';
import { NO_VALUE } from '../../../shared/i18n/format.ts';
import type { Locale } from '../../../shared/i18n/locales.ts';
import { roleName } from '../../../shared/permissions/permission-reason.ts';
import { deviceOf, deviceWords } from '../../../shared/user-agent/user-agent.ts';

/** What the server writes instead of a secret. */
const MASK = '***';

/** How values are put into words. */
export interface ValueWords {
  readonly locale: Locale;
  readonly format: Format;
  /** The word of a value, e.g. `status.open`; the second where this version has none. */
  word(id: string, otherwise: string): string;
  /** The name of a field. */
  field(name: string): string;
}

const MONEY: ReadonlySet<string> = new Set([
  'cost',
  'money',
  'expected_cash',
  'handed_over_cash',
  'cash_difference',
  'payment_cash',
  'payment_card',
]);
const MINUTES: ReadonlySet<string> = new Set(['avg_time', 'route_time', 'drive_time']);
const ROLES: ReadonlySet<string> = new Set(['roles', 'viewing_as']);
const TAGS: ReadonlySet<string> = new Set(['tags', 'tags_added', 'tags_removed']);
/** Fields whose values are words of a fixed set, see `value.*` among the messages. */
const WORDS: ReadonlySet<string> = new Set(['mode', 'status']);

const isMoney = (field: string) => MONEY.has(field) || /_(amount|price)$|^fare$/.test(field);
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
export function valueText(field: string, value: unknown, words: ValueWords): string {
  if (value === null || value === undefined || value === '') return NO_VALUE;
  if (isSecret(value)) return words.word('secret', MASK);
  if (typeof value === 'boolean') return words.word(value ? 'yes' : 'no', String(value));
  if (typeof value === 'number') return numberText(field, value, words.format);
  if (typeof value === 'string') return stringText(field, value, words);
  if (Array.isArray(value)) {
    if (value.length === 0) return NO_VALUE;
    return value.map((item) => valueText(field, item, words)).join(field === 'places' ? ' – ' : ', ');
  }
  return objectText(value as Readonly<Record<string, unknown>>, words);
}

function numberText(field: string, value: number, format: Format): string {
  if (isMoney(field)) return format.money(value);
  if (MINUTES.has(field)) return format.minutes(value);
  if (field === 'avg_speed') return format.speed(value);
  return format.number(value, 3);
}

function stringText(field: string, value: string, { locale, format, word }: ValueWords): string {
  if (WORDS.has(field)) return word(`${field}.${value}`, value);
  if (ROLES.has(field)) return roleName(value, locale);
  if (TAGS.has(field) && Object.hasOwn(permissions, value)) {
    return permissions[value as keyof typeof permissions][locale];
  }
  if (field === 'bank_mfo') return banks.find(({ mfo }) => mfo === value)?.name ?? value;
  if (field === 'user_agent') return deviceWords(deviceOf(value)) ?? value;
  // The server gives a mark of the picture, which tells one from another and nothing else.
  if (field === 'photo') return word('photo', value);
  if (field === 'state_number') return format.plate(value);
  if (INSTANT.test(value)) return format.dateTime(value);
  if (DAY.test(value)) return format.day(value);
  return PHONE.test(value) ? format.phone(value) : value;
}

function objectText(value: Readonly<Record<string, unknown>>, words: ValueWords): string {
  const { name, place, lat, lng } = value;
  if (typeof name === 'string') return name;
  if (typeof lat === 'number' && typeof lng === 'number') {
    return typeof place === 'string' ? place : `${lat.toFixed(5)}, ${lng.toFixed(5)}`;
  }
  const parts = Object.entries(value).map(
    ([field, part]) => `${words.field(field)}: ${valueText(field, part, words)}`,
  );
  return parts.length === 0 ? NO_VALUE : parts.join('; ');
}
