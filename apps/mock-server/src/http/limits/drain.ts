import type { FastifyInstance } from 'fastify';

/** How often connections that have become idle are looked for while the server stops, in milliseconds. */
const SWEEP_MS = 50;

/**
 * While the server stops, closes every connection as soon as its request is answered. Closing ends only those that are
 * idle at that moment; one that was busy would be kept alive for minutes, and the server with it.
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
