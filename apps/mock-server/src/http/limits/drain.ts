import type { FastifyInstance } from 'fastify';

/** Interval between closing idle connections during shutdown, in milliseconds. */
const SWEEP_MS = 50;

/**
 * During shutdown, closes each connection once its request is answered. Closing the server ends only connections that
 * are idle at that moment; a busy one would be kept alive for minutes.
 */
export function closeConnectionsOnStop(app: FastifyInstance): void {
  app.addHook('preClose', (done) => {
    if (app.server.listening) {
      const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS);
      app.server.once('close', () => clearInterval(sweep));
    }
    done();
  });
}
