import { MAX_ROWS_PER_REQUEST } from '@kasa/contracts/catalogue/import-values';
import type { ImportedRow } from './product-file.ts';

/** A request holds 256 KB, signature and envelope included. */
const MOST_BYTES = 200 * 1024;
const encoder = new TextEncoder();

/** Rows in requests that the server takes: neither too many nor too long ones. */
export function rowChunks(rows: readonly ImportedRow[]): ImportedRow[][] {
  const chunks: ImportedRow[][] = [];
  let bytes = 0;
  for (const row of rows) {
    const size = encoder.encode(JSON.stringify(row)).length + 1;
    const last = chunks.at(-1);
    if (last === undefined || last.length === MAX_ROWS_PER_REQUEST || bytes + size > MOST_BYTES) {
      chunks.push([row]);
      bytes = size;
    } else {
      last.push(row);
      bytes += size;
    }
  }
  return chunks;
}
