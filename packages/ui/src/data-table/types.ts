import type { ReactNode } from 'react';
import type { MenuAction } from '../menu/types.ts';

/** A row action, used by right click, Shift+F10 and the ⋯ button. */
export type RowAction = MenuAction;

/** Height of rows: 44 or 36 px. */
export type Density = 'normal' | 'compact';

/** Row colour. The status cell says the same in words: colour is never the only sign. */
export type RowTone = 'positive' | 'warning' | 'danger' | 'info';

/**
 * Position in the card (below 768 px), which is the same for all lists: `title` top left, `value` top right, `subtitle`
 * small below the title, `secondary` and `status` in the last line.
 */
export type CardSlot = 'title' | 'value' | 'subtitle' | 'secondary' | 'status' | 'hidden';

export interface Column<Row> {
  /** Also the sort key sent to the server. */
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** `end` for amounts and counts: right-aligned, tabular figures. */
  align?: 'start' | 'end' | undefined;
  isSortable?: boolean | undefined;
  /** Can be hidden in the column chooser. */
  isHideable?: boolean | undefined;
  /** Maximum width, CSS pixels; longer text is cut, and shown whole under the pointer and in the focused row. Default 320. */
  width?: number | undefined;
  /** Default: `title` for the first column; the others are hidden. */
  cardSlot?: CardSlot | undefined;
}

/** Row selection. Ids of rows on other pages stay selected. */
export interface RowSelection<Row> {
  selectedIds: ReadonlySet<string>;
  onChange: (selectedIds: ReadonlySet<string>) => void;
  isSelectable?: ((row: Row) => boolean) | undefined;
  /** Set if all rows of all pages are selected: their number. Toggling a row reduces it to this page. */
  allCount?: number | undefined;
  /** Buttons for the selected rows, in the SelectionBar. */
  actions?: ReactNode;
}

export interface DataTableTexts {
  /** Header of the ⋯ column, for screen readers: "Дії". */
  actions: string;
  /** "Дії: Каса №3" */
  actionsFor: (label: string) => string;
  /** "Подробиці: Каса №3" */
  detailsFor: (label: string) => string;
  /** "Вибрати: Каса №3" */
  selectRow: (label: string) => string;
  selectAll: string;
  /** Shown in the bar and announced: "Вибрано 3". */
  selected: (count: number) => string;
  clearSelection: string;
  loading: string;
}
