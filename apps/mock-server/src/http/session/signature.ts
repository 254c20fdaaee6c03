import { hash, timingSafeEqual } from 'node:crypto';
import type { Operation } from '@kasa/contracts/shared/operation';
import { OperationFailure } from '../request/handler.ts';

/** The header that carries a body's signature (spec §7). */
export const SIGNATURE_HEADER = 'payload-signature';

const HEX_SHA256 = /^[0-9a-f]{64}$/;

/** The signature of a body: SHA-256 of its exact bytes followed by the signing secret. */
export function signatureOf(raw: Uint8Array, secret: string): Buffer {
  // In one call: an incremental hash is an object outside the heap and is collected late.
  return hash('sha256', Buffer.concat([raw, Buffer.from(secret)]), 'buffer');
}

/**
 * Checks a body's signature in constant time: integrity only, see the key exchange in the contract.
 * @param secret null before the key exchange, when nothing is signed
 * @throws OperationFailure signature_invalid
 */
export function verifySignature(
  op: Operation,
  raw: Uint8Array,
  header: string | string[] | undefined,
  secret: string | null,
): void {
  if (!op.signed || secret === null) return;
  // Repeated headers arrive joined by a comma or as a list, and never match.
  const given = typeof header === 'string' && HEX_SHA256.test(header) ? header : undefined;
  if (given === undefined || !timingSafeEqual(Buffer.from(given, 'hex'), signatureOf(raw, secret))) {
    throw new OperationFailure('signature_invalid');
  }
}
