import type { ReactNode } from 'react';
import type { Column, DataTableTexts, RowAction, RowSelection, RowTone } from './types.ts';

export interface DataTableProps<Row> {
  /** Accessible name of the table: what the list is of. */
  label: string;
  texts: DataTableTexts;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** What a person would call the row; names its checkbox, chevron and menu. */
  rowLabel: (row: Row) => string;

  /** Colours the row (the wire's `status_color`). */
  rowTone?: ((row: Row) => RowTone | null) | undefined;
  /** The wire's `fontStyle`. */
  rowFontStyle?: ((row: Row) => 'normal' | 'italic') | undefined;
  /** Marks the row whose details are open beside the list. */
  activeRowId?: string | null | undefined;

  /** Click on the row, Enter on it, or its first cell's button. */
  onRowOpen?: ((row: Row) => void) | undefined;
  /** Makes the first cell a link. Alone it is what opens the row; with `onRowOpen` it serves new tabs. */
  rowHref?: ((row: Row) => string) | undefined;
  /** The same list on right click, Shift+F10 and ⋯. */
  rowActions?: ((row: Row) => readonly RowAction[]) | undefined;

  /** Makes rows expandable: what shows below the row. A row that opens nothing unfolds by click and Enter too. */
  renderExpanded?: ((row: Row) => ReactNode) | undefined;
  isRowExpandable?: ((row: Row) => boolean) | undefined;
  /** Given: the app keeps which rows are open. Otherwise the table does. */
  expandedIds?: ReadonlySet<string> | undefined;
  onExpandedIdsChange?: ((ids: ReadonlySet<string>) => void) | undefined;

  selection?: RowSelection<Row> | undefined;

  /** Column id, "-" before it for descending: the wire's `sort`. */
  sort?: string | undefined;
  onSortChange?: ((sort: string) => void) | undefined;
  /** Ids of hideable columns that are switched off. */
  hiddenColumns?: readonly string[] | undefined;

  /** No rows yet: skeletons of the final height take their place. */
  isLoading?: boolean | undefined;
  /** How many rows to expect while loading: the page size. */
  skeletonRows?: number | undefined;
  /** These rows are the old ones, shown until the new ones come. */
  isStale?: boolean | undefined;
  /** Instead of rows when there are none: an EmptyState. */
  empty?: ReactNode;
  /** Instead of rows when they couldn't be had: an ErrorState. */
  error?: ReactNode;
  /** `normal` 44 px, `compact` 36 px. */
  density?: 'normal' | 'compact' | undefined;
  /** Lines of text in the tallest cell (name and code below it: 2), so that skeletons have the final height. */
  rowLines?: 1 | 2 | undefined;
  /** Inside the table's frame, under the rows: the Pager. */
  footer?: ReactNode;
}
