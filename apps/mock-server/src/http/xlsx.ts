/** XLSX by hucre, which writes it while rows come in. The one place that knows the library. */
import { kyivTime } from './kyiv-time.ts';
import type { Table, TableCell } from './table.ts';

/** Longest text of a cell: Excel calls a file with a longer one damaged. */
const MAX_TEXT = 32_767;
const ELLIPSIS = '…';

/** How a spreadsheet is to show cells of each type. */
const FORMATS = { kopiykas: '#,##0.00', instant: 'dd.mm.yyyy hh:mm:ss', day: 'dd.mm.yyyy' } as const;

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

/** A table as the bytes of an XLSX file, piece by piece: typed cells, texts within their cells, no formulas. */
export async function* xlsxPieces({ name, columns, rows }: Table): AsyncGenerator<Uint8Array> {
  // Loaded only when needed: most starts of the server export nothing.
  const { writeXlsxStream } = await import('hucre/xlsx');
  // The library knows formats of columns only, and asks for them at each cell: so a column answers for the row that is
  // being written, as one column holds money, days and texts.
  let written: readonly TableCell[] = [];
  const shown = columns.map(({ width }, n) => ({
    width,
    get numFmt() {
      return formatOf(written[n]) ?? '';
    },
  }));
  async function* values() {
    for await (const row of rows) {
      written = row;
      yield row.map(cellValue);
    }
  }
  yield* writeXlsxStream(values(), { name, columns: shown, repeatHeaders: false });
}
