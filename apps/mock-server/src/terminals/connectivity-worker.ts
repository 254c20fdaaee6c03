import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/schema.ts';
import type { Clock } from '../http/clock.ts';
import { poll } from '../http/poll.ts';
import { publishConnectivityChanges } from './connectivity.ts';

const POLL_INTERVAL_MS = 1_000;

export function startConnectivityWorker(app: FastifyInstance, db: Db, clock: Clock): void {
  const report = (error: unknown) => app.log.error({ err: error }, 'connectivity');
  poll(app, POLL_INTERVAL_MS, report, () => publishConnectivityChanges(db, clock.nowIso()));
}
