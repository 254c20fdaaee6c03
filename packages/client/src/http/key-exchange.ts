import type { KasaClient } from './create-client.ts';
import { GenericError, ServerError } from './errors.ts';

// Key exchange of spec §7. An integrity check, not security: see the README.

const BASE = 3n;
const MIN_MODULUS = 10n ** 50n;
const MAX_MODULUS = 9n * 10n ** 50n;
const MIN_SECRET = 100n;
const MAX_SECRET = 999n;

/** The client's half of the exchange. `modulus` and `publicValue` are sent; `secret` is not. */
export interface KeyPair {
  readonly modulus: bigint;
  readonly secret: bigint;
  readonly publicValue: bigint;
}

/** Uniform random integer below `limit`, by rejection sampling. */
function randomBelow(limit: bigint): bigint {
  const bits = limit.toString(2).length;
  const bytes = new Uint8Array(Math.ceil(bits / 8));
  for (;;) {
    crypto.getRandomValues(bytes);
    const drawn = bytes.reduce((number, byte) => number * 256n + BigInt(byte), 0n);
    const candidate = BigInt.asUintN(bits, drawn);
    if (candidate < limit) return candidate;
  }
}

const between = (min: bigint, max: bigint) => min + randomBelow(max - min + 1n);

export function powerModulo(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n;
  let square = base % modulus;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % modulus;
    square = (square * square) % modulus;
  }
  return result % modulus;
}

/** Draws a modulus between 1e50 and 9e50 and a three-digit secret, and computes the public value. */
export function generateKeyPair(): KeyPair {
  const modulus = between(MIN_MODULUS, MAX_MODULUS);
  const secret = between(MIN_SECRET, MAX_SECRET);
  return { modulus, secret, publicValue: powerModulo(BASE, secret, modulus) };
}

/**
 * The shared value as the signing secret, decimal text.
 * @returns null if the server's value is malformed or the shared value is 0 or 1: draw again
 */
export function deriveSecret(draw: KeyPair, serverPublic: string): string | null {
  if (!/^\d{1,51}$/.test(serverPublic)) return null;
  const shared = powerModulo(BigInt(serverPublic), draw.secret, draw.modulus);
  return shared > 1n ? shared.toString() : null;
}

const MAX_DRAWS = 5;
const isDegenerate = (error: unknown) =>
  error instanceof ServerError && error.codeName === 'key_exchange_invalid';

/**
 * Agrees on a signing secret for the current session; a repeated exchange replaces it.
 * @returns the secret: store it where the client's `signingSecret` reads it
 * @throws ClientError; a degenerate draw (very unlikely) is retried
 */
export async function exchangeKey(client: KasaClient): Promise<string> {
  const exchange = client.operation('exchangeKey');
  for (let draws = 0; draws < MAX_DRAWS; draws += 1) {
    const draw = generateKeyPair();
    const body = {
      modulus: draw.modulus.toString(),
      base: '3' as const,
      client_public: draw.publicValue.toString(),
    };
    try {
      const secret = deriveSecret(draw, (await exchange({ body })).server_public);
      if (secret) return secret;
    } catch (error) {
      if (!isDegenerate(error)) throw error;
    }
  }
  throw new GenericError('No signing secret could be agreed', client.defaultMessage());
}
