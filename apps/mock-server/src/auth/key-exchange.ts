import { randomBytes } from 'node:crypto';

/** Bytes of the server's own secret, fresh for every exchange. */
const SECRET_BYTES = 24;
const BASE = 3n;

/** `base ^ exponent mod modulus`. */
export function modPow(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n;
  let square = base % modulus;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % modulus;
    square = (square * square) % modulus;
  }
  return result;
}

/** What both sides of a key exchange end up with; decimal text. */
export interface AgreedKey {
  readonly serverPublic: string;
  /** The signing secret of the session. */
  readonly shared: string;
}

/**
 * The server's half of the key exchange (spec §7). An integrity check, not security: whoever sees the exchange tries
 * the 900 secrets that a client may have; see key-exchange.test.ts, which does so.
 * @param modulus any number that the contract lets pass, prime or not: the specification draws it at random
 * @param clientPublic `3 ^ client secret mod modulus`
 * @returns null when a value is degenerate, so that it would agree on something everybody knows
 */
export function agreeOnKey(modulus: bigint, clientPublic: bigint): AgreedKey | null {
  if (clientPublic <= 1n || clientPublic >= modulus - 1n) return null;
  const secret = BigInt(`0x${randomBytes(SECRET_BYTES).toString('hex')}`);
  const shared = modPow(clientPublic, secret, modulus);
  if (shared <= 1n) return null;
  return { serverPublic: modPow(BASE, secret, modulus).toString(), shared: shared.toString() };
}
