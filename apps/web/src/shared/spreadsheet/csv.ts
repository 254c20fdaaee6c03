import { detectDelimiter, parseCsv, writeCsv } from 'hucre/csv';

/** The first line by which Excel is told the delimiter; Excel does not count it as a row. */
const DELIMITER_LINE = /^sep=(.)\r?\n/i;

/** Trimmed cells, row by row; null: a quotation mark is never closed, and the rest of the file is within it. */
export function csvRows(text: string): string[][] | null {
  const told = DELIMITER_LINE.exec(text);
  const content = told ? text.slice(told[0].length) : text;
  const rows = parseCsv(content, {
    delimiter: told?.[1] ?? detectDelimiter(content),
    // As exported files write a phone, lest it is taken for a formula: '+380…
    unescapeFormulae: true,
  });
  return isUnclosed(content, rows.at(-1)?.at(-1))
    ? null
    : rows.map((cells) => cells.map((cell) => String(cell ?? '').trim()));
}

const isUnclosed = (content: string, last: unknown) =>
  typeof last === 'string' && /[\r\n]/.test(last) && content.split('"').length % 2 === 0;

/** A file that Excel opens with Ukrainian settings, too. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  writeCsv(
    rows.map((row) => [...row]),
    { delimiter: ';', bom: true },
  );
