/** Continues the demo after the seed's moment: payments are made when due, and terminals stay online. */
import type { FastifyInstance } from 'fastify';
import { firstMerchant, secondMerchant } from '../auth/seed.ts';
import type { Db } from '../db/schema.ts';
import { seedMoment } from '../db/seed-world.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Clock } from '../http/clock.ts';
import { processPendingRuns } from '../terminals/bulk/process-runs.ts';
import { RUNNING_AGO } from '../terminals/seed/bulk-runs.ts';
import { addPayments, laterPayments } from '../transactions/later-payments.ts';
import { TravelClock } from './clock.ts';
import { takeDueSettings } from './seeded-settings.ts';

/** Polling interval, milliseconds. */
const LOOK_MS = 10_000;
const DAY = 86_400_000;

const PREFIX = 'payments_until:';
/** Key of the seed's moment. */
const BEGAN = 'days_began';
const MERCHANTS = [firstMerchant.id, secondMerchant.id];

/** Must be called after seeding or a reset. @param now of the app's clock */
export async function beginDays(db: Db, now: Date): Promise<void> {
  const value = seedMoment(now).toISOString();
  await db
    .insertInto('meta')
    .values([BEGAN, ...MERCHANTS.map((id) => PREFIX + id)].map((key) => ({ key, value })))
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
  await endRuns(db, now);
}

/** For a database whose seeding was interrupted before `beginDays`. @param now of the app's clock */
export async function beginDaysOnce(db: Db, now: Date): Promise<void> {
  if ((await momentOf(db, BEGAN)) === undefined) await beginDays(db, now);
}

/** Duration of the seed's unfinished bulk run, milliseconds. */
const RUN_TAKES = 3_000;

/** Finishes the run that the seed leaves running for the contract's examples. */
async function endRuns(db: Db, now: Date): Promise<void> {
  const clock = new TravelClock();
  clock.travelTo(new Date(seedMoment(now).getTime() - RUNNING_AGO + RUN_TAKES), true);
  await processPendingRuns({ db, clock });
}

/** Creates what happened up to now. Does nothing if the days never began or the clock was moved back. */
export async function goOn(db: Db, seed: string, now: Date): Promise<void> {
  await payOn(db, seed, now);
  const began = await momentOf(db, BEGAN);
  if (began === undefined) return;
  for (const merchant of MERCHANTS) await takeDueSettings(db, merchant, began.toISOString(), now);
}

async function payOn(db: Db, seed: string, now: Date): Promise<void> {
  for (const merchant of MERCHANTS) {
    const until = await momentOf(db, PREFIX + merchant);
    if (until === undefined || until >= now) continue;
    if (until < seedMoment(now)) await stayOnline(db, merchant, now);
    const some = { merchant, seed, upTo: now };
    // Most polls find nothing, and write nothing.
    if ((await laterPayments(db, { ...some, after: until })).length === 0) continue;
    await inTransaction(db, async (tx) => {
      // Another server may have made them meanwhile.
      const after = await momentOf(tx, PREFIX + merchant, 'locked');
      if (after === undefined || after >= now) return;
      const payments = await laterPayments(tx, { ...some, after });
      const value = now.toISOString();
      await tx
        .updateTable('meta')
        .set({ value })
        .where('key', '=', PREFIX + merchant)
        .execute();
      await addPayments(tx, payments, some);
    });
  }
}

/** The seed's end of day. Terminals with other activity have another `online_until`. */
const END_OF_DAY = '%T06:00:00.000Z';

/** No terminal reports in a demo: those online until an earlier day's end stay online on this day. */
async function stayOnline(db: Db, merchant: string, now: Date): Promise<void> {
  const online_until = new Date(seedMoment(now).getTime() + DAY).toISOString();
  await db
    .updateTable('terminals')
    .set({ online_until })
    .where('merchant_id', '=', merchant)
    .where('status', '=', 'active')
    .where('online_until', '<', online_until)
    .where('online_until', 'like', END_OF_DAY)
    .execute();
}

async function momentOf(db: Db, key: string, how?: 'locked'): Promise<Date | undefined> {
  const row = db.selectFrom('meta').select('value').where('key', '=', key);
  const found = await (how === 'locked' ? row.forUpdate() : row).executeTakeFirst();
  return found && new Date(found.value);
}

export interface SeededDays {
  begin(): Promise<void>;
  goOn(): Promise<void>;
}

/** Runs once before the server listens, then by a timer until it closes. */
export function runSeededDays(app: FastifyInstance, db: Db, clock: Clock, seed: string): SeededDays {
  let timer: NodeJS.Timeout | undefined;
  let work: Promise<void> = Promise.resolve();
  const advance = () => {
    const next = work.then(() => goOn(db, seed, clock.now()));
    work = next.catch(() => undefined);
    return next;
  };
  const report = (error: unknown) => app.log.error({ err: error }, 'seeded days');
  app.addHook('onReady', () => advance().catch(report));
  app.addHook('onListen', async () => {
    timer = setInterval(() => void advance().catch(report), LOOK_MS).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await work;
  });
  return {
    begin: async () => {
      await work;
      await beginDays(db, clock.now());
      await advance();
    },
    goOn: advance,
  };
}
