/** Works off runs in the background of a server, as soon as there are any, until the server stops. */
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/schema.ts';
import type { Clock } from '../../http/clock.ts';
import { processPendingRuns } from './process-runs.ts';
import { onWork } from './wake.ts';

/** How often it looks for runs that another server has left behind, or begun, milliseconds. */
const LOOK_EVERY = 1_000;

/** Works from when the app is ready until it closes, and then lets what is at work end. */
export function runBulkRuns(app: FastifyInstance, db: Db, clock: Clock): void {
  let isStopping = false;
  let atWork: Promise<void> | undefined;
  let isAskedAgain = false;
  const report = (error: unknown) => app.log.error({ err: error }, 'bulk run');
  const work = async () => {
    do {
      isAskedAgain = false;
      // A database that is out of reach: the next look goes on where this one stopped.
      await processPendingRuns({ db, clock, isStopping: () => isStopping, report }).catch(report);
    } while (isAskedAgain && !isStopping);
    atWork = undefined;
  };
  const look = () => {
    if (isStopping) return;
    isAskedAgain = true;
    atWork ??= work();
  };
  let stopListening = () => {};
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    stopListening = onWork(db, look);
    timer = setInterval(look, LOOK_EVERY).unref();
    look();
  });
  app.addHook('onClose', async () => {
    isStopping = true;
    clearInterval(timer);
    stopListening();
    await atWork;
  });
}
