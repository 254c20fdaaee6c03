import { Readable } from 'node:stream';
import type { FileEntry } from '@kasa/contracts/shared/files';
import type { Operation } from '@kasa/contracts/shared/operation';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { withMinimumRate } from '../limits/minimum-rate.ts';
import { withinTimeLimit } from '../request/time-limit.ts';
import { contentDisposition } from './disposition.ts';
import { AnswerMismatch } from './envelope.ts';
import { etagOf, isKnown } from './etag.ts';
import { begun, StreamedFile } from './streamed-file.ts';

/** For the person who asked alone, and for as long as the address stays the same: a new file has a new one. */
const CACHING = 'private, max-age=86400';
/** Shown on its own, as a page, it can do nothing. */
const POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'";

/** Texts say how they are encoded; other files know themselves. */
const typeOf = (mediaType: string) =>
  mediaType.startsWith('text/') ? `${mediaType}; charset=utf-8` : mediaType;

/**
 * Answers a file: the only body that is no envelope (decisions §1).
 * @param firstWithinMs within which a file that is made while it is sent has to begin
 * @throws AnswerMismatch when it is no file of a type that the contract states; of a streamed file also whatever its
 * making fails with before the first piece
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
    if (!isOfType(data.mediaType)) throw new AnswerMismatch(op, 'no such file');
    return sendStream(data, reply, firstWithinMs);
  }
  const checked = op.data.safeParse(data);
  const file = checked.data as FileEntry | undefined;
  if (!file || !isOfType(file.media_type)) throw new AnswerMismatch(op, 'no such file');
  const bytes = Buffer.from(file.base64, 'base64');
  const etag = etagOf(bytes);
  reply.headers({ etag, 'cache-control': CACHING, 'content-security-policy': POLICY });
  if (isKnown(request, etag)) return reply.code(304).send();
  const disposition = contentDisposition('inline', file.file_name);
  return reply.type(typeOf(file.media_type)).header('content-disposition', disposition).send(bytes);
}

/** The time limit is for the first piece alone: an export may be long, but whoever takes it has to keep on taking. */
async function sendStream(
  { fileName, mediaType, pieces, patience }: StreamedFile,
  reply: FastifyReply,
  firstWithinMs: number | undefined,
) {
  const opening = begun(pieces);
  const first = await withinTimeLimit(opening, firstWithinMs).catch((error: unknown) => {
    // What comes too late is read by nobody.
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
  const taken = withMinimumRate(first, patience, () => reply.raw.destroy());
  return reply.type(typeOf(mediaType)).send(Readable.from(taken, { objectMode: false }));
}
