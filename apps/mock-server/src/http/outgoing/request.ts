/** What is asked of somebody else's server, and what comes of it. */

/** A request to an address that a person has typed. */
export interface OutgoingRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: readonly { readonly name: string; readonly value: string }[];
  /** Null: none. */
  readonly body: string | null;
  /** How long it may take as a whole, until the answer has ended. */
  readonly timeoutSeconds: number;
  /**
   * Whose key it is signed with, and the text that the signature is of. Never sent: for a host in this process, which
   * plays the merchant's server and so would know them.
   */
  readonly signed: { readonly merchantId: string; readonly text: string };
}

/** Why there is no answer, or no end of it. */
export type OutgoingFailure =
  | 'name_not_found'
  | 'address_not_allowed'
  | 'port_not_allowed'
  | 'connection_refused'
  | 'connection_lost'
  | 'tls_failed'
  | 'timed_out'
  | 'answer_malformed';

/** What came of a request. Of the answer nothing is kept but this, so that nobody reads through us (security T19). */
export interface OutgoingResult {
  /** Null: it was answered, whatever the status. */
  readonly failure: OutgoingFailure | null;
  /** Also when the answer did not come to its end; null: none came. */
  readonly status: number | null;
  /** Bytes of the answer's body that were read. */
  readonly bytes: number;
  /** There was more, which nobody read. */
  readonly isCut: boolean;
}

/** The result of what never went out. */
export const failedWith = (failure: OutgoingFailure): OutgoingResult => ({
  failure,
  status: null,
  bytes: 0,
  isCut: false,
});

/** Of an answer no more is read, in bytes (security T19). */
export const MAX_ANSWER_BYTES = 64 * 1024;

/** Refused before anything was sent. */
export class OutgoingRefusal extends Error {
  readonly failure: OutgoingFailure;

  constructor(failure: OutgoingFailure) {
    super(failure);
    this.name = 'OutgoingRefusal';
    this.failure = failure;
  }
}
