import { constants, gzipSync } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { Operation } from '@kasa/contracts/shared/operation';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Smallest body worth compressing, in bytes: below it, a response fits into about three packets. */
const MIN_COMPRESSED_BYTES = 4096;

/** Preferred first where a client likes both alike. */
const ENCODINGS = ['identity', 'gzip'];

/** Gzips large envelopes, except those with secrets, whose size could reveal the secret (BREACH). */
export function compressResponse(
  { holdsSecrets }: Pick<Operation, 'holdsSecrets'>,
  bytes: Buffer,
  request: FastifyRequest,
  reply: FastifyReply,
): Buffer {
  if (bytes.length < MIN_COMPRESSED_BYTES || holdsSecrets) return bytes;
  reply.header('vary', 'accept-encoding');
  const accepted = request.headers['accept-encoding']?.toLowerCase() ?? '';
  if (negotiate(accepted, ENCODINGS) !== 'gzip') return bytes;
  reply.header('content-encoding', 'gzip');
  // Higher levels take several times as long for a few per cent.
  return gzipSync(bytes, { level: constants.Z_BEST_SPEED });
}
