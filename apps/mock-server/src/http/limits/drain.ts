import type { FastifyInstance } from 'fastify';

const SWEEP_MS = 50;

/** During shutdown, closes busy connections after their response; keep-alive would hold them for minutes. */
export function closeConnectionsOnStop(app: FastifyInstance): void {
  app.addHook('preClose', (done) => {
    if (app.server.listening) {
      const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS);
      app.server.once('close', () => clearInterval(sweep));
    }
    done();
  });
}
