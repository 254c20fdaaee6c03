import { isSecretField } from '@kasa/contracts/audit/secret-fields';
import { auditField } from '@kasa/contracts/audit/words';
import { deviceOf, deviceWords } from '#shared/user-agent/user-agent.ts';
import { type ValueWords, valueText } from './field-value.ts';
import type { AuditEntry } from './types.ts';

/** A changed field in words. */
export interface ShownChange {
  readonly field: string;
  readonly label: string;
  /** Null: there was no object. */
  readonly before: string | null;
  /** Null: there is no object any more. */
  readonly after: string | null;
  /** Only that it was changed may be said; `after` says it. */
  readonly isSecret: boolean;
}

/** The fields that an entry is about, in the order of the server. */
export function fieldsOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>): string[] {
  return Object.keys({ ...before, ...after });
}

/** What people call the object of an entry: as it was called then; a session by its device. */
export function objectName({ object: { type, name } }: Pick<AuditEntry, 'object'>): string {
  return type === 'session' ? (deviceWords(deviceOf(name)) ?? name) : name;
}

/**
 * Entries that the same action wrote as the one above: closing a shift changes the shift, the vehicle and the driver.
 * @param entries in the order in which they are shown
 */
export function continuedActions(entries: readonly Pick<AuditEntry, 'id' | 'action'>[]): Set<string> {
  const isContinued = ({ action }: { action: string }, n: number) => entries[n - 1]?.action === action;
  return new Set(entries.filter(isContinued).map(({ id }) => id));
}

/** What an entry changed, field by field, in words. */
export function shownChanges(entry: AuditEntry, words: ValueWords): ShownChange[] {
  const { object, before, after } = entry;
  return fieldsOf(entry).map((name) => {
    const field = auditField(object.type, name);
    // Of its own: every object has a `constructor`.
    const [was, is] = [before, after].map((state) =>
      state && Object.hasOwn(state, name) ? state[name] : undefined,
    );
    const secret = isSecretField(name);
    const text = (value: unknown) => (secret ? words.text('value.secret') : valueText(field, value, words));
    let [beforeText, afterText] = [before && text(was), after && text(is)];
    // Both would read alike: then what tells them apart is said.
    if (!secret && before && after && beforeText === afterText) {
      if (field?.kind === 'stops') [beforeText, afterText] = [stopsWithPlaces(was), stopsWithPlaces(is)];
      if (field?.kind === 'photo') afterText = words.text('value.photoOther');
    }
    const label = field?.[words.locale] ?? name;
    return { field: name, label, before: beforeText, after: afterText, isSecret: secret };
  });
}

/** Stops of the same names were moved: then where they are is what tells them apart. */
function stopsWithPlaces(value: unknown): string {
  if (!Array.isArray(value)) return '';
  return value
    .map((stop: { name?: string; geometry?: { location?: { lat?: number; lng?: number } } }) => {
      const { lat, lng } = stop.geometry?.location ?? {};
      return `${stop.name} (${lat}, ${lng})`;
    })
    .join(' – ');
}
