import { hash, timingSafeEqual } from 'node:crypto';
import type { Operation } from '@kasa/contracts/shared/operation';
import { OperationFailure } from '../request/handler.ts';

/** The header that carries a body's signature (spec §7). */
export const SIGNATURE_HEADER = 'payload-signature';

const HEX_SHA256 = /^[0-9a-f]{64}$/;

/** The signature of a body: SHA-256 of its exact bytes followed by the signing secret. */
export function signatureOf(raw: Uint8Array, secret: string): Buffer {
  // In one go: a hash that is added to step by step is a thing outside the heap, and waits long to be collected.
  return hash('sha256', Buffer.concat([raw, Buffer.from(secret)]), 'buffer');
}

/**
 * Checks the signature of a body over the bytes as they came, in constant time. An integrity check, not security:
 * see the key exchange in the contract.
 * @param secret the session's signing secret; null before the key exchange, when nothing is signed
 * @throws OperationFailure signature_invalid
 */
export function verifySignature(
  op: Operation,
  raw: Uint8Array,
  header: string | string[] | undefined,
  secret: string | null,
): void {
  if (!op.signed || secret === null) return;
  // Two headers arrive joined by a comma, or as a list: neither is 64 hex digits.
  const given = typeof header === 'string' && HEX_SHA256.test(header) ? header : undefined;
  if (given === undefined || !timingSafeEqual(Buffer.from(given, 'hex'), signatureOf(raw, secret))) {
    throw new OperationFailure('signature_invalid');
  }
}
