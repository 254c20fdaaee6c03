import { isSecretField } from '@kasa/contracts/audit/secret-fields';
import { journaledSetting } from '@kasa/contracts/audit/setting-value';
import { auditField } from '@kasa/contracts/audit/words';
import { banks } from '@kasa/contracts/shared/banks';
import { type FieldSpec, partField } from '@kasa/contracts/shared/fields';
import { formatFieldValue } from '#shared/fields/format-field-value.ts';
import type { Translate } from '#shared/i18n/catalogue.ts';
import { NO_VALUE } from '#shared/i18n/format.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { formatDevice, parseUserAgent } from '#shared/user-agent/user-agent.ts';
import type { AuditId } from '../messages/uk.ts';
import type { AuditEntry } from './types.ts';

export interface DisplayedChange {
  readonly field: string;
  readonly label: string;
  /** Null: the object did not exist. */
  readonly before: string | null;
  /** Null: the object was deleted. */
  readonly after: string | null;
  /** Where the values come from, of a setting of a terminal. */
  readonly beforeSource?: string | undefined;
  readonly afterSource?: string | undefined;
  /** Both values are hidden; the text only says that the field was changed. */
  readonly isSecret: boolean;
}

export function changedFieldNames({ before, after }: Pick<AuditEntry, 'before' | 'after'>): string[] {
  return Object.keys({ ...before, ...after });
}

/** Name of the object at the time of the entry; for a session, its device. */
export function objectName({ object: { type, name } }: Pick<AuditEntry, 'object'>): string {
  return type === 'session' ? (formatDevice(parseUserAgent(name)) ?? name) : name;
}

export function displayedChanges(entry: AuditEntry, words: ValueTexts): DisplayedChange[] {
  const { object, before, after } = entry;
  return changedFieldNames(entry).map((name) => {
    const field = auditField(object.type, name);
    // `hasOwn`: every object has an inherited `constructor`.
    const recorded = [before, after].map((state) =>
      state && Object.hasOwn(state, name) ? state[name] : undefined,
    );
    const [beforeSource, afterSource] = recorded.map((value) => {
      const setting = journaledSetting(value);
      return setting && words.text(`source.${setting.source}`);
    });
    const [was, is] = recorded.map((value) => {
      const setting = journaledSetting(value);
      // An effective value is never "none".
      const isEmpty = setting !== undefined && (setting.value === null || setting.value === '');
      return isEmpty ? words.text('value.empty') : setting ? setting.value : value;
    });
    const secret = isSecretField(name);
    const text = (value: unknown) => (secret ? words.text('value.secret') : valueText(field, value, words));
    let [beforeText, afterText] = [before && text(was), after && text(is)];
    // The formatted values are equal: add the detail that differs.
    if (!secret && before && after && beforeText === afterText) {
      if (field?.kind === 'stops') [beforeText, afterText] = [stopsWithPlaces(was), stopsWithPlaces(is)];
      if (field?.kind === 'photo') afterText = words.text('value.photoOther');
    }
    const label = field?.[words.locale] ?? name;
    return {
      field: name,
      label,
      before: beforeText,
      after: afterText,
      beforeSource,
      afterSource,
      isSecret: secret,
    };
  });
}

/** Stops with coordinates, for changes where only positions differ. */
function stopsWithPlaces(value: unknown): string {
  if (!Array.isArray(value)) return '';
  return value
    .map((stop: { name?: string; geometry?: { location?: { lat?: number; lng?: number } } }) => {
      const { lat, lng } = stop.geometry?.location ?? {};
      return `${stop.name} (${lat}, ${lng})`;
    })
    .join(' – ');
}

export interface ValueTexts {
  readonly locale: Locale;
  readonly text: Translate<AuditId>;
}

/** Undefined: a field unknown to this version; its values are shown as they are. */
type Field = FieldSpec | undefined;

/** Formats a value of the audit log: its own kinds of values here, all others by `formatFieldValue`. */
export function valueText(field: Field, value: unknown, words: ValueTexts): string {
  if (Array.isArray(value) && value.length > 0) {
    return value.map((item) => valueText(field, item, words)).join(field?.kind === 'stops' ? ' – ' : ', ');
  }
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  if (isObject && field?.kind !== 'taxes' && field?.kind !== 'composition') {
    return objectText(field, value as Readonly<Record<string, unknown>>, words);
  }
  return (
    (typeof value === 'string' && ownText(field, value, words)) ||
    formatFieldValue(field, value, words.locale)
  );
}

function ownText(field: Field, value: string, { text }: ValueTexts): string | null {
  switch (field?.kind) {
    case 'bank':
      return banks.find(({ mfo }) => mfo === value)?.name ?? null;
    case 'browser':
      return formatDevice(parseUserAgent(value));
    // The server sends only a mark of the photo, which tells photos apart.
    case 'photo':
      return value === '' ? null : text('value.photo');
    default:
      return null;
  }
}

function objectText(field: Field, value: Readonly<Record<string, unknown>>, words: ValueTexts): string {
  if (!field?.parts && typeof value.name === 'string') return value.name;
  const parts = Object.entries(value).map(([name, part]) => {
    const own = field && partField(field, name);
    const said = isSecretField(name) ? words.text('value.secret') : valueText(own, part, words);
    return `${own?.[words.locale] ?? name}: ${said}`;
  });
  return parts.length === 0 ? NO_VALUE : parts.join('; ');
}
