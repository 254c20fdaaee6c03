/** The journal as a table: file details, then a row per changed field, so that cells have types. */
import type { AuditEntryEntity } from '@kasa/contracts/audit/entries';
import {
  anonymousLabel,
  auditField,
  operationLabel,
  partField,
  typeLabel,
  valueLabel,
} from '@kasa/contracts/audit/words';
import { banks } from '@kasa/contracts/shared/banks';
import type { Language } from '@kasa/contracts/shared/codes';
import { Day, Instant } from '@kasa/contracts/shared/dates';
import type { FieldKind, FieldSpec } from '@kasa/contracts/shared/fields';
import type { TableCell } from '../http/response/table.ts';
import type { ExportWords } from './export-words.ts';
import type { AuditFilter } from './store.ts';

export interface ExportLanguage {
  readonly language: Language;
  readonly words: ExportWords;
}

const FILTERS = ['user_id', 'operation', 'object_type', 'object_id', 'q', 'from', 'to'] as const;

/** @param person the name of the user `filter.user_id`; undefined: the id is shown */
export function filterRows(
  { language, words }: ExportLanguage,
  filter: AuditFilter,
  person: string | undefined,
): TableCell[][] {
  const shown: AuditFilter = {
    ...filter,
    user_id: person ?? filter.user_id,
    operation: filter.operation && (operationLabel(filter.operation)?.[language] ?? filter.operation),
    object_type: filter.object_type && (typeLabel(filter.object_type)?.[language] ?? filter.object_type),
  };
  const cell = (name: (typeof FILTERS)[number]): TableCell =>
    (name === 'from' || name === 'to') && shown[name] ? { day: shown[name] } : (shown[name] ?? null);
  const given = FILTERS.filter((name) => filter[name] !== undefined && filter[name] !== '');
  return given.map((name) => [words[name], cell(name)]);
}

function fieldCell({ language, words }: ExportLanguage, field: FieldSpec | undefined, name: string): string {
  if (field === undefined) return name;
  const units: Readonly<Partial<Record<FieldKind, string>>> = { ...words.units, rate: ', %' };
  return field[language] + (units[field.kind] ?? '');
}

const plain = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** A stop's name and coordinates; JSON for anything else. */
function stopText(stop: unknown): string {
  const { name, geometry } = (stop ?? {}) as { name?: unknown; geometry?: { location?: Partial<LatLng> } };
  if (typeof name !== 'string') return plain(stop);
  const { lat, lng } = geometry?.location ?? {};
  return lat === undefined || lng === undefined ? name : `${name} (${lat}, ${lng})`;
}

interface LatLng {
  readonly lat: number;
  readonly lng: number;
}

/** A field's value as a cell: choices in words, references by name, parts joined. */
function valueCell(language: Language, field: FieldSpec | undefined, value: unknown): TableCell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number') return numberCell(field, value);
  if (typeof value === 'string') return textCell(language, field, value);
  if (field?.kind === 'stops' && Array.isArray(value)) return value.map(stopText).join('; ') || null;
  if (field?.values && Array.isArray(value)) {
    return value.map((one) => valueLabel(field, plain(one))?.[language] ?? plain(one)).join(', ');
  }
  if (field?.parts) {
    const named = (name: string) => partField(field, name)?.[language] ?? name;
    return Object.entries(value)
      .map(([name, part]) => `${named(name)}: ${plain(part)}`)
      .join('; ');
  }
  const { id, name } = value as { id?: unknown; name?: unknown };
  const isReference = typeof id === 'string' && typeof name === 'string';
  return isReference ? name : JSON.stringify(value);
}

/** Money in hryvnias, rates in per cent. */
function numberCell(field: FieldSpec | undefined, value: number): TableCell {
  if (field?.kind === 'money') return { kopiykas: value };
  return field?.kind === 'rate' ? value / 100 : value;
}

/**
 * Only the field decides the type: a name may look like a date. A value that does not fit its field stays text, so that
 * it cannot break the export.
 */
function textCell(language: Language, field: FieldSpec | undefined, value: string): TableCell {
  switch (field?.kind) {
    case 'instant':
      return Instant.safeParse(value).success ? { instant: value } : value;
    case 'day':
      return Day.safeParse(value).success ? { day: value } : value;
    case 'bank':
      return banks.find(({ mfo }) => mfo === value)?.name ?? value;
    case 'choice':
      return valueLabel(field, value)?.[language] ?? value;
    default:
      return value;
  }
}

export function entryRows(inLanguage: ExportLanguage, entry: AuditEntryEntity): TableCell[][] {
  const { language } = inLanguage;
  const { at, user, address, operation, object, before, after } = entry;
  const what: TableCell[] = [
    { instant: at },
    user?.full_name ?? anonymousLabel[language],
    address,
    operationLabel(operation)?.[language] ?? operation,
    typeLabel(object.type)?.[language] ?? object.type,
    object.name,
    object.id,
  ];
  const names = Object.keys({ ...before, ...after });
  if (names.length === 0) return [[...what, null, null, null]];
  return names.map((name) => {
    const field = auditField(object.type, name);
    // `hasOwn`: a field may be called like an inherited property, such as `constructor`.
    const [was, is] = [before, after].map((state) =>
      state && Object.hasOwn(state, name) ? valueCell(language, field, state[name]) : null,
    );
    return [...what, fieldCell(inLanguage, field, name), was ?? null, is ?? null];
  });
}
