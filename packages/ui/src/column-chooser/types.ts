import type { Column, Density } from '../data-table/types.ts';

export interface ColumnChooserTexts {
  /** Names the button and its menu: "Колонки та порядок". */
  label: string;
  columns: string;
  /** On phones, where there are no headers to press: "Порядок". */
  sort: string;
  /** "Висота рядків" */
  density: string;
  normal: string;
  compact: string;
}

export interface ColumnChooserProps<Row> {
  columns: readonly Column<Row>[];
  /** Ids of hidden columns, persisted by the app per list. */
  hiddenColumns: readonly string[];
  onHiddenColumnsChange: (hiddenColumns: readonly string[]) => void;
  /** Without `onDensityChange` the rows have one height; on phones, where rows are cards, too. */
  density?: Density | undefined;
  onDensityChange?: ((density: Density) => void) | undefined;
  sort?: string | undefined;
  onSortChange?: ((sort: string) => void) | undefined;
  texts: ColumnChooserTexts;
}
