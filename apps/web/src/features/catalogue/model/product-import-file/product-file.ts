import { type ImportField, MAX_CELL, MAX_IMPORT_ROWS } from '@kasa/contracts/catalogue/import-values';
import { letterOf, matchColumns } from '#shared/spreadsheet/columns.ts';
import type { Sheet, SheetRow } from '#shared/spreadsheet/sheet.ts';
import { columnWords } from './column-words.ts';
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
  /** Below the headings. */
  readonly rows: readonly SheetRow[];
  /** Whether a row was recognised that names the columns; else people say whether the first one does. */
  readonly isHeaderKnown: boolean;
  /** Number of the row that names the columns; null: none does. */
  readonly headerNumber: number | null;
  /** Rows above the headings, which say nothing of products. */
  readonly above: number;
  /** Sheets that are left out. */
  readonly unread: readonly string[];
}

/** Characters that the contract has no place for, and spreadsheets now and then have. */
const NUL = /\0/g;
const SAMPLES = 3;

/**
 * The columns of a file, and what they are of by their names or as people said the last time.
 * @param isFirstHeader whether the first row names the columns where none was recognised
 */
export function readProductFile(
  sheet: Sheet,
  remembered: RememberedColumns,
  isFirstHeader: boolean,
): ProductFile {
  const matched = matchColumns(sheet, columnWords);
  const said = saidHeader(sheet, remembered);
  const known = matched?.headerRow ?? said;
  const header = known ?? (isFirstHeader ? sheet.rows[0] : undefined);
  const start = header ? sheet.rows.indexOf(header) + 1 : 0;
  const rows = sheet.rows.slice(start);
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), header?.cells.length ?? 0);
  const columns = Array.from({ length: width }, (_, index) => columnAt(index, header, rows)).filter(
    ({ samples, isNamed }) => isNamed || samples.length > 0,
  );
  return {
    columns,
    fields: fieldsOf(columns, matched?.at ?? {}, remembered),
    rows,
    isHeaderKnown: known !== undefined,
    headerNumber: header?.number ?? null,
    above: Math.max(start - 1, 0),
    unread: sheet.unread,
  };
}

/** A first row whose names were all matched by hand before. */
const saidHeader = ({ rows: [first] }: Sheet, remembered: RememberedColumns): SheetRow | undefined =>
  first?.cells.some((cell) => cell !== '' && rememberedField(remembered, cell)) ? first : undefined;

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

/** What people said counts before what is guessed; a field stands in one column. */
function fieldsOf(
  columns: readonly FileColumn[],
  at: Readonly<Partial<Record<ImportField, number>>>,
  remembered: RememberedColumns,
): ColumnFields {
  const guessed = new Map(Object.entries(at).map(([field, index]) => [index, field as ImportField]));
  const said = new Map(
    columns.flatMap(({ index, name, isNamed }) => {
      const field = isNamed ? rememberedField(remembered, name) : undefined;
      return field === undefined ? [] : [[index, field] as const];
    }),
  );
  const taken = new Set<ImportField>();
  const take = (field: ImportField | null | undefined): ImportField | null => {
    if (field === undefined || field === null || taken.has(field)) return null;
    taken.add(field);
    return field;
  };
  const fields: Record<number, ImportField | null> = {};
  for (const [index, field] of said) fields[index] = take(field);
  for (const { index } of columns) if (!said.has(index)) fields[index] = take(guessed.get(index));
  return fields;
}

/** The fields of columns after somebody has said what one is: no other is of the same field. */
export const withField = (fields: ColumnFields, index: number, field: ImportField | null): ColumnFields => ({
  ...Object.fromEntries(
    Object.entries(fields).map(([at, one]) => [at, one !== null && one === field ? null : one]),
  ),
  [index]: field,
});

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

export const isTooLong = ({ rows }: Pick<ProductFile, 'rows'>): boolean => rows.length > MAX_IMPORT_ROWS;
