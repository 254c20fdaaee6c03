/** Entity tags, by which clients avoid loading unchanged content again (RFC 9110 §8.8.3, §13.1.2). */
import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Strong tag of the bytes as sent, compressed or not. */
export function etagOf(bytes: Uint8Array): string {
  return `"${hash('sha256', bytes, 'base64url')}"`;
}

/** Whether the client already has the content of this tag. */
export function matchesEtag(request: FastifyRequest, etag: string): boolean {
  const known = request.headers['if-none-match']?.split(',').map((one) => one.trim().replace(/^W\//, ''));
  return known?.some((one) => one === etag || one === '*') ?? false;
}

/** Sets the ETag. @returns whether the client has the content already, so that the body can be left out */
export function applyEtag(bytes: Uint8Array, request: FastifyRequest, reply: FastifyReply): boolean {
  const etag = etagOf(bytes);
  reply.headers({ etag, 'cache-control': 'private, no-cache' });
  if (!matchesEtag(request, etag)) return false;
  reply.removeHeader('content-encoding');
  return true;
}
