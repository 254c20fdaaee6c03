/** Authentication of terminals (spec §7 mentions `/Config/get`; the rest is assumed). Without zod and crypto. */
import { exampleSecrets } from './example-ids.ts';

/** `S1` and six digits (docs/product/ukraine.md §13). Unique across merchants. */
export const TERMINAL_NUMBER_PATTERN = /^S1\d{6}$/;

/** Allowed difference between terminal and server clock, seconds, in either direction. */
export const TERMINAL_TIME_SECONDS = 300;

/** The signed parts of a request. */
export interface TerminalRequest {
  /** Upper case: `GET`. */
  readonly method: string;
  /** Path and query exactly as sent: `/api/v1/Config/get?lng=EN`. */
  readonly target: string;
  /** `x-terminal-time` exactly as sent. */
  readonly time: string;
  /** `x-terminal-number` exactly as sent. */
  readonly number: string;
  /** Exactly as sent; missing: the request has none. */
  readonly body?: string;
}

/**
 * Text of the HMAC-SHA256 (RFC 2104) in `x-terminal-signature`: four lines, of a request with a body that as well; no
 * trailing newline.
 * Key (the phrase) and text in UTF-8, result in lower-case hex.
 */
export function terminalSignedText({ method, target, time, number, body }: TerminalRequest): string {
  return [method, target, time, number, ...(body === undefined ? [] : [body])].join('\n');
}

/** Test vector for implementers, of a seeded terminal; its time is fixed, so the server rejects it. */
export const terminalSignatureVector = {
  phrase: exampleSecrets.keyPhrase,
  request: {
    method: 'GET',
    target: '/api/v1/Config/get',
    time: '2026-11-20T09:00:00Z',
    number: 'S1100101',
  },
  signature: 'fcee83dcdbf435ed90a2ec7ffa2831c6c324d7926b464c772f8232d4cb21974f',
} as const satisfies { phrase: string; request: TerminalRequest; signature: string };
