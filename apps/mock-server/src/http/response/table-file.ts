import { csvPieces } from './csv.ts';
import { prefetchFirst, StreamedFile } from './streamed-file.ts';
import type { Table } from './table.ts';
import { xlsxPieces } from './xlsx.ts';

const formats = {
  csv: { mediaType: 'text/csv', pieces: csvPieces },
  xlsx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    pieces: xlsxPieces,
  },
} as const;

/** A table as a streamed file; its first row is read before any byte is sent.
 * @param fileName without extension
 * @param cut ends the transfer */
export function tableFile(
  format: keyof typeof formats,
  fileName: string,
  table: Table,
  cut?: AbortSignal,
): StreamedFile {
  const { mediaType, pieces } = formats[format];
  async function* all() {
    const rows = await prefetchFirst(table.rows);
    try {
      yield* pieces({ ...table, rows });
    } finally {
      // Also closes the rows when the client left before the first one was read.
      await rows.return();
    }
  }
  return new StreamedFile(`${fileName}.${format}`, mediaType, all(), undefined, cut);
}
