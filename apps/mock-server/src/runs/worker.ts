import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/schema.ts';
import type { Clock } from '../http/clock.ts';
import { FollowUps } from './follow-ups.ts';
import { onRunStarted } from './lifecycle.ts';
import { processRuns } from './process-runs.ts';
import type { RunDomain } from './run.ts';

/** How often it looks for runs started by, or left by, other servers, milliseconds. */
const POLL_INTERVAL_MS = 1_000;

/** Works the runs of all domains. */
export function startRunWorker(
  app: FastifyInstance,
  db: Db,
  clock: Clock,
  domains: readonly RunDomain[],
): void {
  let isStopping = false;
  let atWork: Promise<void> | undefined;
  let isAskedAgain = false;
  const report = (error: unknown) => app.log.error({ err: error }, 'bulk run');
  const followUps = new FollowUps(() => look());
  const options = { db, clock, isStopping: () => isStopping, report, followUps };
  const work = async () => {
    do {
      isAskedAgain = false;
      await processRuns(options, domains).catch(report);
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
    await followUps.close();
  });
}
