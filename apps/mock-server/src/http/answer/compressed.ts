import { constants, gzipSync } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { Operation } from '@kasa/contracts/shared/operation';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Bytes from which on compressing pays: below it an answer fits into three packets or so anyway. */
const WORTH_BYTES = 4096;

/** What a client may take, the first one where it likes both alike. */
const ENCODINGS = ['identity', 'gzip'];

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
  const accepted = request.headers['accept-encoding']?.toLowerCase() ?? '';
  if (negotiate(accepted, ENCODINGS) !== 'gzip') return bytes;
  reply.header('content-encoding', 'gzip');
  // The quickest level: the others take several times as long for a few per cent.
  return gzipSync(bytes, { level: constants.Z_BEST_SPEED });
}
