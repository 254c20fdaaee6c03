import type { Column } from '@kasa/ui/data-table';

/** A list column that may be left out where `width` does not fit. */
export interface ListColumn<Row> extends Column<Row> {
  /** Order of leaving out: 1 first. Only for hideable columns; without it a column stays. */
  dropPriority?: number | undefined;
}

/** Width of a column without `width`, CSS pixels. */
const DEFAULT_WIDTH_PX = 120;
const totalWidth = <Row>(columns: readonly ListColumn<Row>[]) =>
  columns.reduce((sum, { width = DEFAULT_WIDTH_PX }) => sum + width, 0);

/**
 * Columns left out so that the others fit: lowest `dropPriority` first, no more than needed.
 * @param availableWidth CSS pixels; null while unknown: all stay
 */
export function selectDroppedColumns<Row>(
  columns: readonly ListColumn<Row>[],
  availableWidth: number | null,
): readonly ListColumn<Row>[] {
  if (availableWidth === null) return [];
  const inOrder = columns
    .filter(({ isHideable, dropPriority }) => isHideable && dropPriority !== undefined)
    .sort((a, b) => (a.dropPriority ?? 0) - (b.dropPriority ?? 0));
  let taken = totalWidth(columns);
  const dropped = new Set<ListColumn<Row>>();
  for (const column of inOrder) {
    if (taken <= availableWidth) break;
    taken -= totalWidth([column]);
    dropped.add(column);
  }
  return columns.filter((column) => dropped.has(column));
}
