import type { Sheet, SheetRow } from './sheet.ts';

/** The words that may stand above a column of a field, in any language and spelling. */
export type ColumnWords<Field extends string> = Readonly<Record<Field, readonly string[]>>;

export interface SheetColumns<Field extends string> {
  /** Cells of the row that names the columns. */
  readonly header: readonly string[];
  /** Which column a field stands in. */
  readonly at: Readonly<Partial<Record<Field, number>>>;
  /** Names of columns that hold something and are of no field; of one without a name its letter. */
  readonly unused: readonly string[];
  /** Below the header. */
  readonly rows: readonly SheetRow[];
}

/** Exported files have some rows above the header: a title, a period. */
export const MOST_ABOVE = 20;

/** Latin letters that look like Cyrillic ones get into Ukrainian words, `I` above all. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  ...{ a: 'а', c: 'с', e: 'е', i: 'і', k: 'к', m: 'м' },
  ...{ o: 'о', p: 'р', t: 'т', x: 'х', y: 'у' },
};

/** One form of all spellings: `П.І.Б. *`, `піб`; what is said in brackets is left out. */
export const plainWord = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/\(.*?\)/g, ' ')
    .replace(/[\p{P}\p{S}\u02bc]/gu, (sign) => (/[’ʼ'`‘´.]/.test(sign) ? '' : ' '))
    .replace(/[a-z]/g, (letter) => LOOKALIKES[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();

/** Tells the field that a word above a column means; undefined: none. */
export function fieldOfWord<Field extends string>(
  words: ColumnWords<Field>,
): (word: string) => Field | undefined {
  const fields = Object.keys(words) as Field[];
  const known = new Map(
    fields.flatMap((field) => words[field].map((word) => [plainWord(word), field] as const)),
  );
  return (word) => known.get(plainWord(word));
}

/** Finds the header and what its columns are of. The first of two columns of a field counts; null: none is known. */
export function matchColumns<Field extends string>(
  { rows }: Pick<Sheet, 'rows'>,
  words: ColumnWords<Field>,
): SheetColumns<Field> | null {
  const fieldOf = fieldOfWord(words);
  const found = rows.slice(0, MOST_ABOVE).map((row, n) => {
    const at: Partial<Record<Field, number>> = {};
    for (const [column, cell] of row.cells.entries()) {
      const field = fieldOf(cell);
      if (field !== undefined) at[field] ??= column;
    }
    return { row, n, at, count: Object.keys(at).length };
  });
  const best = found.reduce((one, other) => (other.count > one.count ? other : one), {
    ...{ row: undefined, n: 0, at: {}, count: 0 },
  } as Omit<(typeof found)[number], 'row'> & { row: SheetRow | undefined });
  if (best.row === undefined) return null;
  const header = best.row.cells;
  const below = rows.slice(best.n + 1);
  const used = new Set(Object.values(best.at));
  const width = below.reduce((most, { cells }) => Math.max(most, cells.length), header.length);
  const unused = Array.from({ length: width }, (_, column) => column)
    .filter((column) => !used.has(column) && below.some(({ cells }) => cells[column]))
    .map((column) => header[column] || letterOf(column));
  return {
    header: header.filter((cell) => cell !== ''),
    at: best.at,
    unused,
    rows: below,
  };
}

/** As spreadsheets call a column: A to Z, then AA. */
export const letterOf = (column: number): string =>
  (column < 26 ? '' : letterOf(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26));
