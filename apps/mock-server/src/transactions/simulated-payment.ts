import { kyivDay } from '@kasa/contracts/shared/kyiv';
import type { Transaction } from 'kysely';
import { param, runCompiled } from '../db/compiled-queries.ts';
import { everTerminals, payee } from '../db/fleet.ts';
import type { Db, Row, Schema } from '../db/schema.ts';
import type { RandomSource } from '../db/seed/random-source.ts';
import { amountOf, basketFor } from './basket.ts';
import { cashierAt } from './cashiers.ts';
import { createPayment } from './create-payment.ts';
import { withinLimits } from './payment-limits.ts';
import { generatePayment } from './seed/payment.ts';

/** Longest time until a payment is decided, milliseconds. */
export const MAX_DECISION_MS = 30_000;

export type PaymentAcceptingTerminal = Pick<Row<'terminals'>, 'id' | 'online_until'>;

export function paymentAcceptingTerminals(db: Db, merchant: string): Promise<PaymentAcceptingTerminal[]> {
  const all = () =>
    everTerminals(db)
      .select(['id', 'online_until'])
      .where('merchant_id', '=', param<string>('merchant'))
      .where('status', '=', 'active')
      .where('test_mode', '=', 0)
      .orderBy('number');
  return runCompiled<PaymentAcceptingTerminal>(db, 'payees', all, { merchant });
}

/** The terminal and who is paid there, locked until the transaction ends; undefined: it takes no payments. */
export function lockPaymentAcceptingTerminal(tx: Transaction<Schema>, merchant: string, terminalId: string) {
  return everTerminals(tx)
    .select(['id', 'merchant_id', 'name', 'kind', 'point_id', 'settings', payee.as('company')])
    .select(({ selectFrom }) =>
      selectFrom('terminal_templates')
        .select('terminal_templates.settings')
        .whereRef('terminal_templates.id', '=', 'terminals.template_id')
        .as('template_settings'),
    )
    .where('id', '=', terminalId)
    .where('merchant_id', '=', merchant)
    .where('status', '=', 'active')
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Creates the merchant's n-th simulated payment: for goods of its point, whose sum it is.
 * @param at its start, Unix time, milliseconds
 * @param outcome what becomes of it, instead of what chance says
 * @returns the payment, declined beyond a limit of its terminal; null: the terminal takes no payments, or the payment exists already
 */
export async function simulatePayment(
  tx: Transaction<Schema>,
  merchant: string,
  terminalId: string,
  at: number,
  n: number,
  chance: RandomSource,
  outcome: (payment: Row<'transactions'>) => Row<'transactions'> = (payment) => payment,
): Promise<Row<'transactions'> | null> {
  const payee = await lockPaymentAcceptingTerminal(tx, merchant, terminalId);
  if (payee === undefined) return null;
  const generated = generatePayment(payee, kyivDay(new Date(at)), at, n, chance);
  const goods = await basketFor(tx, generated, payee.kind, 'near');
  const amount = goods.length === 0 ? generated.amount : amountOf(goods, generated);
  const cashier_id = await cashierAt(tx, payee, generated.started_at);
  const payment = await withinLimits(tx, payee, outcome({ ...generated, amount, cashier_id }));
  return (await createPayment(tx, payment, goods)) === null ? null : payment;
}
