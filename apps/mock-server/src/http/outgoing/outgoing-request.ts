/** Requests to external servers, and their results. */

export interface OutgoingRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: readonly { readonly name: string; readonly value: string }[];
  readonly body: string | null;
  /** Time limit of the whole request, up to the end of the response. */
  readonly timeoutSeconds: number;
  /** Signer and signed text, for in-process hosts that play the merchant's server; never sent. */
  readonly signed: { readonly merchantId: string; readonly text: string };
}

export type OutgoingFailure =
  | 'name_not_found'
  | 'address_not_allowed'
  | 'port_not_allowed'
  | 'connection_refused'
  | 'connection_lost'
  | 'tls_failed'
  | 'timed_out'
  | 'answer_malformed';

/** Of the response only its beginning is kept, for the log of callbacks (security T19). */
export interface OutgoingResult {
  /** Null: a response arrived, whatever its status. */
  readonly failure: OutgoingFailure | null;
  /** Set even if the response is incomplete; null: no response. */
  readonly status: number | null;
  /** Bytes read of the response body. */
  readonly bytes: number;
  /** The body was longer than what was read. */
  readonly isTruncated: boolean;
  /** The first `MAX_ANSWER_KEPT` bytes of the body as UTF-8. */
  readonly text: string;
}

export const failedWith = (failure: OutgoingFailure): OutgoingResult => ({
  failure,
  status: null,
  bytes: 0,
  isTruncated: false,
  text: '',
});

/** Most bytes read of a response body (security T19). */
export const MAX_RESPONSE_BYTES = 64 * 1024;

export class OutgoingRefusal extends Error {
  readonly failure: OutgoingFailure;

  constructor(failure: OutgoingFailure) {
    super(failure);
    this.name = 'OutgoingRefusal';
    this.failure = failure;
  }
}
