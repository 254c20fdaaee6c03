/** What is made happen to one terminal, by its number. */
import type { Language } from '@kasa/contracts/shared/codes';
import { kyivDay } from '@kasa/contracts/shared/kyiv';
import { type Connectivity, ONLINE_TIMEOUT_SECONDS } from '@kasa/contracts/terminals/terminal-status';
import { fleet } from '../../db/fleet.ts';
import { lockOpenCommit, settleCommit } from '../../db/loyalty-refund.ts';
import { newId } from '../../db/row-columns.ts';
import type { Db, Row } from '../../db/schema.ts';
import { createRandomSource } from '../../db/seed/random-source.ts';
import type { SoldLine } from '../../db/sold-goods.ts';
import { inTransaction } from '../../db/transaction.ts';
import { requireFound } from '../../http/request/requirements.ts';
import { fieldFailure } from '../../http/response/field-failure.ts';
import { markOnline, moveOnlineUntil, publishConnectivityChanges } from '../../terminals/connectivity.ts';
import { cashierAt } from '../../transactions/cashiers.ts';
import { createPayment } from '../../transactions/create-payment.ts';
import { withinLimits } from '../../transactions/payment-limits.ts';
import { type ApprovedPayment, asApproved, generatePayment } from '../../transactions/seed/payment.ts';
import { lockPaymentAcceptingTerminal, MAX_DECISION_MS } from '../../transactions/simulated-payment.ts';
import { requireUser } from './attendance.ts';
import { boughtGoods } from './bought-goods.ts';

const AHEAD_SECONDS = 24 * 3600;

async function terminalByNumber(db: Db, number: string) {
  const known = fleet(db).select(['id', 'merchant_id']).where('number', '=', number);
  return requireFound(await known.executeTakeFirst());
}

/** @param number of the terminal @throws OperationFailure `not_found` */
export async function setConnectivity(db: Db, number: string, connectivity: Connectivity, now: Date) {
  const { id, merchant_id } = await terminalByNumber(db, number);
  const iso = (seconds: number) => new Date(now.getTime() + seconds * 1000).toISOString();
  await inTransaction(db, async (tx) => {
    if (connectivity === 'offline')
      return moveOnlineUntil(tx, merchant_id, [id], 'back', iso(-ONLINE_TIMEOUT_SECONDS - 1));
    await markOnline(tx, merchant_id, [id], iso(0));
    return moveOnlineUntil(tx, merchant_id, [id], 'ahead', iso(AHEAD_SECONDS));
  });
  await publishConnectivityChanges(db, iso(0));
  return { terminal_id: id, connectivity };
}

interface WantedPayment extends ApprovedPayment {
  readonly number: string;
  readonly cashier_id?: string | null | undefined;
  /** What it pays; default: no purchase with discounts. */
  readonly commit_id?: string | undefined;
}

/**
 * @returns an approved payment, or one declined beyond a limit of the terminal, which releases its commit
 * @throws OperationFailure `not_found`: no active terminal, or no such commit that waits; `validation_failed`: it costs another amount
 */
export async function makePayment(
  db: Db,
  wanted: WantedPayment,
  now: Date,
  language: Language = 'uk',
): Promise<Pick<Row<'transactions'>, 'id' | 'merchant_id'>> {
  const { id: terminalId, merchant_id } = await terminalByNumber(db, wanted.number);
  const at = now.getTime() - MAX_DECISION_MS;
  const chance = createRandomSource(at >>> 0);
  return inTransaction(db, async (tx) => {
    const payee = requireFound(await lockPaymentAcceptingTerminal(tx, merchant_id, terminalId));
    const made = generatePayment(payee, kyivDay(new Date(at)), at, 0, chance);
    const cashier_id =
      wanted.cashier_id === undefined
        ? await cashierAt(tx, payee, made.started_at)
        : wanted.cashier_id && (await requireUser(tx, merchant_id, wanted.cashier_id));
    const approved = asApproved({ ...made, cashier_id }, wanted, chance);
    const payment = await withinLimits(tx, payee, { ...approved, id: newId() });
    let goods: SoldLine[] | undefined;
    if (wanted.commit_id !== undefined) {
      const commit = requireFound(await lockOpenCommit(tx, terminalId, wanted.commit_id));
      if (commit.amount !== payment.amount)
        throw fieldFailure('validation_failed', language, [{ path: 'amount', rule: 'invalid' }]);
      goods = await boughtGoods(tx, commit);
      await settleCommit(tx, commit, payment);
    }
    await createPayment(tx, payment, goods);
    await markOnline(tx, merchant_id, [terminalId], now.toISOString());
    return { id: payment.id, merchant_id };
  });
}
