import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/schema.ts';
import type { Clock } from '../http/clock.ts';
import { lookForSilent } from './connectivity.ts';

const LOOK_MS = 1_000;

export function watchConnectivity(app: FastifyInstance, db: Db, clock: Clock): void {
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  const look = () => {
    looking ??= lookForSilent(db, clock.nowIso())
      .catch((error: unknown) => app.log.error({ err: error }, 'connectivity'))
      .finally(() => {
        looking = undefined;
      });
  };
  app.addHook('onListen', async () => {
    timer = setInterval(look, LOOK_MS).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await looking;
  });
}
