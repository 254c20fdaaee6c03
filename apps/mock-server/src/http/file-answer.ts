import { createHash } from 'node:crypto';
import type { FileEntry } from '@kasa/contracts/shared/files';
import type { Operation } from '@kasa/contracts/shared/operation';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AnswerMismatch } from './envelope.ts';

/** For the person who asked alone, and for as long as the address stays the same: a new file has a new one. */
const CACHING = 'private, max-age=86400';
/** Shown on its own, as a page, it can do nothing. */
const POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'";

function isKnown(request: FastifyRequest, etag: string): boolean {
  const known = request.headers['if-none-match']?.split(',').map((one) => one.trim().replace(/^W\//, ''));
  return known?.some((one) => one === etag || one === '*') ?? false;
}

/**
 * Answers a file: the only body that is no envelope (decisions §1).
 * @throws AnswerMismatch when it is no file of a type that the contract states
 */
export function sendFile(
  op: Operation,
  data: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const checked = op.data.safeParse(data);
  const file = checked.data as FileEntry | undefined;
  if (!file || !op.file?.types.includes(file.media_type)) throw new AnswerMismatch(op, 'no such file');
  const bytes = Buffer.from(file.base64, 'base64');
  const etag = `"${createHash('sha256').update(bytes).digest('base64url')}"`;
  // Names come from us, never from the person who sent the file.
  const disposition = `inline; filename*=UTF-8''${encodeURIComponent(file.file_name)}`;
  reply.headers({ etag, 'cache-control': CACHING, 'content-security-policy': POLICY });
  if (isKnown(request, etag)) return reply.code(304).send();
  return reply.type(file.media_type).header('content-disposition', disposition).send(bytes);
}
