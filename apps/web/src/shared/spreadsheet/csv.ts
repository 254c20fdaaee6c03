import { parseCsv, writeCsv } from 'hucre/csv';

/** The first line by which Excel is told the delimiter; Excel does not count it as a row. */
const DELIMITER_LINE = /^sep=(.)\r?\n/i;

/** The likelier first: commas stand within names and prices, too. */
const DELIMITERS = ['\t', ';', '|', ','] as const;
/** Characters by which the delimiter is told. */
const SAMPLE = 64 * 1024;
/** Of the rows; the rest are titles and notes. */
const MOST = 0.8;

/** What parts all rows into equally many cells, or else most of them. */
function delimiterOf(content: string): string {
  const end = content.length > SAMPLE ? content.lastIndexOf('\n', SAMPLE) : content.length;
  const sample = content.slice(0, end < 1 ? SAMPLE : end);
  const tried = DELIMITERS.map((sign) => {
    const rows = parseCsv(sample, { delimiter: sign }).filter((row) => row.some((cell) => cell !== ''));
    const { width, count } = usualWidth(rows);
    return { sign, share: width > 1 ? count / rows.length : 0 };
  });
  const best = tried.reduce((one, other) => (other.share > one.share ? other : one));
  const likely = tried.find(({ share }) => share === 1) ?? tried.find(({ share }) => share >= MOST) ?? best;
  return likely.share > 0 ? likely.sign : ';';
}

function usualWidth(rows: readonly (readonly unknown[])[]): { width: number; count: number } {
  const counts = new Map<number, number>();
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1);
  return [...counts].reduce((most, [width, count]) => (count > most.count ? { width, count } : most), {
    ...{ width: 0, count: 0 },
  });
}

/** Stands in a row of its own, unless a quotation mark is never closed. */
const END = 'end of the file';

/** Trimmed cells, row by row; null: a quotation mark is not closed, and further rows are within it. */
export function csvRows(text: string): string[][] | null {
  const told = DELIMITER_LINE.exec(text);
  const content = told ? text.slice(told[0].length) : text;
  const delimiter = told?.[1] ?? delimiterOf(content);
  const rows = parseCsv(`${content}\n${END}`, {
    delimiter,
    // As exported files write a phone, lest it is taken for a formula: '+380…
    unescapeFormulae: true,
  }).map((cells) => cells.map((cell) => plain(String(cell ?? ''))));
  const end = rows.pop();
  const { width } = usualWidth(rows);
  const isClosed = end?.length === 1 && end[0] === END;
  return isClosed && !rows.some((cells) => cells.some((cell) => holdsRows(cell, delimiter, width)))
    ? rows
    : null;
}

/** Without what keeps a spreadsheet from taking a code for a number: `="00123"`, `'00123`. */
const plain = (cell: string) =>
  cell
    .trim()
    .replace(/^="(.*)"$/s, '$1')
    .replace(/^'(?=\d)/, '');

/** Whether lines within a cell are rows of the table: a quotation mark of a name was taken for one that begins a cell. */
function holdsRows(cell: string, delimiter: string, width: number): boolean {
  if (width < 2 || !cell.includes('\n')) return false;
  return cell.split('\n').some((line, n) => n > 0 && line.split(delimiter).length >= width);
}

/** A file that Excel opens with Ukrainian settings, too. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  writeCsv(
    rows.map((row) => [...row]),
    { delimiter: ';', bom: true },
  );
