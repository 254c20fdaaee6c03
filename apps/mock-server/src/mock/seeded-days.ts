/**
 * The seed ends with its moment, the morning of a day, so that a snapshot of it serves all day. From there on the days of
 * the seeded merchants go on: people pay at their terminals as they did before, each payment when its time has come. Those
 * that the seed keeps on line through its day stay so through the next ones, so that a demo is alive days later, too.
 */
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

/** How often it looks whether the time of a payment has come, milliseconds. */
const LOOK_MS = 10_000;
const DAY = 86_400_000;

const PREFIX = 'payments_until:';
/** The moment of the seed that the days began with. */
const BEGAN = 'days_began';
const MERCHANTS = [firstMerchant.id, secondMerchant.id];

/** To be called when the database was filled with the seed, or brought back to it. @param now of the app's clock */
export async function beginDays(db: Db, now: Date): Promise<void> {
  const value = seedMoment(now).toISOString();
  await db
    .insertInto('meta')
    .values([BEGAN, ...MERCHANTS.map((id) => PREFIX + id)].map((key) => ({ key, value })))
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
  await endRuns(db, now);
}

/** Begins them where they never have: whoever filled the database may have ended before that. @param now of the app's clock */
export async function beginDaysOnce(db: Db, now: Date): Promise<void> {
  if ((await momentOf(db, BEGAN)) === undefined) await beginDays(db, now);
}

/** How long after its beginning the run ends that the seed leaves unfinished, milliseconds. */
const RUN_TAKES = 3_000;

/**
 * The seed leaves a run unfinished, for the contract's examples. In a demo it ended when it would have: a server that is
 * started in the evening would say that it took all day.
 */
async function endRuns(db: Db, now: Date): Promise<void> {
  const clock = new TravelClock();
  clock.travelTo(new Date(seedMoment(now).getTime() - RUNNING_AGO + RUN_TAKES), true);
  await processPendingRuns({ db, clock });
}

/** Makes what has happened up to now. Nothing where the days never began, or the clock went back. */
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
    // Most looks find nothing: they write nothing.
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

/** What the seed writes as the end of its day. Whoever was heard of, or taken off line, has another end. */
const END_OF_DAY = '%T06:00:00.000Z';

/** Nobody reports to a demo: terminals that were on line to the end of a day before are so to the end of this one. */
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

/** The days of a server's seeded merchants. */
export interface SeededDays {
  /** Data are as the seed has them, up to its moment. */
  begin(): Promise<void>;
  /** Time has gone on. */
  goOn(): Promise<void>;
}

/** Goes on before the server listens, and then until it closes. */
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
