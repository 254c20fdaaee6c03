/** Id, fingerprint and encryption of idempotent requests; see idempotency.ts. */
import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Language } from '@kasa/contracts/shared/codes';
import {
  ANONYMOUS_KEY_TTL_SECONDS,
  IDEMPOTENCY_HEADER,
  IDEMPOTENCY_KEY_TTL_SECONDS,
  IdempotencyKey,
} from '@kasa/contracts/shared/idempotency';
import type { InputOf, Operation } from '@kasa/contracts/shared/operation';
import { brokenRules } from '@kasa/contracts/shared/rules';
import { type IdempotentRequest, OperationFailure } from '../request/handler.ts';
import { fieldDetails } from '../request/input.ts';

const HEADER = IDEMPOTENCY_HEADER.toLowerCase();
const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * @param input validated, so that field order and whitespace make no difference
 * @param userId null without a session
 * @returns null without a key, or when the operation takes none
 * @throws OperationFailure validation_failed when the key is malformed, or required and missing
 */
export function idempotentRequestOf(
  op: Operation,
  headers: IncomingHttpHeaders,
  input: InputOf<Operation>,
  userId: string | null,
  language: Language,
): IdempotentRequest | null {
  const given = headers[HEADER];
  if (op.keyScope === null || (given === undefined && !op.keyRequired)) return null;
  const checked = IdempotencyKey.safeParse(given);
  if (!checked.success) {
    const [broken] = brokenRules(checked.error.issues, given);
    const told = {
      path: IDEMPOTENCY_HEADER,
      rule: broken?.rule ?? 'key_format',
      params: broken?.params ?? {},
    };
    throw new OperationFailure('validation_failed', fieldDetails([told], language));
  }
  const key = checked.data;
  const { params, body } = input as { params: unknown; body: Record<string, unknown> };
  const scope = op.keyScope === 'user' ? userId : body[op.keyScope];
  const request = JSON.stringify({ params, body });
  // Not a plain hash, from which a code or password in the request could be guessed.
  const derived = Buffer.from(hkdfSync('sha256', request, key, op.id, 2 * KEY_BYTES));
  return {
    id: createHash('sha256')
      .update(JSON.stringify([op.id, scope, key]))
      .digest('base64url'),
    fingerprint: derived.subarray(0, KEY_BYTES).toString('base64url'),
    encryptionKey: derived.subarray(KEY_BYTES),
    ttlSeconds: op.session ? IDEMPOTENCY_KEY_TTL_SECONDS : ANONYMOUS_KEY_TTL_SECONDS,
  };
}

export function sealResult({ id, encryptionKey }: IdempotentRequest, result: unknown): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, encryptionKey, iv).setAAD(Buffer.from(id));
  const hidden = Buffer.concat([cipher.update(JSON.stringify(result)), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), hidden]).toString('base64url');
}

/** Decrypts a stored result. @throws Error when it was encrypted by another key or request */
export function unsealResult({ id, encryptionKey }: IdempotentRequest, kept: string): unknown {
  const bytes = Buffer.from(kept, 'base64url');
  const decipher = createDecipheriv(CIPHER, encryptionKey, bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  })
    .setAAD(Buffer.from(id))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const shown = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
  return JSON.parse(shown.toString());
}
