import { EXPIRES_AFTER_MINUTES } from '@kasa/contracts/transactions/transaction-status';
import type { FastifyInstance } from 'fastify';
import { type SqlBool, sql } from 'kysely';
import type { Row } from '../../db/schema.ts';
import { nextCheckAt } from './checks.ts';
import { inLanes } from './in-lanes.ts';
import { ASKED_AT_ONCE, askAboutPayment, askAboutReversal, type SettlementServices } from './settle.ts';

interface WorkerServices extends SettlementServices {
  readonly report: (error: unknown) => void;
  /** The undecided payment that was asked about last; undefined: the next is the first. */
  last?: { readonly started_at: string; readonly id: string } | undefined;
}

const POLL_INTERVAL_MS = 2_000;
/** Looked at in one go. */
const PER_GO = 50;

/**
 * Settles what is open and due. Of several servers one asks the acquirer about a reversal; the others leave it until its
 * next check.
 * @returns how many reversals it has asked about
 */
export async function settleOpen(services: WorkerServices): Promise<number> {
  const { db, clock } = services;
  const open = db.selectFrom('reversals').selectAll().where('state', '=', 'open');
  const due = open.where('next_check_at', '<=', clock.nowIso()).orderBy('next_check_at').limit(PER_GO);
  let asked = 0;
  await inLanes(ASKED_AT_ONCE, await due.execute(), async (reversal) => {
    if (!(await lease(services, reversal))) return;
    asked += 1;
    await attempt(services, () => askAboutReversal(services, reversal));
  });
  await decideOverdue(services);
  return asked;
}

/** One that fails does not keep the others from being asked about. */
async function attempt({ report }: WorkerServices, ask: () => Promise<void>): Promise<void> {
  try {
    await ask();
  } catch (error) {
    report(error);
  }
}

/** Whether this server asks: it has put the next check off before anybody else. */
async function lease(
  { db, clock }: SettlementServices,
  { id, next_check_at, checks }: Row<'reversals'>,
): Promise<boolean> {
  const later = { next_check_at: nextCheckAt(clock.now(), checks + 1), checks: checks + 1 };
  const own = db.updateTable('reversals').set(later).where('id', '=', id).where('state', '=', 'open');
  const { numUpdatedRows } = await own.where('next_check_at', '=', next_check_at).executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/**
 * Payments that are undecided for so long that somebody has to ask: each time the next ones, so that those which stay
 * undecided do not hold up the others.
 */
async function decideOverdue(services: WorkerServices): Promise<void> {
  const before = new Date(services.clock.now().getTime() - EXPIRES_AFTER_MINUTES * 60_000).toISOString();
  const { started_at, id } = services.last ?? { started_at: '', id: '' };
  const overdue = services.db
    .selectFrom('transactions')
    .select(['id', 'merchant_id', 'started_at'])
    .where('status', 'in', ['created', 'authorized'])
    .where('started_at', '<=', before)
    .where(sql<SqlBool>`(started_at, id) > (${started_at}, ${id})`)
    .orderBy('started_at')
    .orderBy('id')
    .limit(PER_GO);
  const next = await overdue.execute();
  services.last = next.length < PER_GO ? undefined : next.at(-1);
  await inLanes(ASKED_AT_ONCE, next, async (payment) => {
    const author = { merchantId: payment.merchant_id, user: null };
    const request = { requestId: payment.id, exchange: { address: '' } };
    await attempt(services, () => askAboutPayment(services, payment, request, author));
  });
}

export function startSettlementWorker(app: FastifyInstance, asked: SettlementServices): void {
  const report = (error: unknown) => app.log.error({ err: error }, 'settlement');
  const services: WorkerServices = { ...asked, report };
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<unknown> | undefined;
  const work = () => {
    working ??= settleOpen(services)
      .catch(report)
      .finally(() => {
        working = undefined;
      });
  };
  app.addHook('onListen', async () => {
    timer = setInterval(work, POLL_INTERVAL_MS).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await working;
  });
}
