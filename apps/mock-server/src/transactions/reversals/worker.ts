import { EXPIRES_AFTER_MINUTES } from '@kasa/contracts/transactions/transaction-status';
import type { FastifyInstance } from 'fastify';
import { type SqlBool, sql } from 'kysely';
import { leaseCheck } from '../../db/next-check.ts';
import { attempt, poll } from '../../http/poll.ts';
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
  const { db, clock, report } = services;
  const open = db.selectFrom('reversals').selectAll().where('state', '=', 'open');
  const due = open.where('next_check_at', '<=', clock.nowIso()).orderBy('next_check_at').limit(PER_GO);
  let asked = 0;
  await inLanes(ASKED_AT_ONCE, await due.execute(), async (reversal) => {
    if (!(await leaseCheck(db, 'reversals', reversal, clock.now()))) return;
    asked += 1;
    await attempt(report, () => askAboutReversal(services, reversal));
  });
  await decideOverdue(services);
  return asked;
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
    await attempt(services.report, () => askAboutPayment(services, payment, request, author));
  });
}

export function startSettlementWorker(app: FastifyInstance, asked: SettlementServices): void {
  const report = (error: unknown) => app.log.error({ err: error }, 'settlement');
  const services: WorkerServices = { ...asked, report };
  poll(app, POLL_INTERVAL_MS, report, () => settleOpen(services));
}
