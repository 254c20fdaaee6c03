import type { Column } from '@kasa/ui/data-table';
import { PHONE_QUERY, useMediaQuery } from '@kasa/ui/media-query';
import { useLayoutEffect, useRef, useState } from 'react';

/** A list column that may be left out where `width` does not fit. */
export interface ListColumn<Row> extends Column<Row> {
  /** Order of leaving out: 1 first. Only for hideable columns; without it a column stays. */
  dropPriority?: number | undefined;
  /** False: of no use on paper, e.g. a link. */
  isPrinted?: boolean | undefined;
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

/** Widths of a row's menu, expand arrow and checkbox, CSS pixels. */
const MENU_WIDTH_PX = 48;
const ARROW_WIDTH_PX = 40;
const CHECKBOX_WIDTH_PX = 40;

/** Columns left out because they do not fit; none on a phone, where rows are cards. */
export function useFittingColumns<Row>(
  columns: readonly ListColumn<Row>[],
  { isExpandable, hasMenu, hasChoice }: { isExpandable: boolean; hasMenu: boolean; hasChoice: boolean },
) {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number | null>(null);
  const [isWide, setWide] = useState(false);
  const isPhone = useMediaQuery(PHONE_QUERY);
  useLayoutEffect(() => {
    const box = ref.current;
    // Cards need no width: measuring would cause another layout and render.
    if (!box || isPhone) return;
    const measure = () => setWidth(box.clientWidth || null);
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    measure();
    return () => observer.disconnect();
  }, [isPhone]);
  const others =
    (isExpandable ? ARROW_WIDTH_PX : 0) + (hasMenu ? MENU_WIDTH_PX : 0) + (hasChoice ? CHECKBOX_WIDTH_PX : 0);
  const isAll = isPhone || isWide || width === null;
  const droppedColumns = selectDroppedColumns(columns, isAll ? null : width - others);
  return {
    ref,
    droppedColumns,
    /** Columns shown in an expanded row: on a phone those its card leaves out. */
    expandedColumns: isPhone
      ? columns.filter(({ cardSlot = 'hidden' }, index) => index > 0 && cardSlot === 'hidden')
      : droppedColumns,
    /** Shows all columns; the table then scrolls. */
    showAll: () => setWide(true),
  };
}
