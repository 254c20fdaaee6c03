import type { ReactNode } from 'react';
import type { MenuAction } from '../menu/types.ts';

/** One action of a row: the same list serves right click, Shift+F10 and the ⋯ button. */
export type RowAction = MenuAction;

/** Soft colour of a row. The status cell says the same in a word: colour is never alone. */
export type RowTone = 'positive' | 'warning' | 'danger' | 'info';

/**
 * Where a cell goes when the row is a card (under 768 px): `title` top left, `value` top right, `secondary`
 * and `status` on the second line, `detail` a line with the column's name, `hidden` not at all.
 */
export type CardSlot = 'title' | 'value' | 'secondary' | 'status' | 'detail' | 'hidden';

export interface Column<Row> {
  /** Also the sort key sent to the server. */
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** `end` for amounts and counts: right-aligned, tabular figures. */
  align?: 'start' | 'end' | undefined;
  isSortable?: boolean | undefined;
  /** May be switched off in the column chooser. */
  isHideable?: boolean | undefined;
  /** Widest the column may get, CSS pixels; longer text ends in "…". 320 unless told. */
  width?: number | undefined;
  /** The first column is the `title`, the others `detail`, unless told. */
  cardSlot?: CardSlot | undefined;
}

/** Checkboxes at the rows. Ids may be of rows on other pages: they stay chosen. */
export interface RowSelection<Row> {
  selectedIds: ReadonlySet<string>;
  onChange: (selectedIds: ReadonlySet<string>) => void;
  isSelectable?: ((row: Row) => boolean) | undefined;
  /**
   * Given: every row of the list is chosen, on whatever page, and there are so many. A change by checkbox comes back to
   * the rows of this page.
   */
  allCount?: number | undefined;
  /** Buttons for the chosen rows, in the bar that floats over the table's end. */
  actions?: ReactNode;
}

/** The table's own words. `label` is what `rowLabel` answers for the row. */
export interface DataTableTexts {
  /** Heading of the ⋯ column, for screen readers: "Дії". */
  actions: string;
  /** "Дії: Каса №3" */
  actionsFor: (label: string) => string;
  /** "Подробиці: Каса №3" */
  detailsFor: (label: string) => string;
  /** "Вибрати: Каса №3" */
  selectRow: (label: string) => string;
  selectAll: string;
  /** Announced and shown in the bar: "Вибрано 3". */
  selected: (count: number) => string;
  clearSelection: string;
  /** Announced while rows are on their way. */
  loading: string;
}
