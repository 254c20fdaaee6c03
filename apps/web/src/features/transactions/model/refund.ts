import type { ClientError } from '@kasa/client/http/errors';
import { containsCardNumber } from '@kasa/contracts/shared/card-numbers';
import { parseScannedCode } from '@kasa/contracts/terminals/qr-codes';
import { ReversalInput } from '@kasa/contracts/transactions/reversals';
import { leftAmount } from '@kasa/contracts/transactions/transaction-status';
import { z } from 'zod';
import { paths } from '#shared/paths.ts';
import type { QueryId } from '#shared/query/operations.ts';
import { asPaymentName } from './transaction-list.ts';
import type { Transaction } from './types.ts';

/** What a change of a payment changes. */
export const transactionQueryIds: readonly QueryId[] = [
  'getTransaction',
  'listTransactions',
  'getTransactionTotals',
  'getTransactionReceipt',
];

/** `?receipt=newest` of the list: its drawer begins at the newest receipt of the payment. */
export const RECEIPT_PARAM = 'receipt';

/** The payment beside the list, whatever its day. */
export const paymentHref = (id: string) => paths.transactions({ period: 'all', open: id });

/** The newest return receipt of a payment. */
export const returnReceiptHref = (id: string) =>
  paths.transactions({ period: 'all', open: id, [RECEIPT_PARAM]: 'newest' });

/** Which reversals somebody may ask for. */
export interface RefundRights {
  readonly full: boolean;
  readonly sum: boolean;
}

export const RefundForm = z.strictObject({
  amount: ReversalInput.shape.amount,
  reason: ReversalInput.shape.reason,
});

type Refundable = Pick<Transaction, 'status' | 'amount' | 'refund_amount'>;

/** An authorised payment is not paid yet: only all of it can be given up. */
const allowsPart = ({ status }: Pick<Transaction, 'status'>) => status !== 'authorized';

/** Whether the person can choose how much. */
export const choosesSum = (payment: Refundable, rights: RefundRights): boolean =>
  rights.sum && allowsPart(payment);

/** The right that is missing to refund any of it; undefined: none is. */
export function missingRefundRight(
  payment: Refundable,
  rights: RefundRights,
): 'facq_transac_reversal' | undefined {
  return rights.full || choosesSum(payment, rights) ? undefined : 'facq_transac_reversal';
}

/** Why nothing of a payment can be refunded; null: something can. */
export function nothingLeft(payment: Refundable): 'open' | 'all' | 'givenUp' | 'unpaid' | null {
  if (leftAmount(payment) > 0) return null;
  if (payment.status === 'reversing') return 'open';
  if (payment.refund_amount > 0) return 'all';
  return payment.status === 'reversed' ? 'givenUp' : 'unpaid';
}

/**
 * The sum in the field once another is left: what stood for all of it still does.
 * @param seen what was left before
 */
export function sumAfterChange(typed: number | null, seen: number, left: number): number | null {
  return typed !== null && (typed === seen || typed > left) ? left : typed;
}

/**
 * What to search a payment by: what is typed, or the fiscal number in the link of a receipt's QR code.
 * @returns `card`: it is a whole card number, which is never sent
 */
export function soughtPayment(typed: string): string | 'card' | undefined {
  const code = parseScannedCode(typed);
  if (code.kind === 'receipt') return asPaymentName(code.fiscalNumber);
  if (containsCardNumber(typed)) return 'card';
  // As it is printed in groups of four.
  const digits = typed.replaceAll(/\s/g, '');
  return asPaymentName(/^\d+$/.test(digits) ? digits : typed);
}

/** Why a refund was not made, or may have been: what the person is told of it; amounts in kopiykas. */
export type Problem =
  | { readonly kind: 'tooMuch' | 'changed' | 'notEnoughCash'; readonly amount: number }
  | { readonly kind: 'lost' }
  | { readonly kind: 'other'; readonly text: string };

/** @returns null: it is not about the refund */
export function problemOf(error: ClientError): Problem | null {
  if (error.kind === 'network' || error.kind === 'generic') return { kind: 'lost' };
  if (error.kind !== 'server') return null;
  const { left_amount: left, inside_amount: inside } = error.details ?? {};
  const of = (kind: 'tooMuch' | 'changed' | 'notEnoughCash', amount: number | undefined): Problem =>
    amount === undefined ? { kind: 'other', text: error.userMessage ?? '' } : { kind, amount };
  switch (error.codeName) {
    case 'refund_exceeds_amount':
      return of('tooMuch', left);
    case 'refund_left_changed':
      return of('changed', left);
    case 'cash_not_enough':
      return of('notEnoughCash', inside);
    case 'reversal_open':
    case 'transaction_not_refundable':
      return { kind: 'other', text: error.userMessage ?? '' };
    default:
      return null;
  }
}
