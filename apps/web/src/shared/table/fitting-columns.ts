import type { Column } from '@kasa/ui/data-table';

/** A list column that may be left out where `width` does not fit. */
export interface ListColumn<Row> extends Column<Row> {
  /** Order of leaving out: 1 first. Only for hideable columns; without it a column stays. */
  yields?: number | undefined;
}

/** Width of a column without `width`, CSS pixels. */
const USUAL = 120;
const takenBy = <Row>(columns: readonly ListColumn<Row>[]) =>
  columns.reduce((sum, { width = USUAL }) => sum + width, 0);

/**
 * Columns left out so that the others fit: lowest `yields` first, no more than needed.
 * @param room CSS pixels; null while unknown: all stay
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
