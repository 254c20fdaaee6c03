import { banks } from '@kasa/contracts/shared/banks';
import { isEdrpou } from '@kasa/contracts/shared/tax-number';
import { PARTIAL_RETURN } from '@kasa/contracts/transactions/receipt-labels';
import {
  nonPayerTaxes,
  returnedTaxes,
  taxesOf,
  taxServiceLink,
  vatPayerTaxes,
} from '@kasa/contracts/transactions/receipt-rules';
import type { ReceiptEntity, TransactionReceiptsEntity } from '@kasa/contracts/transactions/receipts';
import type { Db } from '../db/schema.ts';
import { offlineControlNumber } from '../http/fiscal/offline-control-number.ts';
import type { Context } from '../http/request/handler.ts';
import { requireFound } from '../http/request/requirements.ts';
import { receiptLines } from './receipt-lines.ts';
import { createRandomSource, hashToUint32, intBelow } from './seed/random-source.ts';

/** The receipts of a payment, its returns oldest first. @throws OperationFailure `not_found` */
export async function transactionReceipts(
  { db, session }: Pick<Context, 'db' | 'session'>,
  id: string,
): Promise<TransactionReceiptsEntity> {
  const payment = requireFound(await paymentOf(db.db, session.merchantId, id));
  const { fiscal_number, paid_at } = payment;
  if (fiscal_number === null || paid_at === null) return { sale: null, returns: [] };
  const sale = saleReceipt(payment, fiscal_number, paid_at);
  const returns = await returnsOf(db.db, id);
  return { sale, returns: returns.map((row) => returnReceipt(payment, sale, row)) };
}

const paymentOf = (db: Db, merchant: string, id: string) =>
  db
    .selectFrom('transactions as t')
    .innerJoin('merchants', 'merchants.id', 't.merchant_id')
    .innerJoin('terminals', 'terminals.id', 't.terminal_id')
    .leftJoin('branches', 'branches.id', 't.point_id')
    .select(['t.id', 't.order_id', 't.terminal_id', 't.device_name', 't.company', 't.date', 't.amount'])
    .select(['t.payment_form', 't.card_mask', 't.rrn', 't.paid_at', 't.fiscal_number'])
    .select(['merchants.tax_number', 'merchants.bank_mfo', 'terminals.number', 'terminals.kind'])
    .select(['branches.name as point_name', 'branches.city', 'branches.address'])
    .select('branches.fiscal_register_number')
    .where('t.id', '=', id)
    .where('t.merchant_id', '=', merchant)
    .executeTakeFirst();

const returnsOf = (db: Db, payment: string) =>
  db
    .selectFrom('receipts')
    .innerJoin('refunds', 'refunds.id', 'receipts.refund_id')
    .select(['receipts.refund_id', 'receipts.fiscal_number', 'receipts.amount', 'receipts.returned_before'])
    .select(['receipts.created_at', 'refunds.by_user_name'])
    .where('receipts.transaction_id', '=', payment)
    .orderBy('receipts.returned_before')
    .execute();

type Payment = NonNullable<Awaited<ReturnType<typeof paymentOf>>>;
type Return = Awaited<ReturnType<typeof returnsOf>>[number];

/** Within the document of the tax service, each terminal has a register of its own where its point has none. */
const registerOf = ({ fiscal_register_number, number }: Payment) =>
  fiscal_register_number ?? `4000${number.slice(-6)}`;

/** The demo data has no VAT numbers: seven digits of the company's code, as the law has it, and an inspection. */
const vatNumberOf = (taxNumber: string) => (isEdrpou(taxNumber) ? `${taxNumber.slice(0, 7)}13013` : null);

const SYSTEMS: readonly (readonly [bin: string, name: string])[] = [
  ['9804', 'ПРОСТІР'],
  ['4', 'VISA'],
  ['5', 'Mastercard'],
  ['2', 'Mastercard'],
];

const APPROVAL = 90;

function paidBy(payment: Payment, amount: number): ReceiptEntity['payments'] {
  const { id, payment_form, card_mask, bank_mfo, number, rrn } = payment;
  if (payment_form === 'cash') return [{ form: 'ГОТІВКА', amount, card: null }];
  const chance = createRandomSource(hashToUint32(id))(0, APPROVAL);
  const card = {
    acquirer: banks.find(({ mfo }) => mfo === bank_mfo)?.name ?? null,
    terminal_number: number,
    payment_system: SYSTEMS.find(([bin]) => card_mask?.startsWith(bin))?.[1] ?? null,
    card_mask,
    approval_number: rrn === null ? null : String(intBelow(chance, 1_000_000)).padStart(6, '0'),
    rrn,
  };
  return [{ form: 'КАРТКА', amount, card }];
}

type Own = Pick<ReceiptEntity, 'fiscal_number' | 'issued_at' | 'amount'>;

/** What depends on number, time and sum; a terminal without a network makes its receipts offline. */
function markOf(payment: Payment, { fiscal_number, issued_at, amount }: Own) {
  const register_number = registerOf(payment);
  const isOffline = payment.kind === 'offline';
  const mode: ReceiptEntity['mode'] = isOffline ? 'offline' : 'online';
  const control_number = isOffline
    ? offlineControlNumber({
        seed: String(hashToUint32(payment.id)),
        localNumber: Number(fiscal_number.slice(-6)),
        localRegisterNumber: 1,
        ...{ issued_at, register_number, amount },
      })
    : null;
  const check_url = taxServiceLink({ fiscal_number, register_number, issued_at, amount });
  return { register_number, mode, control_number, check_url };
}

function saleReceipt(payment: Payment, fiscal_number: string, issued_at: string): ReceiptEntity {
  const { amount, company, tax_number, point_name, city, address } = payment;
  const table = isEdrpou(tax_number) ? vatPayerTaxes : nonPayerTaxes;
  const lines = receiptLines(payment, table);
  const total_amount = lines.reduce((sum, line) => sum + line.amount, 0);
  return {
    ...{ kind: 'sale', fiscal_number, sale_fiscal_number: null, refund_id: null },
    ...{ company, tax_number, vat_number: vatNumberOf(tax_number), cashier: null, issued_at },
    point: point_name === null ? null : { name: point_name, address: [city, address].join(', ') },
    terminal: { id: payment.terminal_id, number: payment.number, name: payment.device_name },
    ...{ lines, total_amount, rounding_amount: amount - total_amount, amount },
    taxes: taxesOf(lines, table),
    payments: paidBy(payment, amount),
    ...markOf(payment, { fiscal_number, issued_at, amount }),
  };
}

/** In full it has the lines of the sale, in part one of its own, with the share of the taxes. */
function returnReceipt(payment: Payment, sale: ReceiptEntity, row: Return): ReceiptEntity {
  const { refund_id, fiscal_number, created_at: issued_at, by_user_name: cashier } = row;
  const [amount, before] = [Number(row.amount), Number(row.returned_before)];
  const isWhole = amount === sale.amount;
  const letters = sale.taxes.map(({ letter }) => letter).join('');
  const line = { name: PARTIAL_RETURN, article: null, quantity: 1_000, unit: 'шт', price: amount };
  return {
    ...sale,
    ...{ kind: 'return', fiscal_number, sale_fiscal_number: sale.fiscal_number, refund_id },
    ...{ cashier, issued_at, amount },
    ...(isWhole
      ? {}
      : {
          lines: [{ ...line, letters, amount }],
          total_amount: amount,
          rounding_amount: 0,
          taxes: returnedTaxes(sale.taxes, { before, amount, whole: sale.amount }),
        }),
    payments: paidBy(payment, amount),
    ...markOf(payment, { fiscal_number, issued_at, amount }),
  };
}
