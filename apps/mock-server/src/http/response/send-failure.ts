import type { FailureCodeName } from '@kasa/contracts/shared/codes';
import { codes } from '@kasa/contracts/shared/codes';
import type { FailureInfo } from '@kasa/contracts/shared/envelope';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ConnectionDropped } from '../request/fault.ts';
import { OperationFailure } from '../request/handler.ts';
import { languageOfUrl } from '../request/language.ts';
import { ENVELOPE_TYPE, failureText } from './envelope.ts';

interface Problem {
  readonly code: FailureCodeName;
  readonly details: FailureInfo | null;
}

/** Fastify's errors caused by the client. */
const FASTIFY_ERRORS: Readonly<Record<string, FailureCodeName>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
  FST_ERR_NOT_FOUND: 'not_found',
};

/** Maps an error to a failure code. Unknown errors become `internal`, without details. */
export function failureFromError(error: unknown): Problem {
  if (error instanceof OperationFailure) return { code: error.codeName, details: error.details };
  const { code = '', statusCode = 500 } = (error ?? {}) as { code?: string; statusCode?: number };
  const known = FASTIFY_ERRORS[code];
  if (known) return { code: known, details: null };
  const isSendersFault = statusCode >= 400 && statusCode < 500;
  return { code: isSendersFault ? 'malformed_request' : 'internal', details: null };
}

/** Sends a failure envelope and removes cookies set before: a failure never sets a cookie. */
export function sendFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  code: FailureCodeName,
  details: FailureInfo | null = null,
): FastifyReply {
  request.envelopeCode = codes[code].code;
  if (details?.retry_after_seconds) reply.header('retry-after', details.retry_after_seconds);
  reply.removeHeader('set-cookie');
  return reply
    .code(codes[code].http)
    .type(ENVELOPE_TYPE)
    .send(failureText(code, languageOfUrl(request.raw.url ?? ''), details));
}

/** Fastify's error handler, for errors of hooks, parsers and handlers. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  if (error instanceof ConnectionDropped) {
    reply.hijack();
    reply.raw.destroy();
    return;
  }
  const { code, details } = failureFromError(error);
  if (code === 'internal') request.log.error({ err: error }, 'internal error');
  sendFailure(request, reply, code, details);
}
