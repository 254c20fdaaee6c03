/** XLSX by hucre, which writes it while rows come in. The one place that knows the library. */
import type { ColumnDef } from 'hucre/xlsx';
import { kyivTime } from '../kyiv-time.ts';
import type { Table, TableCell } from './table.ts';

/** Longest text of a cell: Excel calls a file with a longer one damaged. */
const MAX_TEXT = 32_767;
const ELLIPSIS = '…';

/** How a spreadsheet is to show cells of each type. */
const FORMATS = { kopiykas: '#,##0.00', instant: 'dd.mm.yyyy hh:mm:ss', day: 'dd.mm.yyyy' } as const;

/** Of the row that names the columns; otherwise as the library has it, or it would be of another size. */
const BOLD = { font: { bold: true, name: 'Calibri', size: 11 } } as const;

/** What no XML may hold, and hucre lets through. */
const NO_CHARACTERS = /[\ufffe\uffff]/g;
/** Excel reads `_x003D_` as the character of that number; a text that holds it must say that it means it. */
const ESCAPE_LIKE = /_x(?=[0-9a-f]{4}_)/gi;

function text(value: string): string {
  const clean = value.toWellFormed().replace(NO_CHARACTERS, '');
  const short = clean.length > MAX_TEXT ? clean.slice(0, MAX_TEXT - 1) + ELLIPSIS : clean;
  return short.replace(ESCAPE_LIKE, '_x005F_x');
}

/** Spreadsheets know no zones: what a clock in Kyiv shows is written as if it were UTC. */
const wallDate = (wall: string) => new Date(`${wall.replace(' ', 'T')}Z`);

function cellValue(cell: TableCell): string | number | boolean | Date | null {
  if (typeof cell === 'string') return text(cell);
  if (cell === null || typeof cell !== 'object') return cell;
  if ('kopiykas' in cell) return cell.kopiykas / 100;
  const date = wallDate('day' in cell ? `${cell.day} 00:00:00` : kyivTime(cell.instant));
  // One value that is none must not cut the file.
  return Number.isNaN(date.getTime()) ? text('day' in cell ? cell.day : cell.instant) : date;
}

function formatOf(cell: TableCell | undefined): string | undefined {
  if (cell === null || typeof cell !== 'object') return undefined;
  return 'kopiykas' in cell ? FORMATS.kopiykas : 'day' in cell ? FORMATS.day : FORMATS.instant;
}

/** So many rows are looked at for the widths of columns, which stand in front of all rows: those are on their way by then. */
const MEASURED_ROWS = 200;
/** Widths of columns, in characters: a longer text is cut in sight, or runs over where the next cell is empty. */
const WIDTHS = { least: 8, most: 60 } as const;
/** The button that people may put into a header, and the edges of a cell, in characters. */
const ROOM = 3;
/** What each format makes of a value, in characters. */
const INSTANT_WIDTH = 19;
const DAY_WIDTH = 10;

/** How wide a cell is shown, in characters. */
function widthOf(cell: TableCell): number {
  if (cell === null) return 0;
  if (typeof cell !== 'object') return String(cell).length;
  if ('day' in cell) return DAY_WIDTH;
  if ('instant' in cell) return INSTANT_WIDTH;
  const hryvnias = Math.trunc(cell.kopiykas / 100).toString().length;
  // A blank before each three digits, and the kopiykas.
  return hryvnias + Math.floor((hryvnias - 1) / 3) + 3;
}

/**
 * What the columns need for the first rows. Above the header a value is the last of its row: it may run over.
 * @param headers how many rows come before the values, the header included
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

/** The first rows of a table, so many at most, and then all of them. */
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

/**
 * A table as the bytes of an XLSX file, piece by piece: typed cells, texts within their cells, no formulas. The row that
 * names the columns is bold and stays in sight. It has no filter buttons: the library cannot write them in a stream.
 */
export async function* xlsxPieces({ name, headerRow, rows }: Table): AsyncGenerator<Uint8Array> {
  // Loaded only when needed: most starts of the server export nothing.
  const { writeXlsxStream } = await import('hucre/xlsx');
  const headers = headerRow ?? 0;
  const { first, all } = await lookAhead(rows, headers + MEASURED_ROWS);
  // The library knows looks of columns only, and asks for them at each cell: so a column answers for the row that is
  // being written, as one column holds money, days and texts.
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
