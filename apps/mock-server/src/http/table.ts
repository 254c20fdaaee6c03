/** A cell by its type: text stays text, whatever it begins with; a moment is shown as a clock in Kyiv shows it. */
export type TableCell =
  | string
  | number
  | boolean
  | null
  | { readonly instant: string }
  | { readonly day: string };

export interface Table {
  /** Of the sheet: up to 31 characters, none of `[]:*?/\`. */
  readonly name: string;
  readonly columns: readonly {
    /** In characters. */
    readonly width: number;
    /** Its moments are shown to the second; elsewhere a spreadsheet shows the day alone. */
    readonly isTime?: boolean | undefined;
  }[];
  readonly rows: AsyncIterable<readonly TableCell[]>;
}
