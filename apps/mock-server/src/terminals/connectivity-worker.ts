import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/schema.ts';
import type { Clock } from '../http/clock.ts';
import { publishConnectivityChanges } from './connectivity.ts';

const POLL_INTERVAL_MS = 1_000;

export function startConnectivityWorker(app: FastifyInstance, db: Db, clock: Clock): void {
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  const look = () => {
    looking ??= publishConnectivityChanges(db, clock.nowIso())
      .catch((error: unknown) => app.log.error({ err: error }, 'connectivity'))
      .finally(() => {
        looking = undefined;
      });
  };
  app.addHook('onListen', async () => {
    timer = setInterval(look, POLL_INTERVAL_MS).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await looking;
  });
}
