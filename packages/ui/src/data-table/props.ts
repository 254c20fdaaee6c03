import type { ReactNode } from 'react';
import type { Column, DataTableTexts, Density, RowAction, RowSelection, RowTone } from './types.ts';

export interface DataTableProps<Row> {
  label: string;
  texts: DataTableTexts;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** Display name of the row; used in the names of its checkbox, chevron and menu. */
  rowLabel: (row: Row) => string;

  /** Colours the row (`status_color` of the API). */
  rowTone?: ((row: Row) => RowTone | null) | undefined;
  rowFontStyle?: ((row: Row) => 'normal' | 'italic') | undefined;
  /** Draws the eye to a row for a moment: it was just made or changed. */
  isRowLit?: ((row: Row) => boolean) | undefined;
  /** The row whose details are open beside the list. */
  activeRowId?: string | null | undefined;

  /** Click or Enter on the row, or its first cell's button. */
  onRowOpen?: ((row: Row) => void) | undefined;
  /** Makes the first cell a link: the only way to open the row or, with `onRowOpen`, for new tabs. */
  rowHref?: ((row: Row) => string) | undefined;
  /** Actions of the row: right click, Shift+F10 and ⋯. */
  rowActions?: ((row: Row) => readonly RowAction[]) | undefined;

  /** Content below an expandable row. Without `onRowOpen`, click and Enter expand it. */
  renderExpanded?: ((row: Row) => ReactNode) | undefined;
  isRowExpandable?: ((row: Row) => boolean) | undefined;
  /** Controlled expansion; without it the table keeps the state. */
  expandedIds?: ReadonlySet<string> | undefined;
  onExpandedIdsChange?: ((ids: ReadonlySet<string>) => void) | undefined;

  selection?: RowSelection<Row> | undefined;

  /** Column id, prefixed with "-" for descending: `sort` of the API. */
  sort?: string | undefined;
  onSortChange?: ((sort: string) => void) | undefined;
  hiddenColumns?: readonly string[] | undefined;

  /** No rows yet: skeletons of the final height are shown. */
  isLoading?: boolean | undefined;
  skeletonRows?: number | undefined;
  /** The rows are outdated, shown until new ones arrive. */
  isStale?: boolean | undefined;
  empty?: ReactNode;
  error?: ReactNode;
  density?: Density | undefined;
  /** Under the rows, inside the frame: the Pager. */
  footer?: ReactNode;
}
