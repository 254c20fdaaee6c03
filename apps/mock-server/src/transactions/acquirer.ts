/** The acquirer, as this backend knows it: a party of its own, whose answers may be late, lost or repeated. */

/** What it has decided. */
export interface AcquirerAnswer {
  /** ISO 8583 field 39. */
  readonly responseCode: string;
  /** ISO 8601 UTC. */
  readonly decidedAt: string;
}

export interface ReversalOrder {
  /** Names the reversal: ordered again, it is the same one. */
  readonly reference: string;
  readonly merchantId: string;
  /** Kopiykas. */
  readonly amount: number;
}

export interface Acquirer {
  /**
   * Orders a reversal, or asks what became of it. `answered` is called for each answer that comes in time: never, once,
   * or more often.
   */
  reverse(order: ReversalOrder, answered: (answer: AcquirerAnswer) => Promise<void>): Promise<void>;
  /** How a payment ended; `unknown`: it never reached the acquirer; undefined: no answer in time. */
  paymentOf(merchantId: string, transactionId: string): Promise<AcquirerAnswer | 'unknown' | undefined>;
}
