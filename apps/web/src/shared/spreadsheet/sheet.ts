/** A row as the file has it. */
export interface SheetRow {
  /** As spreadsheets number rows, from 1. */
  readonly number: number;
  /** Trimmed texts; figures with a decimal point, days as `YYYY-MM-DD`. */
  readonly cells: readonly string[];
}

/** What a file holds, without its empty rows. */
export interface Sheet {
  readonly rows: readonly SheetRow[];
  /** Further sheets with something in them, which nobody reads. */
  readonly unread: readonly string[];
}

/** Why a file is not read; `unavailable`: the code that reads it could not be fetched. */
export type SheetProblem = 'too_large' | 'empty' | 'encrypted' | 'damaged' | 'not_table' | 'unavailable';

export type SheetReading =
  | { readonly sheet: Sheet; readonly problem?: undefined }
  | { readonly sheet?: undefined; readonly problem: SheetProblem };

/** Rows with something in them, numbered as they stand in the file. */
export const filledRows = (rows: readonly (readonly string[])[]): SheetRow[] =>
  rows.flatMap((cells, n) => (cells.some((cell) => cell !== '') ? [{ number: n + 1, cells }] : []));
