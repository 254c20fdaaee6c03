import type { PurchaseLoyaltyEntity } from '@kasa/contracts/shared/purchase-loyalty';
import { taxServiceLink } from '@kasa/contracts/transactions/receipt-rules';
import type { ReceiptEntity, TransactionReceiptsEntity } from '@kasa/contracts/transactions/receipts';
import { purchaseLoyalty } from '../db/purchase-loyalty.ts';
import type { ReceiptContent } from '../db/receipt-content.ts';
import { receiptsAtRegister } from '../db/receipt-outbox.ts';
import type { Db } from '../db/schema.ts';
import { hashToUint32 } from '../db/seed/random-source.ts';
import { offlineControlNumber } from '../http/fiscal/offline-control-number.ts';
import type { Context } from '../http/request/handler.ts';
import { requireFound } from '../http/request/requirements.ts';
import {
  returnContent,
  type SoldPayment,
  saleContent,
  sellerOfTerminal,
  soldPayment,
} from './receipt-content.ts';

/** The receipts of a payment, its returns oldest first. @throws OperationFailure `not_found` */
export async function transactionReceipts(
  { db, session }: Pick<Context, 'db' | 'session'>,
  id: string,
): Promise<TransactionReceiptsEntity> {
  const payment = requireFound(await soldPayment(db.db, session.merchantId, id));
  const { fiscal_number, paid_at } = payment;
  const { documents, ordered } = await receiptsAtRegister(db.db, id);
  const is_waiting = ordered.length > 0 || documents.some((one) => one.fiscal_number === null);
  if (fiscal_number === null || paid_at === null) return { sale: null, returns: [], is_waiting };
  const made = (of: string | null) => documents.find((one) => one.receipt_of === of);
  const content = saleContent(payment, sellerOfTerminal(payment));
  const own = { fiscal_number, issued_at: paid_at, cashier: payment.cashier };
  const loyalty = await purchaseLoyalty(db.db, id);
  const sale = {
    ...(ofRegister(made(id)) ?? ofTerminal(payment, content, own)),
    loyalty: loyalty && sumsOf(loyalty),
  };
  const returns = (await returnsOf(db.db, id)).map((row) => {
    const { refund_id, returned_before, created_at: issued_at, by_user_name: cashier } = row;
    const refund = { id: refund_id, amount: Number(row.amount) };
    const returned = returnContent(payment, content, refund, Number(returned_before));
    const of = { fiscal_number: row.fiscal_number, issued_at, cashier };
    const sold = { ...returned, sale_fiscal_number: fiscal_number };
    return { ...(ofRegister(made(refund_id)) ?? ofTerminal(payment, sold, of)), loyalty: null };
  });
  return { sale, returns, is_waiting };
}

const returnsOf = (db: Db, payment: string) =>
  db
    .selectFrom('receipts')
    .innerJoin('refunds', 'refunds.id', 'receipts.refund_id')
    .select(['receipts.refund_id', 'receipts.fiscal_number', 'receipts.amount', 'receipts.returned_before'])
    .select(['receipts.created_at', 'refunds.by_user_name'])
    .where('receipts.transaction_id', '=', payment)
    .orderBy('receipts.returned_before')
    .execute();

/** What a register has made. */
type Registered = Omit<ReceiptEntity, 'loyalty'>;

const sumsOf = ({ discount, spent, earned }: PurchaseLoyaltyEntity) => ({ discount, spent, earned });

type Made = Awaited<ReturnType<typeof receiptsAtRegister>>['documents'][number];

/** Session, number in it, control number. */
const OFFLINE_NUMBER = /^\d+\.\d+\.(\d+)$/;

/** As it was made, whatever has changed since; undefined: the point's register has not made it. */
function ofRegister(made: Made | undefined): Registered | undefined {
  if (made === undefined || made.receipt === null || made.fiscal_number === null) return undefined;
  const { fiscal_number, register_number, created_at: issued_at, by_user_name: cashier } = made;
  const content = JSON.parse(made.receipt) as ReceiptContent;
  const control_number = OFFLINE_NUMBER.exec(fiscal_number)?.[1] ?? null;
  return {
    ...content,
    ...{ fiscal_number, register_number, issued_at, cashier, control_number },
    mode: control_number === null ? 'online' : 'offline',
    check_url: taxServiceLink({ fiscal_number, register_number, issued_at, amount: content.amount }),
  };
}

/** Within the document of the tax service, each terminal has a register of its own where its point has none. */
const registerOf = ({ fiscal_register_number, number }: SoldPayment) =>
  fiscal_register_number ?? `4000${number.slice(-6)}`;

/** By the terminal itself; one without a network makes its receipts offline. */
function ofTerminal(
  payment: SoldPayment,
  content: ReceiptContent,
  own: Pick<ReceiptEntity, 'fiscal_number' | 'issued_at' | 'cashier'>,
): Registered {
  const { fiscal_number, issued_at } = own;
  const { amount } = content;
  const register_number = registerOf(payment);
  const isOffline = payment.kind === 'offline';
  const control_number = isOffline
    ? offlineControlNumber({
        seed: String(hashToUint32(payment.id)),
        localNumber: Number(fiscal_number.slice(-6)),
        localRegisterNumber: 1,
        ...{ issued_at, register_number, amount },
      })
    : null;
  return {
    ...{ ...content, ...own, register_number, control_number },
    mode: isOffline ? 'offline' : 'online',
    check_url: taxServiceLink({ fiscal_number, register_number, issued_at, amount }),
  };
}
