/** The journal as a table: what the file is of, then a row for each field that was changed, so that cells have types. */
import type { AuditEntryEntity } from '@kasa/contracts/audit/entries';
import { kyivTime } from '../http/kyiv-time.ts';
import type { Table, TableCell } from '../http/table.ts';
import type { ExportWords } from './export-words.ts';
import type { AuditFilter } from './store.ts';

/** What stands above the rows. */
export interface ExportHead {
  readonly merchant: string;
  /** ISO 8601 UTC. */
  readonly at: string;
  readonly by: string;
  readonly filter: AuditFilter;
  /** The name of the person that `filter.user_id` is; the id itself where there is none. */
  readonly person: string | undefined;
}

const TIME_WIDTH = 20;

/** Widths in the order of the cells. */
export const exportColumns: Table['columns'] = [
  { width: TIME_WIDTH, isTime: true },
  { width: 32 },
  { width: 16 },
  { width: 24 },
  { width: 16 },
  { width: 36 },
  { width: 38 },
  { width: 22 },
  { width: 32 },
  { width: 32 },
];

const FILTERS = ['user_id', 'object_type', 'object_id', 'q', 'from', 'to'] as const;

/** What the file is of, when and by whom it was made, and by which filter; then the names of the columns. */
export function headRows(words: ExportWords, head: ExportHead): TableCell[][] {
  const { filter, person } = head;
  const shown: AuditFilter = {
    ...filter,
    user_id: person ?? filter.user_id,
    object_type: filter.object_type && (words.types[filter.object_type] ?? filter.object_type),
  };
  const cell = (name: (typeof FILTERS)[number]): TableCell =>
    (name === 'from' || name === 'to') && shown[name] ? { day: shown[name] } : (shown[name] ?? null);
  const given = FILTERS.filter((name) => filter[name] !== undefined && filter[name] !== '');
  const lines = given.map((name): TableCell[] => [words[name], cell(name)]);
  return [
    [words.title, head.merchant],
    [words.exported, `${kyivTime(head.at)} ${words.kyiv}`],
    [words.exportedBy, head.by],
    ...(lines.length > 0 ? lines : [[words.filter, words.all]]),
    [],
    Object.values(words.columns),
  ];
}

const DAY = /^\d{4}-\d\d-\d\d$/;
// As text: one column shows numbers, days and times, and a spreadsheet would show the day of a time alone.
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** A value of a field as a cell: a choice in words, a reference by its name, what has parts as its text. */
function valueCell(words: ExportWords, field: string, value: unknown): TableCell {
  const known = words.values[field];
  if (value === null || value === undefined) return null;
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value === 'string' && INSTANT.test(value)) return kyivTime(value);
  if (typeof value === 'string') return DAY.test(value) ? { day: value } : (known?.[value] ?? value);
  if (known && Array.isArray(value)) return value.map((one) => known[String(one)] ?? String(one)).join(', ');
  const { id, name } = value as { id?: unknown; name?: unknown };
  const isReference = typeof id === 'string' && typeof name === 'string';
  return isReference ? name : JSON.stringify(value);
}

/** The rows of one entry: one for each field. */
export function entryRows(words: ExportWords, entry: AuditEntryEntity): TableCell[][] {
  const { at, user, address, operation, object, before, after } = entry;
  const what: TableCell[] = [
    { instant: at },
    user?.full_name ?? words.nobody,
    address,
    words.operations[operation] ?? operation,
    words.types[object.type] ?? object.type,
    object.name,
    object.id,
  ];
  const fields = Object.keys({ ...before, ...after });
  if (fields.length === 0) return [[...what, null, null, null]];
  return fields.map((field) => [
    ...what,
    words.fields[field] ?? field,
    valueCell(words, field, before?.[field]),
    valueCell(words, field, after?.[field]),
  ]);
}
