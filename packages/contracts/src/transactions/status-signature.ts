/** Authentication of status requests of a merchant's server (spec §7; how is assumed). Without zod and crypto. */
import { exampleIds, exampleSecrets } from '../shared/example-ids.ts';

/** Allowed difference between a merchant's clock and the server's, seconds, in either direction. */
export const STATUS_REQUEST_SECONDS = 300;

/** The signed parts of a status request. */
export interface StatusRequest {
  /** Path and query exactly as sent. */
  readonly target: string;
  /** `x-merchant-time` exactly as sent. */
  readonly time: string;
  /** `x-merchant-id` exactly as sent. */
  readonly merchantId: string;
  /** Exactly as sent. */
  readonly body: string;
}

/**
 * Text of the HMAC-SHA256 (RFC 2104) in `x-merchant-signature`: four lines and then the body, without a line feed after
 * it. Key (the secret) and text in UTF-8, result in lower-case hex.
 */
export function statusSignedText({ target, time, merchantId, body }: StatusRequest): string {
  return ['POST', target, time, merchantId, body].join('\n');
}

/** Test vector for implementers, of the demo merchant; its time is fixed, so the server rejects it. */
export const statusSignatureVector = {
  secret: exampleSecrets.statusSecret,
  request: {
    target: '/api/v1/merchant/transactions/status',
    time: '2026-11-20T09:00:00Z',
    merchantId: exampleIds.merchant,
    body: `{"payment":"${exampleIds.transaction}"}`,
  },
  signature: '0f37f38a5611af19b31653c87c889fe75c83fe694f6647f7b9e85e1e3ae26f22',
} as const satisfies { secret: string; request: StatusRequest; signature: string };
