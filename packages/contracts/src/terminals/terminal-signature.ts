/**
 * How a terminal proves who it is (spec §7 mentions its `/Config/get`; the rest is assumed): by its number and a signature
 * with its secret key phrase. Without zod and without cryptography, for contract, server, documentation and tests.
 */
import { exampleSecrets } from '../shared/example-ids.ts';

/** The clock of a terminal may be this many seconds ahead of the server's, or behind it. */
export const TERMINAL_TIME_SECONDS = 300;

/** What a terminal signs. */
export interface TerminalRequest {
  /** In capital letters: `GET`. */
  readonly method: string;
  /** Path and query exactly as they are sent: `/api/v1/Config/get?lng=EN`. */
  readonly target: string;
  /** `x-terminal-time` exactly as it is sent. */
  readonly time: string;
  /** `x-terminal-number` exactly as it is sent. */
  readonly number: string;
}

/**
 * The text whose HMAC-SHA256 (RFC 2104, key: the phrase in UTF-8, text in UTF-8, result in lower-case hex) is
 * `x-terminal-signature`: four lines without an end of line after the last.
 */
export function terminalSignedText({ method, target, time, number }: TerminalRequest): string {
  return [method, target, time, number].join('\n');
}

/**
 * A signature to check one's own program against. It is of the seeded terminal that the example speaks of, and was made
 * for a fixed moment: sent at another one it is refused for its time.
 */
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
