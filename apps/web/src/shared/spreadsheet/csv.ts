import { parseCsv, writeCsv } from 'hucre/csv';

/** The first line by which Excel is told the delimiter; Excel does not count it as a row. */
const DELIMITER_LINE = /^sep=(.)\r?\n/i;

const DELIMITERS = [';', '\t', ',', '|'] as const;
/** Characters by which the delimiter is told. */
const SAMPLE = 64 * 1024;

/** What parts most rows into equally many cells, rather more of them: commas within names and prices part some alone. */
function delimiterOf(content: string): string {
  const end = content.length > SAMPLE ? content.lastIndexOf('\n', SAMPLE) : content.length;
  const sample = content.slice(0, end < 1 ? SAMPLE : end);
  const evenness = (delimiter: string) => {
    const rows = parseCsv(sample, { delimiter }).filter((row) => row.some((cell) => cell !== ''));
    const counts = new Map<number, number>();
    for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1);
    return Math.max(0, ...[...counts].map(([width, count]) => Math.sqrt(width - 1) * count));
  };
  const [first] = DELIMITERS.map((sign) => ({ sign, score: evenness(sign) })).sort(
    (a, b) => b.score - a.score,
  );
  return first?.sign ?? ';';
}

/** Trimmed cells, row by row; null: a quotation mark is never closed, and the rest of the file is within it. */
export function csvRows(text: string): string[][] | null {
  const told = DELIMITER_LINE.exec(text);
  const content = told ? text.slice(told[0].length) : text;
  const rows = parseCsv(content, {
    delimiter: told?.[1] ?? delimiterOf(content),
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
