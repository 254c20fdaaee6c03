import { onDemand } from '@kasa/ui/on-demand';
import { decodeText } from './decode-text.ts';
import { kindOfFile, unpackedSize } from './file-kind.ts';
import { filledRows, type SheetReading } from './sheet.ts';

const csv = onDemand(() => import('./csv.ts'));
const xlsx = onDemand(() => import('./xlsx.ts'));

/** An archive may unpack to this many times the size that is allowed, and to so many bytes. */
const MOST_TIMES = 50;
const MOST_UNPACKED = 100 * 1024 * 1024;

/**
 * Reads a table from a file of anybody: CSV in UTF-8, UTF-16 or windows-1251, parted by semicolons, commas or tabs, or
 * the first sheet of an XLSX. Never rejects.
 * @param maxBytes larger files are not opened
 */
export async function readSheet(file: Blob, maxBytes: number): Promise<SheetReading> {
  if (file.size > maxBytes) return { problem: 'too_large' };
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    // Moved or locked since it was chosen.
    return { problem: 'damaged' };
  }
  const kind = kindOfFile(bytes);
  if (kind === 'encrypted') return { problem: 'encrypted' };
  if (kind === 'other') return { problem: 'not_table' };
  return kind === 'xlsx' ? readXlsx(bytes, maxBytes) : readText(bytes);
}

async function readXlsx(bytes: Uint8Array, maxBytes: number): Promise<SheetReading> {
  if (unpackedSize(bytes) > Math.min(maxBytes * MOST_TIMES, MOST_UNPACKED)) return { problem: 'too_large' };
  const reader = await xlsx.load();
  if (!reader) return { problem: 'unavailable' };
  try {
    const { rows, unread } = await reader.xlsxRows(bytes);
    return asReading(rows, unread);
  } catch {
    return { problem: 'damaged' };
  }
}

async function readText(bytes: Uint8Array): Promise<SheetReading> {
  const text = decodeText(bytes);
  if (text === null) return { problem: 'not_table' };
  const reader = await csv.load();
  if (!reader) return { problem: 'unavailable' };
  const rows = reader.csvRows(text);
  return rows === null ? { problem: 'damaged' } : asReading(rows, []);
}

function asReading(all: string[][], unread: readonly string[]): SheetReading {
  const rows = filledRows(all);
  return rows.length === 0 ? { problem: 'empty' } : { sheet: { rows, unread } };
}

/** A CSV file of these rows, for spreadsheets; null: its code could not be fetched. */
export async function makeCsv(rows: readonly (readonly string[])[]): Promise<string | null> {
  const writer = await csv.load();
  return writer === null ? null : writer.csvText(rows);
}
