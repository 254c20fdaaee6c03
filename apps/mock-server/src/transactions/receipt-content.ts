/** What the receipts of a payment say: who sold what, under which taxes, and how it was paid. */
import { banks } from '@kasa/contracts/shared/banks';
import { isEdrpou } from '@kasa/contracts/shared/tax-number';
import type { TaxRate } from '@kasa/contracts/shared/tax-rates';
import { PARTIAL_RETURN } from '@kasa/contracts/transactions/receipt-labels';
import {
  nonPayerTaxes,
  returnedTaxes,
  taxesOf,
  vatPayerTaxes,
} from '@kasa/contracts/transactions/receipt-rules';
import type { ReceiptEntity } from '@kasa/contracts/transactions/receipts';
import type { ReceiptContent } from '../db/receipt-content.ts';
import type { Db, Row } from '../db/schema.ts';
import { createRandomSource, hashToUint32, intBelow } from '../db/seed/random-source.ts';
import { soldGoods } from '../db/sold-goods.ts';
import { receiptLines } from './receipt-lines.ts';

const paymentOf = (db: Db, merchant: string, id: string) =>
  db
    .selectFrom('transactions as t')
    .innerJoin('merchants', 'merchants.id', 't.merchant_id')
    .innerJoin('terminals', 'terminals.id', 't.terminal_id')
    .leftJoin('branches', 'branches.id', 't.point_id')
    .leftJoin('companies', 'companies.id', 'branches.company_id')
    .leftJoin('users', 'users.id', 't.cashier_id')
    .select(['t.id', 't.merchant_id', 't.order_id', 't.terminal_id', 't.point_id', 't.device_name'])
    .select(['t.company', 't.date', 't.amount', 't.status', 't.refund_amount'])
    .select(['t.payment_form', 't.card_mask', 't.rrn', 't.paid_at', 't.fiscal_number'])
    .select(['merchants.tax_number', 'merchants.bank_mfo', 'terminals.number', 'terminals.kind'])
    .select(['branches.name as point_name', 'branches.city', 'branches.address'])
    .select('branches.fiscal_register_number')
    .select(['companies.name as company_name', 'companies.tax_number as company_tax_number'])
    .select(['companies.vat_number', 'companies.tax_letters', 'users.full_name as cashier'])
    .where('t.id', '=', id)
    .where('t.merchant_id', '=', merchant)
    .executeTakeFirst();

/** A payment with what its receipts are made of; undefined: the merchant has none with this id. */
export async function soldPayment(db: Db, merchant: string, id: string) {
  const payment = await paymentOf(db, merchant, id);
  return payment && { ...payment, goods: await soldGoods(db, id) };
}

export type SoldPayment = NonNullable<Awaited<ReturnType<typeof soldPayment>>>;

/** Whom a receipt is by. */
export interface Seller extends Pick<ReceiptEntity, 'company' | 'tax_number' | 'vat_number'> {
  readonly taxes: readonly TaxRate[];
}

/** The company of the point, by whose letters its register is programmed; without one the merchant, who pays no VAT. */
export function sellerOf(payment: SoldPayment): Seller {
  const { company_name, company_tax_number, vat_number, tax_letters } = payment;
  const { company, tax_number } = payment;
  if (company_name === null || company_tax_number === null || tax_letters === null)
    return { company, tax_number, vat_number: null, taxes: nonPayerTaxes };
  const letters = JSON.parse(tax_letters) as TaxRate[];
  const taxes = vat_number === null ? letters.filter(({ kind }) => kind !== 'vat') : letters;
  return { company: company_name, tax_number: company_tax_number, vat_number, taxes };
}

/** Whom the receipt of a terminal with a register of its own is by: a company that is not there any more is the merchant. */
export function sellerOfTerminal(payment: SoldPayment): Seller {
  const { company, tax_number } = payment;
  if (company === payment.company_name) return sellerOf(payment);
  if (!isEdrpou(tax_number)) return { company, tax_number, vat_number: null, taxes: nonPayerTaxes };
  // Seven digits of the company's code, as the law has it, and an inspection.
  return { company, tax_number, vat_number: `${tax_number.slice(0, 7)}13013`, taxes: vatPayerTaxes };
}

const SYSTEMS: readonly (readonly [bin: string, name: string])[] = [
  ['9804', 'ПРОСТІР'],
  ['4', 'VISA'],
  ['5', 'Mastercard'],
  ['2', 'Mastercard'],
];

const APPROVAL = 90;

function paidBy(payment: SoldPayment, amount: number): ReceiptEntity['payments'] {
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

/** Of a sale. */
export function saleContent(payment: SoldPayment, { taxes: table, ...seller }: Seller): ReceiptContent {
  const { point_name, city, address, amount } = payment;
  const lines = receiptLines(payment, table);
  const total_amount = lines.reduce((sum, line) => sum + line.amount, 0);
  return {
    ...{ kind: 'sale', sale_fiscal_number: null, refund_id: null, ...seller },
    point: point_name === null ? null : { name: point_name, address: [city, address].join(', ') },
    terminal: { id: payment.terminal_id, number: payment.number, name: payment.device_name },
    ...{ lines, total_amount, rounding_amount: amount - total_amount, amount },
    taxes: taxesOf(lines, table),
    payments: paidBy(payment, amount),
  };
}

/**
 * Of a return: in full it has the lines of the sale, in part one of its own, with the share of the taxes.
 * @param before what was paid back of the sale earlier, kopiykas
 */
export function returnContent(
  payment: SoldPayment,
  sale: ReceiptContent,
  { id: refund_id, amount }: Pick<Row<'refunds'>, 'id' | 'amount'>,
  before: number,
): ReceiptContent {
  const letters = sale.taxes.map(({ letter }) => letter).join('');
  const line = { name: PARTIAL_RETURN, article: null, quantity: 1_000, unit: 'шт', price: amount };
  const isWhole = amount === sale.amount;
  return {
    ...sale,
    ...{ kind: 'return', refund_id, amount },
    ...(isWhole
      ? {}
      : {
          lines: [{ ...line, letters, amount }],
          total_amount: amount,
          rounding_amount: 0,
          taxes: returnedTaxes(sale.taxes, { before, amount, whole: sale.amount }),
        }),
    payments: paidBy(payment, amount),
  };
}
