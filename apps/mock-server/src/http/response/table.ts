/** A typed cell: text is never interpreted, money is shown in hryvnias, an instant in Kyiv time. */
export type TableCell =
  | string
  | number
  | boolean
  | null
  | { readonly kopiykas: number }
  | { readonly instant: string }
  | { readonly day: string };

/** The content of an export in any format; rows are read one by one to save memory. */
export interface Table {
  /** Sheet name: up to 31 characters, none of `[]:*?/\`. */
  readonly name: string;
  /** The row with the column names, counted from 1; bold, frozen and with filter buttons. Null: none. */
  readonly headerRow: number | null;
  readonly rows: AsyncIterable<readonly TableCell[]>;
}
