import { isSecretField } from '@kasa/contracts/audit/secret-fields';
import { banks } from '@kasa/contracts/shared/banks';
import { type FieldSpec, partField } from '@kasa/contracts/shared/fields';
import { formatFieldValue } from '#shared/fields/format-field-value.ts';
import type { Translate } from '#shared/i18n/catalogue.ts';
import { NO_VALUE } from '#shared/i18n/format.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { formatDevice, parseUserAgent } from '#shared/user-agent/user-agent.ts';
import type { AuditId } from '../messages/uk.ts';

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
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
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
  if (typeof value.name === 'string') return value.name;
  const parts = Object.entries(value).map(([name, part]) => {
    const own = field && partField(field, name);
    const said = isSecretField(name) ? words.text('value.secret') : valueText(own, part, words);
    return `${own?.[words.locale] ?? name}: ${said}`;
  });
  return parts.length === 0 ? NO_VALUE : parts.join('; ');
}
