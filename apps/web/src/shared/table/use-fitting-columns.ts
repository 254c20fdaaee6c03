import { PHONE, useMediaQuery } from '@kasa/ui/media-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { type ListColumn, yieldingColumns } from './fitting-columns.ts';

/** Room for the menu of a row, for the arrow that unfolds it, and for what chooses it, CSS pixels. */
const MENU = 48;
const ARROW = 40;
const CHOICE = 40;

/**
 * Which columns a table leaves out because there is no room for them. On a phone none: there rows are cards.
 * @param columns those that a person wants to see
 */
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
    // Cards need no width: to ask for it would lay the page out, and to keep it draw the list, once more.
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
    /** Of the box that the table fills. */
    ref,
    yielding,
    /** What a row has no room for: on a phone what its card leaves out. */
    unfolding: isPhone ? columns.filter(({ cardSlot }) => cardSlot === 'hidden') : yielding,
    /** Shows them all the same; the table scrolls then. */
    showAll: () => setWide(true),
  };
}
