import { useId, useState } from 'react';
import type { DataTableProps } from './props.ts';
import type { Column } from './types.ts';

/** Width of the checkbox and chevron columns, CSS pixels. */
const LEAD_WIDTH = 40;

export interface TableModel<Row> {
  props: DataTableProps<Row>;
  baseId: string;
  columns: readonly Column<Row>[];
  /** Checkbox and chevron columns with their left offsets; `width` is their total, CSS pixels. */
  leading: { select: { left: number } | null; expand: { left: number } | null; width: number };
  hasActionsColumn: boolean;
  columnCount: number;
  selected: ReadonlySet<string>;
  /** Selected rows, including those of other pages. */
  chosenCount: number;
  isSelectable: (row: Row) => boolean;
  toggleSelected: (id: string) => void;
  expanded: ReadonlySet<string>;
  isExpandable: (row: Row) => boolean;
  toggleExpanded: (id: string) => void;
}

const NONE: ReadonlySet<string> = new Set();

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** Derives the model from the props; keeps the expansion state unless it is controlled. */
export function useTableModel<Row>(props: DataTableProps<Row>): TableModel<Row> {
  const [ownExpanded, setOwnExpanded] = useState<ReadonlySet<string>>(NONE);
  const expanded = props.expandedIds ?? ownExpanded;
  const baseId = useId();
  const { selection } = props;
  const isSelectable = (row: Row) => selection !== undefined && (selection.isSelectable?.(row) ?? true);
  const selected =
    selection?.allCount === undefined
      ? (selection?.selectedIds ?? NONE)
      : new Set(props.rows.filter(isSelectable).map(props.rowId));
  const columns = props.columns.filter(
    (column) => !(column.isHideable === true && props.hiddenColumns?.includes(column.id)),
  );
  const hasExpand = props.renderExpanded !== undefined;
  const hasActionsColumn = props.rowActions !== undefined;
  const width = (selection ? LEAD_WIDTH : 0) + (hasExpand ? LEAD_WIDTH : 0);
  return {
    props,
    baseId,
    columns,
    leading: {
      select: selection ? { left: 0 } : null,
      expand: hasExpand ? { left: selection ? LEAD_WIDTH : 0 } : null,
      width,
    },
    hasActionsColumn,
    columnCount: columns.length + width / LEAD_WIDTH + (hasActionsColumn ? 1 : 0),
    selected,
    chosenCount: selection?.allCount ?? selected.size,
    isSelectable,
    toggleSelected: (id) => selection?.onChange(toggled(selected, id)),
    expanded,
    isExpandable: (row) => hasExpand && (props.isRowExpandable?.(row) ?? true),
    toggleExpanded: (id) => {
      const next = toggled(expanded, id);
      setOwnExpanded(next);
      props.onExpandedIdsChange?.(next);
    },
  };
}
