export interface EventCountersTable {
  id: string;
  /** Locked by publishers until commit, so that numbers have no gaps and become visible in order. */
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
