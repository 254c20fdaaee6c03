/** Columns of every business row (product decisions §3). */
export interface BusinessColumns {
  id: string;
  merchant_id: string;
  created_at: string;
  updated_at: string;
  /** Starts at 1, incremented by every edit; an edit with another version is a conflict. */
  version: number;
}
