import {
  type ImportField,
  MAX_CELL,
  MAX_IMPORT_POSITION,
  MAX_IMPORT_ROWS,
} from '@kasa/contracts/catalogue/import-values';
import { fieldOfWord, letterOf, MOST_ABOVE } from '#shared/spreadsheet/columns.ts';
import type { Sheet, SheetRow } from '#shared/spreadsheet/sheet.ts';
import { columnWords } from './column-words.ts';
import { plainHeading } from './plain-heading.ts';
import { type RememberedColumns, rememberedField } from './remembered-columns.ts';

/** A column of the file that holds something. */
export interface FileColumn {
  /** Number of its cells in a row, from 0. */
  readonly index: number;
  /** What stands above it; where nothing does, its letter. */
  readonly name: string;
  /** Whether `name` stands in the file. */
  readonly isNamed: boolean;
  /** Its first cells that hold something. */
  readonly samples: readonly string[];
}

/** Which field a column is of, by its number; null: of none. */
export type ColumnFields = Readonly<Record<number, ImportField | null>>;

export interface ProductFile {
  readonly columns: readonly FileColumn[];
  /** As recognised, before anybody has said otherwise. */
  readonly fields: ColumnFields;
  /** Below the row that names the columns, or all of them. */
  readonly rows: readonly SheetRow[];
  /** Number of the row that names the columns; null: none does. */
  readonly header: number | null;
  /** Rows that may name the columns. */
  readonly headerCandidates: readonly SheetRow[];
  /** Rows above the headings, which say nothing of products. */
  readonly above: number;
  /** Sheets that are left out. */
  readonly unread: readonly string[];
}

/** Characters that the contract has no place for, and spreadsheets now and then have. */
const NUL = /\0/g;
const SAMPLES = 3;
const ofWord = fieldOfWord(columnWords);
const wordField = (heading: string) => ofWord(plainHeading(heading));

/**
 * The columns of a file, and what they are of by their names or as people said the last time.
 * @param said number of the row that names the columns, null for none; undefined: the one that looks like it
 */
export function readProductFile(
  sheet: Sheet,
  remembered: RememberedColumns,
  said: number | null | undefined,
): ProductFile {
  const headerCandidates = sheet.rows.slice(0, MOST_ABOVE);
  const header =
    said === undefined
      ? likelyHeader(headerCandidates, remembered)
      : headerCandidates.find(({ number }) => number === said);
  const start = header ? sheet.rows.indexOf(header) + 1 : 0;
  const rows = sheet.rows.slice(start);
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), header?.cells.length ?? 0);
  const columns = Array.from({ length: width }, (_, index) => columnAt(index, header, rows)).filter(
    ({ samples, isNamed }) => isNamed || samples.length > 0,
  );
  return {
    columns,
    fields: fieldsOf(columns, remembered),
    rows,
    header: header?.number ?? null,
    headerCandidates,
    above: Math.max(start - 1, 0),
    unread: sheet.unread,
  };
}

const isFigure = (cell: string) => /^[\d\s.,]+$/.test(cell);

/** The row that most columns are known by; a single word may also stand among products, so it counts in a first row alone. */
function likelyHeader(rows: readonly SheetRow[], remembered: RememberedColumns): SheetRow | undefined {
  const fieldOf = (cell: string) => rememberedField(remembered, cell) ?? wordField(cell);
  const scored = rows.map((row) => ({
    row,
    known: new Set(row.cells.flatMap((cell) => fieldOf(cell) ?? [])).size,
  }));
  const best = scored.reduce((one, other) => (other.known > one.known ? other : one), {
    row: rows[0],
    known: 0,
  });
  if (best.known > 1) return best.row;
  const [first] = rows;
  return first?.cells.some(isFigure) ? undefined : first;
}

function columnAt(index: number, header: SheetRow | undefined, rows: readonly SheetRow[]): FileColumn {
  const name = header?.cells[index] ?? '';
  const samples: string[] = [];
  for (const { cells } of rows) {
    const cell = cells[index] ?? '';
    if (cell !== '' && !samples.includes(cell)) samples.push(cell);
    if (samples.length === SAMPLES) break;
  }
  return { index, name: name || letterOf(index), isNamed: name !== '', samples };
}

/** What people said counts before what is guessed. A field stands in one column: of two that look like it, in none. */
function fieldsOf(columns: readonly FileColumn[], remembered: RememberedColumns): ColumnFields {
  const said = new Map(
    columns.map(({ index, name, isNamed }) => [
      index,
      isNamed ? rememberedField(remembered, name) : undefined,
    ]),
  );
  const guessed = columns.map(({ name, isNamed }) => (isNamed ? wordField(name) : undefined));
  const isSaid = (field: ImportField) => [...said.values()].includes(field);
  const once = (field: ImportField | undefined) =>
    field !== undefined && !isSaid(field) && guessed.filter((one) => one === field).length === 1
      ? field
      : null;
  const taken = new Set<ImportField>();
  const firstOf = (field: ImportField | null) => {
    if (field === null || taken.has(field)) return null;
    taken.add(field);
    return field;
  };
  return Object.fromEntries(
    columns.map(({ index }, n) => {
      const own = said.get(index);
      return [index, own === undefined ? once(guessed[n]) : firstOf(own)];
    }),
  );
}

/** The fields of columns after somebody has said what one is: no other is of the same field. */
export const withField = (fields: ColumnFields, index: number, field: ImportField | null): ColumnFields => ({
  ...Object.fromEntries(
    Object.entries(fields).map(([at, one]) => [at, one !== null && one === field ? null : one]),
  ),
  [index]: field,
});

/** Headings that people have said something else of than was recognised. */
export const saidOtherwise = (
  { columns, fields }: Pick<ProductFile, 'columns' | 'fields'>,
  said: ColumnFields,
): (readonly [heading: string, ImportField | null])[] =>
  columns.flatMap(({ index, name, isNamed }) =>
    isNamed && said[index] !== fields[index] ? [[name, said[index] ?? null] as const] : [],
  );

/** A row as the contract takes it. */
export interface ImportedRow {
  readonly position: number;
  readonly cells: Readonly<Partial<Record<ImportField, string>>>;
}

/** Rows with the texts of the fields that columns were said to be of; a row that has none of them stays, and is wrong. */
export function rowsToImport({ rows }: Pick<ProductFile, 'rows'>, fields: ColumnFields): ImportedRow[] {
  const said = Object.entries(fields).flatMap(([index, field]) =>
    field === null ? [] : [[Number(index), field] as const],
  );
  return rows.map(({ number, cells }) => ({
    position: number,
    cells: Object.fromEntries(
      said.flatMap(([index, field]) => {
        const text = (cells[index] ?? '').replace(NUL, '').slice(0, MAX_CELL);
        return text === '' ? [] : [[field, text]];
      }),
    ),
  }));
}

/** Whether it has more rows than an import, or one that is numbered beyond all. */
export const isTooLong = ({ rows }: Pick<ProductFile, 'rows'>): boolean =>
  rows.length > MAX_IMPORT_ROWS || (rows.at(-1)?.number ?? 0) > MAX_IMPORT_POSITION;
