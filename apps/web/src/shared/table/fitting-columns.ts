import type { Column } from '@kasa/ui/data-table';

/** A column of a list, which may give way to others where there is no room for all: `width` says what it takes. */
export interface ListColumn<Row> extends Column<Row> {
  /** Which gives way first: 1, then 2… Only for columns that may be hidden; without it a column stays. */
  yields?: number | undefined;
}

/** Room that a column takes when it has no `width`, CSS pixels. */
const USUAL = 120;
const takenBy = <Row>(columns: readonly ListColumn<Row>[]) =>
  columns.reduce((sum, { width = USUAL }) => sum + width, 0);

/**
 * The columns that give way so that the others fit: the least important first, and no more than needed.
 * @param columns those that a person wants to see
 * @param room for them, CSS pixels; null while it is not known: then all stay
 * @returns in the order of the table
 */
export function yieldingColumns<Row>(
  columns: readonly ListColumn<Row>[],
  room: number | null,
): readonly ListColumn<Row>[] {
  if (room === null) return [];
  const inOrder = columns
    .filter(({ isHideable, yields }) => isHideable && yields !== undefined)
    .sort((a, b) => (a.yields ?? 0) - (b.yields ?? 0));
  let taken = takenBy(columns);
  const given = new Set<ListColumn<Row>>();
  for (const column of inOrder) {
    if (taken <= room) break;
    taken -= takenBy([column]);
    given.add(column);
  }
  return columns.filter((column) => given.has(column));
}
