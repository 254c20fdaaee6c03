import type { FastifyInstance } from 'fastify';

export interface LogOptions {
  /** Lowest level written: trace, debug, info, warn, error, fatal or silent. */
  readonly level: string;
  readonly stream?: { write(line: string): void } | undefined;
}

/** Without further fields of an error: database drivers put row values there. */
function serializeError(error: unknown) {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(typeof error);
  return { type: name, message, stack };
}

/** Fastify's logger: JSON lines. Requests are logged by `logResponses` only. */
export function loggerOptions({ level, stream }: LogOptions) {
  const serializers = {
    req: () => ({}),
    res: () => ({ statusCode: '' }),
    err: serializeError,
  };
  return { level, serializers, base: null, ...(stream ? { stream } : {}) };
}

/** Logs one line per response, from an allow-list of fields (security T16): no content, users by id only. */
export function logResponses(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { operation, url } = request.routeOptions.config as { operation?: { id: string }; url?: string };
    request.log.info(
      {
        method: request.method,
        operation: operation?.id,
        route: url,
        status: reply.statusCode,
        code: request.envelopeCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        session: request.requestState?.session?.id,
        user: request.requestState?.session?.userId,
        merchant: request.requestState?.session?.merchantId,
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
