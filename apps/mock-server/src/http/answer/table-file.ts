/** A table as a file that people open in a spreadsheet, of any length: rows are made while it is sent. */
import { csvPieces } from './csv.ts';
import { begun, StreamedFile } from './streamed-file.ts';
import type { Table } from './table.ts';
import { xlsxPieces } from './xlsx.ts';

const formats = {
  csv: { mediaType: 'text/csv', pieces: csvPieces },
  xlsx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    pieces: xlsxPieces,
  },
} as const;

/** The file of a table; its first row is there before its first byte. @param fileName without extension */
export function tableFile(format: keyof typeof formats, fileName: string, table: Table): StreamedFile {
  const { mediaType, pieces } = formats[format];
  async function* all() {
    const rows = await begun(table.rows);
    try {
      yield* pieces({ ...table, rows });
    } finally {
      // A reader may have left before the first row was asked for: then nobody else closes them.
      await rows.return();
    }
  }
  return new StreamedFile(`${fileName}.${format}`, mediaType, all());
}
