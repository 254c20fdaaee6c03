/** Finds terminals that fell silent, in the background of a server until it stops. */
import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/schema.ts';
import type { Clock } from '../http/clock.ts';
import { lookForSilent } from './connectivity.ts';

/** How often it looks, in milliseconds: who is told "offline" a second late has lost nothing. */
const LOOK_MS = 1_000;

/** Looks from when the server listens until it closes, and then lets a look that is under way end. */
export function watchConnectivity(app: FastifyInstance, db: Db, clock: Clock): void {
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  const look = () => {
    looking ??= lookForSilent(db, clock.nowIso())
      // A database that is out of reach: the next look finds them.
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
