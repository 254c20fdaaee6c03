/** XLSX by hucre, streamed. The only module that uses the library for exports. */
import type { ColumnDef } from 'hucre/xlsx';
import { kyivTime } from '../kyiv-time.ts';
import type { Table, TableCell } from './table.ts';

/** Longest text of a cell; Excel calls a file with a longer one damaged. */
const MAX_TEXT = 32_767;
const ELLIPSIS = '…';

const FORMATS = { kopiykas: '#,##0.00', instant: 'dd.mm.yyyy hh:mm:ss', day: 'dd.mm.yyyy' } as const;

/** Style of the header row; name and size repeat the library's default. */
const BOLD = { font: { bold: true, name: 'Calibri', size: 11 } } as const;

/** Characters that XML forbids and hucre does not remove. */
const NO_CHARACTERS = /[\ufffe\uffff]/g;
/** Excel reads `_x003D_` as an escape, so such texts are escaped. */
const ESCAPE_LIKE = /_x(?=[0-9a-f]{4}_)/gi;

function text(value: string): string {
  const clean = value.toWellFormed().replace(NO_CHARACTERS, '');
  const short = clean.length > MAX_TEXT ? clean.slice(0, MAX_TEXT - 1) + ELLIPSIS : clean;
  return short.replace(ESCAPE_LIKE, '_x005F_x');
}

/** Spreadsheets have no time zones: Kyiv time is written as if it were UTC. */
const wallDate = (wall: string) => new Date(`${wall.replace(' ', 'T')}Z`);

function cellValue(cell: TableCell): string | number | boolean | Date | null {
  if (typeof cell === 'string') return text(cell);
  if (cell === null || typeof cell !== 'object') return cell;
  if ('kopiykas' in cell) return cell.kopiykas / 100;
  const date = wallDate('day' in cell ? `${cell.day} 00:00:00` : kyivTime(cell.instant));
  // An invalid date must not abort the file.
  return Number.isNaN(date.getTime()) ? text('day' in cell ? cell.day : cell.instant) : date;
}

function formatOf(cell: TableCell | undefined): string | undefined {
  if (cell === null || typeof cell !== 'object') return undefined;
  return 'kopiykas' in cell ? FORMATS.kopiykas : 'day' in cell ? FORMATS.day : FORMATS.instant;
}

/** Rows measured for column widths, which come before all rows in the file. */
const MEASURED_ROWS = 200;
const WIDTHS = { least: 8, most: 60 } as const;
/** Room for filter buttons and cell edges, in characters. */
const ROOM = 3;
const INSTANT_WIDTH = 19;
const DAY_WIDTH = 10;

function widthOf(cell: TableCell): number {
  if (cell === null) return 0;
  if (typeof cell !== 'object') return String(cell).length;
  if ('day' in cell) return DAY_WIDTH;
  if ('instant' in cell) return INSTANT_WIDTH;
  const hryvnias = Math.trunc(cell.kopiykas / 100).toString().length;
  // Thousands separators and kopiykas.
  return hryvnias + Math.floor((hryvnias - 1) / 3) + 3;
}

/**
 * Widths for the first rows. The last cell of a row above the header may overflow, so it is ignored.
 * @param headers number of rows up to and including the header
 */
function columnWidths(rows: readonly (readonly TableCell[])[], headers: number): number[] {
  const widths: number[] = [];
  for (const [n, row] of rows.entries()) {
    const measured = n < headers - 1 ? row.slice(0, -1) : row;
    for (const [column, cell] of measured.entries()) {
      widths[column] = Math.max(widths[column] ?? 0, widthOf(cell));
    }
  }
  return Array.from(widths, (width = 0) => Math.min(WIDTHS.most, Math.max(WIDTHS.least, width + ROOM)));
}

/** Reads up to `count` rows ahead; `all` yields every row. */
async function lookAhead<Row>(rows: AsyncIterable<Row>, count: number) {
  const source = rows[Symbol.asyncIterator]();
  const first: Row[] = [];
  for (let next = await source.next(); !next.done; next = await source.next()) {
    first.push(next.value);
    if (first.length === count) break;
  }
  async function* all(): AsyncGenerator<Row> {
    yield* first;
    for (let next = await source.next(); !next.done; next = await source.next()) yield next.value;
  }
  return { first, all };
}

/** A table as XLSX bytes: typed cells, no formulas, frozen header. No filter buttons: hucre cannot stream them. */
export async function* xlsxPieces({ name, headerRow, rows }: Table): AsyncGenerator<Uint8Array> {
  // Loaded on demand: most server runs export nothing.
  const { writeXlsxStream } = await import('hucre/xlsx');
  const headers = headerRow ?? 0;
  const { first, all } = await lookAhead(rows, headers + MEASURED_ROWS);
  // hucre reads the column's format at each cell, so a getter returns the one for the row being written: a column may
  // hold money, days and texts.
  let written: readonly TableCell[] = [];
  const ordinary = columnWidths(first, headers).map((width, n) => ({
    width,
    get numFmt() {
      return formatOf(written[n]) ?? '';
    },
  }));
  const columns: ColumnDef[] = [...ordinary];
  async function* values() {
    let count = 0;
    for await (const row of all()) {
      count += 1;
      written = row;
      const isHeader = count === headerRow;
      if (isHeader || count - 1 === headerRow) {
        for (const [n, column] of ordinary.entries()) columns[n] = isHeader ? { style: BOLD } : column;
      }
      yield row.map(cellValue);
    }
  }
  yield* writeXlsxStream(values(), {
    name,
    columns,
    repeatHeaders: false,
    ...(headerRow === null ? {} : { freezePane: { rows: headerRow } }),
  });
}
