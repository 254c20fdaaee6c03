/**
 * A cell by its type: text stays text, whatever it begins with; money is shown in hryvnias, a moment as a clock in Kyiv
 * shows it.
 */
export type TableCell =
  | string
  | number
  | boolean
  | null
  | { readonly kopiykas: number }
  | { readonly instant: string }
  | { readonly day: string };

/** What an export writes, whatever the format: rows come one by one, so that a long one needs little memory. */
export interface Table {
  /** Of the sheet: up to 31 characters, none of `[]:*?/\`. */
  readonly name: string;
  /** Which row, counted from 1, names the columns: it stands out, and stays in sight. Null: none does. */
  readonly headerRow: number | null;
  readonly rows: AsyncIterable<readonly TableCell[]>;
}
