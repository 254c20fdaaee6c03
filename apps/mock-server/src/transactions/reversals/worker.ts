import { EXPIRES_AFTER_MINUTES } from '@kasa/contracts/transactions/transaction-status';
import type { FastifyInstance } from 'fastify';
import type { Row } from '../../db/schema.ts';
import { nextCheckAt } from './checks.ts';
import { askAboutPayment, askAboutReversal, type SettlementServices } from './settle.ts';

const POLL_INTERVAL_MS = 2_000;
/** Looked at in one go. */
const AT_ONCE = 50;

/**
 * Settles what is open and due. Of several servers one asks the acquirer about a reversal; the others leave it until its
 * next check.
 * @returns how many reversals it has asked about
 */
export async function settleOpen(services: SettlementServices): Promise<number> {
  const { db, clock } = services;
  const open = db.selectFrom('reversals').selectAll().where('state', '=', 'open');
  const due = open.where('next_check_at', '<=', clock.nowIso()).orderBy('next_check_at').limit(AT_ONCE);
  let asked = 0;
  for (const reversal of await due.execute()) {
    if (!(await lease(services, reversal))) continue;
    await askAboutReversal(services, reversal);
    asked += 1;
  }
  await decideOverdue(services);
  return asked;
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

/** Payments that are undecided for so long that somebody has to ask. */
async function decideOverdue(services: SettlementServices): Promise<void> {
  const before = new Date(services.clock.now().getTime() - EXPIRES_AFTER_MINUTES * 60_000).toISOString();
  const overdue = services.db
    .selectFrom('transactions')
    .select(['id', 'merchant_id'])
    .where('status', 'in', ['created', 'authorized'])
    .where('started_at', '<=', before)
    .orderBy('started_at')
    .limit(AT_ONCE);
  for (const payment of await overdue.execute()) {
    const author = { merchantId: payment.merchant_id, user: null };
    await askAboutPayment(services, payment, { requestId: payment.id, exchange: { address: '' } }, author);
  }
}

export function startSettlementWorker(app: FastifyInstance, services: SettlementServices): void {
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<unknown> | undefined;
  const work = () => {
    working ??= settleOpen(services)
      .catch((error: unknown) => app.log.error({ err: error }, 'settlement'))
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
