/**
 * CSV as Excel with Ukrainian settings opens it: UTF-8 with a BOM, fields parted by semicolons, decimal commas. No field
 * is ever taken for a formula (decisions §1, security T14). hucre, which writes the XLSX, would leave formulas that begin
 * in full width or behind something unseen, and decimal points.
 */
import { kyivTime } from '../kyiv-time.ts';
import type { Table, TableCell } from './table.ts';

const BOM = '\ufeff';
/** Bytes are sent in pieces of about so many characters. */
const PIECE = 64 * 1024;

/**
 * What spreadsheets take for the beginning of a formula: of any width, small forms too, with or without something in
 * front that is not seen (blanks, marks that need a letter, the empty pattern of Braille).
 */
const FORMULA =
  /^[\s\p{Cc}\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}\u2800]*[=+\-@＝＋－＠﹦﹢﹣﹫]|^[\t\r\n\0]/u;
const NEEDS_QUOTES = /[";,\t\r\n]/;

function field(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One cell as a field of a line. */
export function csvField(cell: TableCell): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return field(cell);
  // A number is no text: a negative one keeps its sign, and can be added up.
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell).replace('.', ',') : '';
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  if ('kopiykas' in cell) return (cell.kopiykas / 100).toFixed(2).replace('.', ',');
  return field('day' in cell ? cell.day : kyivTime(cell.instant));
}

/** A table as the bytes of a CSV file, piece by piece. */
export async function* csvPieces({ rows }: Table): AsyncGenerator<Uint8Array> {
  let text = BOM;
  for await (const row of rows) {
    text += `${row.map(csvField).join(';')}\r\n`;
    if (text.length < PIECE) continue;
    yield Buffer.from(text);
    text = '';
  }
  if (text !== '') yield Buffer.from(text);
}
