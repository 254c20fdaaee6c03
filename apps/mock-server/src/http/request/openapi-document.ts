import type { FastifyInstance } from 'fastify';
import { ENVELOPE_TYPE } from '../response/envelope.ts';

/** Serves a contract document, built on the first request. */
export function serveOpenApi(app: FastifyInstance, url: string, build: () => object): void {
  let text: string | undefined;
  app.get(url, (_request, reply) => {
    text ??= JSON.stringify(build());
    return reply.type(ENVELOPE_TYPE).header('cache-control', 'no-cache').send(text);
  });
}
