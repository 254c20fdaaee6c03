/** Continues the demo after the seed's moment: payments are made when due, and terminals stay online. */
import type { FastifyInstance } from 'fastify';
import { firstMerchant, secondMerchant } from '../auth/seed.ts';
import { readMeta, writeMeta } from '../db/meta.ts';
import type { Db } from '../db/schema.ts';
import { seedTime } from '../db/seed-options.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Clock } from '../http/clock.ts';
import { processPendingRuns } from '../terminals/bulk/process-runs.ts';
import { RUNNING_RUN_AGE_MS } from '../terminals/seed/bulk-runs.ts';
import { generatePaymentsAfterSeed, insertMissingPayments } from '../transactions/payments-after-seed.ts';
import { addAttendances } from '../users/seed/attendances.ts';
import { TravelClock } from './clock.ts';
import { applyDueSettings } from './demo-settings-sync.ts';

/** Polling interval, milliseconds. */
const POLL_MS = 10_000;
const DAY = 86_400_000;

const PAYMENTS_UNTIL_PREFIX = 'payments_until:';
/** Key of the seed's moment. */
const STARTED_KEY = 'days_began';
const MERCHANTS = [firstMerchant.id, secondMerchant.id];

/** Must be called after seeding or a reset. @param now of the app's clock */
export async function startDemoActivity(db: Db, now: Date): Promise<void> {
  const value = seedTime(now).toISOString();
  // All or none: a start that ends in the middle would never be repeated.
  await inTransaction(db, async (tx) => {
    for (const id of MERCHANTS) await writeMeta(tx, PAYMENTS_UNTIL_PREFIX + id, value);
    await writeMeta(tx, STARTED_KEY, value);
  });
  await finishSeededRuns(db, now);
}

/** For a database whose seeding was interrupted before `startDemoActivity`. @param now of the app's clock */
export async function startDemoActivityOnce(db: Db, now: Date): Promise<void> {
  if ((await storedTime(db, STARTED_KEY)) === undefined) await startDemoActivity(db, now);
}

/** Duration of the seed's unfinished bulk run, milliseconds. */
const RUN_DURATION_MS = 3_000;

/** Finishes the run that the seed leaves running for the contract's examples. */
async function finishSeededRuns(db: Db, now: Date): Promise<void> {
  const clock = new TravelClock();
  clock.travelTo(new Date(seedTime(now).getTime() - RUNNING_RUN_AGE_MS + RUN_DURATION_MS), true);
  await processPendingRuns({ db, clock });
}

/** Creates what happened up to now. Does nothing if the activity never started or the clock was moved back. */
export async function advanceDemoActivity(db: Db, seed: string, now: Date): Promise<void> {
  await addDuePayments(db, seed, now);
  const began = await storedTime(db, STARTED_KEY);
  if (began === undefined) return;
  for (const merchant of MERCHANTS) await applyDueSettings(db, merchant, began.toISOString(), now);
}

async function addDuePayments(db: Db, seed: string, now: Date): Promise<void> {
  for (const merchant of MERCHANTS) {
    const until = await storedTime(db, PAYMENTS_UNTIL_PREFIX + merchant);
    if (until === undefined || until >= now) continue;
    if (until < seedTime(now)) await stayOnline(db, merchant, now);
    const some = { merchant, seed, upTo: now };
    // Most polls find nothing, and write nothing.
    if ((await generatePaymentsAfterSeed(db, { ...some, after: until })).length === 0) continue;
    await inTransaction(db, async (tx) => {
      // Another server may have made them meanwhile.
      const after = await storedTime(tx, PAYMENTS_UNTIL_PREFIX + merchant, 'locked');
      if (after === undefined || after >= now) return;
      await addAttendances(tx, merchant, { from: after, to: now }, seed);
      const payments = await generatePaymentsAfterSeed(tx, { ...some, after });
      await writeMeta(tx, PAYMENTS_UNTIL_PREFIX + merchant, now.toISOString());
      await insertMissingPayments(tx, payments, some);
    });
  }
}

/** The seed's end of day. Terminals with other activity have another `online_until`. */
const END_OF_DAY = '%T06:00:00.000Z';

/** No terminal reports in a demo: those online until an earlier day's end stay online on this day. */
async function stayOnline(db: Db, merchant: string, now: Date): Promise<void> {
  const online_until = new Date(seedTime(now).getTime() + DAY).toISOString();
  await db
    .updateTable('terminals')
    .set({ online_until })
    .where('merchant_id', '=', merchant)
    .where('status', '=', 'active')
    .where('online_until', '<', online_until)
    .where('online_until', 'like', END_OF_DAY)
    .execute();
}

async function storedTime(db: Db, key: string, how?: 'locked'): Promise<Date | undefined> {
  const found = await readMeta(db, key, how);
  return found === undefined ? undefined : new Date(found);
}

export interface DemoActivity {
  restart(): Promise<void>;
  advance(): Promise<void>;
}

/** Runs once before the server listens, then by a timer until it closes. */
export function runDemoActivity(app: FastifyInstance, db: Db, clock: Clock, seed: string): DemoActivity {
  let timer: NodeJS.Timeout | undefined;
  let work: Promise<void> = Promise.resolve();
  const advance = () => {
    const next = work.then(() => advanceDemoActivity(db, seed, clock.now()));
    work = next.catch(() => undefined);
    return next;
  };
  const report = (error: unknown) => app.log.error({ err: error }, 'demo activity');
  app.addHook('onReady', () => advance().catch(report));
  app.addHook('onListen', async () => {
    timer = setInterval(() => void advance().catch(report), POLL_MS).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await work;
  });
  return {
    restart: async () => {
      await work;
      await startDemoActivity(db, clock.now());
      await advance();
    },
    advance,
  };
}
