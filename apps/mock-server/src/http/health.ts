import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../db/connect.ts';

/** `GET /healthz`: 200 while the database can be reached, otherwise 503. */
export function serveHealth(app: FastifyInstance, database: Database): void {
  app.get('/healthz', async (request, reply) => {
    try {
      await sql`select 1`.execute(database.db);
      return { status: 'ok' };
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer');
      return reply.code(503).send({ status: 'database unavailable' });
    }
  });
}
