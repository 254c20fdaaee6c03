import { randomBytes } from 'node:crypto';

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

/**
 * The server's half of the key exchange (spec §7). An integrity check, not security: a client has only 900 possible
 * secrets, see key-exchange.test.ts.
 * @param modulus any number the contract allows, prime or not: the specification draws it at random
 * @param clientPublic `3 ^ client secret mod modulus`
 * @returns null when a value is degenerate, so that the key would be predictable
 */
export function agreeOnKey(modulus: bigint, clientPublic: bigint) {
  if (clientPublic <= 1n || clientPublic >= modulus - 1n) return null;
  const secret = BigInt(`0x${randomBytes(SECRET_BYTES).toString('hex')}`);
  const shared = modPow(clientPublic, secret, modulus);
  if (shared <= 1n) return null;
  return { serverPublic: modPow(BASE, secret, modulus).toString(), shared: shared.toString() };
}
