/** Names of content, by which a client that has it already need not be sent it again (RFC 9110 §8.8.3, §13.1.2). */
import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The strong tag of an answer: of its bytes exactly as they are sent, compressed or not. */
export function etagOf(bytes: Uint8Array): string {
  return `"${hash('sha256', bytes, 'base64url')}"`;
}

/** Whether the client says that it has the content of this tag. */
export function isKnown(request: FastifyRequest, etag: string): boolean {
  const known = request.headers['if-none-match']?.split(',').map((one) => one.trim().replace(/^W\//, ''));
  return known?.some((one) => one === etag || one === '*') ?? false;
}

/**
 * Tags the envelope of an operation whose answers have tags. Whoever keeps it has to ask each time whether it still
 * holds.
 * @returns whether the client has it already, so that the body can be left out
 */
export function tagged(bytes: Uint8Array, request: FastifyRequest, reply: FastifyReply): boolean {
  const etag = etagOf(bytes);
  reply.headers({ etag, 'cache-control': 'private, no-cache' });
  if (!isKnown(request, etag)) return false;
  reply.removeHeader('content-encoding');
  return true;
}
