/** What every business row carries (product decisions §3). */
export interface BusinessColumns {
  id: string;
  merchant_id: string;
  created_at: string;
  updated_at: string;
  /** Starts at 1, grows by one with every edit; an edit that names another version is a conflict. */
  version: number;
}
