import { constants, gzipSync } from 'node:zlib';
import type { Operation } from '@kasa/contracts/shared/operation';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Bytes from which on compressing pays: below it an answer fits into three packets or so anyway. */
const WORTH_BYTES = 4096;

/** Whether `Accept-Encoding` lets gzip through: named or meant by `*`, and not with the weight zero (RFC 9110 §12.5.3). */
export function acceptsGzip(header: string | undefined): boolean {
  if (header === undefined) return false;
  const weights = new Map(
    header
      .toLowerCase()
      .split(',')
      .map((part) => {
        const [name = '', weight = ''] = part.split(';').map((piece) => piece.trim());
        return [name, weight] as const;
      }),
  );
  const weight = weights.get('gzip') ?? weights.get('*');
  return weight !== undefined && !/^q=0(?:\.0{0,3})?$/.test(weight);
}

/**
 * The bytes of an envelope as they are sent: a page of a list is a fifth of its size when compressed, which a phone on a
 * slow network feels. An answer that holds a secret is not compressed: beside text that somebody else typed, its size
 * would tell of the secret (BREACH).
 */
export function compressed(
  { holdsSecrets }: Pick<Operation, 'holdsSecrets'>,
  bytes: Buffer,
  request: FastifyRequest,
  reply: FastifyReply,
): Buffer {
  if (bytes.length < WORTH_BYTES || holdsSecrets) return bytes;
  reply.header('vary', 'accept-encoding');
  if (!acceptsGzip(request.headers['accept-encoding'])) return bytes;
  reply.header('content-encoding', 'gzip');
  // The quickest level: the others take several times as long for a few per cent.
  return gzipSync(bytes, { level: constants.Z_BEST_SPEED });
}
