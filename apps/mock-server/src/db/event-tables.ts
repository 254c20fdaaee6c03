/** Tables of published events; see schema.ts. */

/** The last event number of each merchant. */
export interface EventCountersTable {
  /** Merchant id. */
  id: string;
  /**
   * Number of the last event. Publishing locks this row until the transaction ends, so that numbers have no
   * gaps and become visible in order.
   */
  last_number: number;
}

/** An event, written in the transaction that caused it. */
export interface EventsTable {
  id: string;
  merchant_id: string;
  /** Consecutive per merchant. */
  number: number;
  type: string;
  at: string;
  /** JSON, as the contract defines it for the type. */
  data: string;
}
