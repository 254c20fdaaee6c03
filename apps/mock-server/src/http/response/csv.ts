/**
 * CSV for Excel with Ukrainian settings: UTF-8 with BOM, semicolons, decimal commas. No field is taken for a formula
 * (decisions §1, security T14); hucre's CSV misses full-width and hidden formula prefixes.
 */
import { kyivTime } from '@kasa/contracts/shared/kyiv-clock';
import type { Table, TableCell } from './table.ts';

const BOM = '\ufeff';
/** Approximate size of a chunk, in characters. */
const PIECE = 64 * 1024;

/** Starts of a formula, including full-width and small forms, also after invisible characters. */
const FORMULA =
  /^[\s\p{Cc}\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}\u2800]*[=+\-@＝＋－＠﹦﹢﹣﹫]|^[\t\r\n\0]/u;
const NEEDS_QUOTES = /[";,\t\r\n]/;

function field(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export function csvField(cell: TableCell): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return field(cell);
  // Not escaped as a formula: a negative number must stay a number.
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell).replace('.', ',') : '';
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  if ('kopiykas' in cell) return (cell.kopiykas / 100).toFixed(2).replace('.', ',');
  return field('day' in cell ? cell.day : kyivTime(cell.instant));
}

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
