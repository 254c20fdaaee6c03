import { PHONE, useMediaQuery } from '@kasa/ui/media-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { type ListColumn, yieldingColumns } from './fitting-columns.ts';

/** Widths of a row's menu, expand arrow and checkbox, CSS pixels. */
const MENU = 48;
const ARROW = 40;
const CHOICE = 40;

/** Columns left out because they do not fit; none on a phone, where rows are cards. */
export function useFittingColumns<Row>(
  columns: readonly ListColumn<Row>[],
  { isExpandable, hasMenu, hasChoice }: { isExpandable: boolean; hasMenu: boolean; hasChoice: boolean },
) {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number | null>(null);
  const [isWide, setWide] = useState(false);
  const isPhone = useMediaQuery(PHONE);
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
  const others = (isExpandable ? ARROW : 0) + (hasMenu ? MENU : 0) + (hasChoice ? CHOICE : 0);
  const isAll = isPhone || isWide || width === null;
  const yielding = yieldingColumns(columns, isAll ? null : width - others);
  return {
    ref,
    yielding,
    /** Columns shown in an expanded row: on a phone those its card leaves out. */
    unfolding: isPhone ? columns.filter(({ cardSlot }) => cardSlot === 'hidden') : yielding,
    /** Shows all columns; the table then scrolls. */
    showAll: () => setWide(true),
  };
}
