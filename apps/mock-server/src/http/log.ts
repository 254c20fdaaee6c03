import type { FastifyInstance } from 'fastify';

export interface LogOptions {
  /** Least severe level that is written: trace, debug, info, warn, error, fatal or silent. */
  readonly level: string;
  /** Where lines go; standard output by default. */
  readonly stream?: { write(line: string): void } | undefined;
}

/** Of an error only what our own code put there: a driver's error carries the values of the row in further fields. */
function serializeError(error: unknown) {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(typeof error);
  return { type: name, message, stack };
}

/** Fastify's logger: JSON lines, and of a request nothing but what `logAnswers` writes. */
export function logger({ level, stream }: LogOptions) {
  const serializers = {
    req: () => ({}),
    res: () => ({ statusCode: '' }),
    err: serializeError,
  };
  return { level, serializers, base: null, ...(stream ? { stream } : {}) };
}

/**
 * Writes one line for every answer. The fields are a list of what is allowed (security T16): no body, header, cookie
 * or query, and no phone in any of them; people and merchants by id only.
 */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { operation, url } = request.routeOptions.config as { operation?: { id: string }; url?: string };
    request.log.info(
      {
        method: request.method,
        operation: operation?.id,
        route: url,
        status: reply.statusCode,
        code: request.outcome,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        session: request.admission?.session?.id,
        user: request.admission?.session?.userId,
        merchant: request.admission?.session?.merchantId,
      },
      'answered',
    );
    done();
  });
  app.addHook('onRequestAbort', (request, done) => {
    request.log.info({ method: request.method }, 'aborted by the client');
    done();
  });
}
