import { constants, gzipSync } from 'node:zlib';
import type { Operation } from '@kasa/contracts/shared/operation';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Smallest body worth compressing, in bytes: below it, a response fits into about three packets. */
const WORTH_BYTES = 4096;

/** Whether `Accept-Encoding` allows gzip (RFC 9110 §12.5.3). */
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

/** Gzips large envelopes, except those with secrets, whose size could reveal the secret (BREACH). */
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
  // Higher levels take several times as long for a few per cent.
  return gzipSync(bytes, { level: constants.Z_BEST_SPEED });
}
