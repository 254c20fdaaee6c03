/** Tables of what is told as it happens, as TypeScript sees them; see schema.ts. */

/** Where each merchant's events have got to. */
export interface EventCountersTable {
  /** Of the merchant. */
  id: string;
  /**
   * Number of the last event. Whoever publishes holds this row until the transaction ends, so that numbers have no gaps
   * and are seen in their order.
   */
  last_number: number;
}

/** What happened, written in the transaction that did it. */
export interface EventsTable {
  id: string;
  merchant_id: string;
  /** Of one merchant's events each has the next number. */
  number: number;
  /** As in the contract. */
  type: string;
  at: string;
  /** JSON, as the contract has it for the type. */
  data: string;
}
