import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/schema.ts';
import type { Clock } from '../../http/clock.ts';
import { processPendingRuns } from './process-runs.ts';
import { onRunStarted } from './start.ts';

/** How often it looks for runs started by, or left by, other servers, milliseconds. */
const POLL_INTERVAL_MS = 1_000;

export function startBulkRunWorker(app: FastifyInstance, db: Db, clock: Clock): void {
  let isStopping = false;
  let atWork: Promise<void> | undefined;
  let isAskedAgain = false;
  const report = (error: unknown) => app.log.error({ err: error }, 'bulk run');
  const work = async () => {
    do {
      isAskedAgain = false;
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
    stopListening = onRunStarted(db, look);
    timer = setInterval(look, POLL_INTERVAL_MS).unref();
    look();
  });
  app.addHook('onClose', async () => {
    isStopping = true;
    clearInterval(timer);
    stopListening();
    await atWork;
  });
}
