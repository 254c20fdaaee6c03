import { parseCsv, writeCsv } from 'hucre/csv';

export interface Place {
  readonly row: number;
  readonly column: number;
}

/** Two opposite corners of what is selected; `head` is the active cell. */
export interface Selection {
  readonly anchor: Place;
  readonly head: Place;
}

/** The first and the last place of a selection. */
export function cornersOf({ anchor, head }: Selection): { first: Place; last: Place } {
  const [rows, places] = [
    [anchor.row, head.row],
    [anchor.column, head.column],
  ] as const;
  return {
    first: { row: Math.min(...rows), column: Math.min(...places) },
    last: { row: Math.max(...rows), column: Math.max(...places) },
  };
}

/** Cells that a spreadsheet has copied. A line break within a cell becomes a space. */
export const readBlock = (text: string): string[][] =>
  parseCsv(text, { delimiter: '\t' }).map((cells) =>
    cells.map((cell) =>
      String(cell ?? '')
        .replace(/\s+/gu, ' ')
        .trim(),
    ),
  );

/** Cells as spreadsheets paste them. */
export const writeBlock = (rows: readonly (readonly string[])[]): string =>
  writeCsv(
    rows.map((row) => [...row]),
    { delimiter: '\t' },
  ).replace(/\r?\n$/, '');

export interface Placed {
  readonly cells: readonly (Place & { readonly text: string })[];
  /** Rows and columns of the block that have no place in the table. */
  readonly rowsBeyond: number;
  readonly columnsBeyond: number;
}

/** Where the cells of a block come to stand: from the first selected one on; a single one fills the selection. */
export function placeBlock(
  block: readonly (readonly string[])[],
  selection: Selection,
  size: { rows: number; columns: number },
): Placed {
  const { first, last } = cornersOf(selection);
  const width = Math.max(0, ...block.map((row) => row.length));
  const isOne = block.length === 1 && width === 1;
  const high = isOne ? last.row - first.row + 1 : block.length;
  const wide = isOne ? last.column - first.column + 1 : width;
  const rows = Math.min(high, size.rows - first.row);
  const across = Math.min(wide, size.columns - first.column);
  const cells = Array.from({ length: rows * across }, (_, n) => {
    const [down, right] = [Math.floor(n / across), n % across];
    const text = isOne ? block[0]?.[0] : block[down]?.[right];
    return text === undefined ? [] : [{ row: first.row + down, column: first.column + right, text }];
  }).flat();
  return { cells, rowsBeyond: high - rows, columnsBeyond: wide - across };
}
