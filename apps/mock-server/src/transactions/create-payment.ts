import type { EventBody } from '@kasa/contracts/events/events';
import { kyivDay } from '@kasa/contracts/shared/kyiv';
import { sql, type Transaction } from 'kysely';
import { enqueueCallback, enqueueCallbackWithReceipt } from '../db/callback-outbox.ts';
import { advisoryLock } from '../db/dialect.ts';
import type { Db, Row, Schema } from '../db/schema.ts';
import { keepSold, markSold, type SoldLine } from '../db/sold-goods.ts';
import { recountMoney } from '../db/terminal-money.ts';
import { publish } from '../events/publish.ts';
import { basketForAmount } from './basket.ts';
import { isReceiptOfRegister, orderReceipts } from './order-receipts.ts';

export type NewPayment = Omit<Row<'transactions'>, 'order_id'>;

/**
 * Inserts a payment and publishes its event; where its point has a register, that makes the receipt afterwards. The caller locks the terminal, because of encashments; call it last in the
 * transaction, see `publish`. What is paid is sold.
 * @param chosen what it is for; default: goods for its amount
 * @returns its order id; null when a payment with its id exists already
 */
export async function createPayment(
  tx: Transaction<Schema>,
  payment: NewPayment,
  chosen?: readonly SoldLine[],
): Promise<string | null> {
  const { merchant_id } = payment;
  const goods = payment.paid_at === null ? [] : (chosen ?? (await basketForAmount(tx, payment)));
  const isThere = await markSold(tx, goods);
  const [order_id = ''] = await nextOrderIds(tx, merchant_id, payment.date, 1);
  const isOfRegister = await isReceiptOfRegister(tx, payment);
  const { fiscal_number } = payment;
  const row = { ...payment, order_id, fiscal_number: isOfRegister ? null : fiscal_number };
  const insert = tx.insertInto('transactions').values(row);
  const added = insert.onConflict((conflict) => conflict.column('id').doNothing()).returningAll();
  const made = await added.executeTakeFirst();
  if (made === undefined) return null;
  if (isThere) await keepSold(tx, payment, goods);
  if (payment.paid_at !== null)
    await recountMoney(tx, merchant_id, kyivDay(payment.updated_at), [payment.terminal_id]);
  if (isOfRegister) {
    await orderReceipts(tx, made, payment.updated_at);
    await enqueueCallbackWithReceipt(tx, made, payment.updated_at);
  } else await enqueueCallback(tx, made, payment.updated_at);
  await publish(tx, merchant_id, payment.updated_at, paymentCreated(payment));
  return order_id;
}

export function paymentCreated(payment: NewPayment): EventBody {
  const { id: transaction_id, terminal_id, amount, payment_form, status } = payment;
  return { type: 'transaction.created', data: { transaction_id, terminal_id, amount, payment_form, status } };
}

/** Order numbers have at least six digits and may grow longer. */
const LAST_OF_SIX = 999_999;

/**
 * The next order ids of a merchant's day, such as `261120-000417`. A lock keeps the numbers free of gaps and duplicates
 * until the transaction ends.
 */
export async function nextOrderIds(
  tx: Db,
  merchant: string,
  date: string,
  howMany: number,
): Promise<string[]> {
  await advisoryLock(tx, `orders of ${merchant}`);
  const day = `${date.slice(2).replaceAll('-', '')}-`;
  const count = await lastOrder(tx, merchant, day);
  return Array.from({ length: howMany }, (_, n) => day + String(count + n + 1).padStart(6, '0'));
}

/** Number of the day's orders. Numbers have no gaps, so the greatest id in the index tells it, up to six digits. */
async function lastOrder(tx: Db, merchant: string, day: string): Promise<number> {
  const ofDay = tx
    .selectFrom('transactions')
    .where('merchant_id', '=', merchant)
    .where('order_id', '>=', day)
    .where('order_id', '<', `${day}~`);
  const last = await ofDay.select((eb) => eb.fn.max('order_id').as('id')).executeTakeFirst();
  const count = last?.id ? Number(last.id.slice(day.length)) : 0;
  if (count < LAST_OF_SIX) return count;
  // As text, seven-digit numbers sort among six-digit ones.
  const number = sql<number>`max(cast(substr(order_id, ${sql.lit(day.length + 1)}) as integer))`;
  return (await ofDay.select(number.as('n')).executeTakeFirstOrThrow()).n;
}
