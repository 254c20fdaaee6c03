/** Columns of every business row (product decisions §3). */
export interface BusinessColumns {
  id: string;
  merchant_id: string;
  created_at: string;
  updated_at: string;
  /** Starts at 1, incremented by every edit; an edit with another version is a conflict. */
  version: number;
}

type Column<Value> = Value extends boolean ? 0 | 1 : Value extends object ? string : Value;

/** The columns that people fill in: fields of a contract's input, flags as 0 or 1, lists and objects as JSON. */
export type InputColumns<Input> = { [Name in keyof Input]-?: Column<Exclude<Input[Name], undefined>> };
