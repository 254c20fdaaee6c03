import { PHONE_QUERY, useMediaQuery } from '@kasa/ui/media-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { type ListColumn, selectDroppedColumns } from './fitting-columns.ts';

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
    expandedColumns: isPhone ? columns.filter(({ cardSlot }) => cardSlot === 'hidden') : droppedColumns,
    /** Shows all columns; the table then scrolls. */
    showAll: () => setWide(true),
  };
}
