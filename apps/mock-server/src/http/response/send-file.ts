import type { FileEntry } from '@kasa/contracts/shared/files';
import type { Operation } from '@kasa/contracts/shared/operation';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { withinTimeLimit } from '../request/time-limit.ts';
import { contentDisposition } from './content-disposition.ts';
import { ResponseMismatch } from './envelope.ts';
import { etagOf, matchesEtag } from './etag.ts';
import { bodyOf, prefetchFirst, StreamedFile } from './streamed-file.ts';

/** Gone with the session: no browser keeps what only a session may read (security T13). */
const CACHING = 'no-store';
/** Opened as a page, a file can do nothing. */
const POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'";

const typeOf = (mediaType: string) =>
  mediaType.startsWith('text/') ? `${mediaType}; charset=utf-8` : mediaType;

/**
 * Sends a file, the only body that is no envelope (decisions §1).
 * @param firstWithinMs time limit for the first piece of a streamed file, in milliseconds
 * @throws ResponseMismatch when the contract does not state its type; also a streamed file's error before its first
 * piece
 */
export async function sendFile(
  op: Operation,
  data: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  firstWithinMs?: number,
): Promise<FastifyReply> {
  const isOfType = (type: string) => op.file?.types.includes(type);
  if (data instanceof StreamedFile) {
    if (!isOfType(data.mediaType)) throw new ResponseMismatch(op, 'no such file');
    return sendStream(data, reply, firstWithinMs);
  }
  const checked = op.data.safeParse(data);
  const file = checked.data as FileEntry | undefined;
  if (!file || !isOfType(file.media_type)) throw new ResponseMismatch(op, 'no such file');
  const bytes = Buffer.from(file.base64, 'base64');
  const etag = etagOf(bytes);
  reply.headers({ etag, 'cache-control': CACHING, 'content-security-policy': POLICY });
  if (matchesEtag(request, etag)) return reply.code(304).send();
  const disposition = contentDisposition('inline', file.file_name);
  return reply.type(typeOf(file.media_type)).header('content-disposition', disposition).send(bytes);
}

/** The time limit applies to the first piece only; after that the client must keep reading. */
async function sendStream(
  { fileName, mediaType, pieces, minimumRate, cut }: StreamedFile,
  reply: FastifyReply,
  firstWithinMs: number | undefined,
) {
  const opening = prefetchFirst(pieces);
  const first = await withinTimeLimit(opening, firstWithinMs).catch((error: unknown) => {
    // Closes a file whose first piece comes too late.
    opening.then(
      (late) => late.return(),
      () => undefined,
    );
    throw error;
  });
  reply.headers({
    'content-security-policy': POLICY,
    'content-disposition': contentDisposition('attachment', fileName),
  });
  const destroy = () => reply.raw.destroy();
  cut?.addEventListener('abort', destroy, { once: true });
  return reply.type(typeOf(mediaType)).send(bodyOf(first, minimumRate, destroy));
}
