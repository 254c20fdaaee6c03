/** XLSX by hucre, which writes it while rows come in. The one place that knows the library. */
import { kyivTime } from './kyiv-time.ts';
import type { Table, TableCell } from './table.ts';

/** Longest text of a cell: Excel calls a file with a longer one damaged. */
const MAX_TEXT = 32_767;
const ELLIPSIS = '…';

const TIME = 'dd.mm.yyyy hh:mm:ss';

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
  return wallDate('day' in cell ? `${cell.day} 00:00:00` : kyivTime(cell.instant));
}

async function* valuesOf(rows: Table['rows']) {
  for await (const row of rows) yield row.map(cellValue);
}

/** A table as the bytes of an XLSX file, piece by piece: typed cells, texts within their cells, no formulas. */
export async function* xlsxPieces({ name, columns, rows }: Table): AsyncGenerator<Uint8Array> {
  // Loaded only when needed: most starts of the server export nothing.
  const { writeXlsxStream } = await import('hucre/xlsx');
  const shown = columns.map(({ width, isTime }) => ({ width, ...(isTime ? { numFmt: TIME } : {}) }));
  yield* writeXlsxStream(valuesOf(rows), { name, columns: shown, repeatHeaders: false });
}
