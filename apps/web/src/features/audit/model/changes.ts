import { deviceOf, deviceWords } from '../../../shared/user-agent/user-agent.ts';
import { isSecret, type ValueWords, valueText } from './field-value.ts';
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

/** What an entry changed, field by field, in words. */
export function shownChanges(entry: AuditEntry, words: ValueWords): ShownChange[] {
  const { before, after } = entry;
  return fieldsOf(entry).map((field) => {
    const [was, is] = [before?.[field], after?.[field]];
    const secret = isSecret(was, is);
    const text = (value: unknown) => (secret ? words.word('secret', '***') : valueText(field, value, words));
    let [beforeText, afterText] = [before && text(was), after && text(is)];
    // Both would read alike: then what tells them apart is said.
    if (!secret && before && after && beforeText === afterText) {
      if (field === 'places') [beforeText, afterText] = [stopsWithPlaces(was), stopsWithPlaces(is)];
      if (field === 'photo') afterText = words.word('photoOther', String(is));
    }
    return { field, label: words.field(field), before: beforeText, after: afterText, isSecret: secret };
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
