import type { Row } from '../../db/schema.ts';
import { intBelow, type RandomSource, uuidV7At } from '../../db/seed/random-source.ts';
import { cardOf, declineCodeOf, paymentFormOf, paymentPatterns } from './payment-patterns.ts';

const DAY = 86_400_000;

export type PaymentTerminal = Pick<Row<'terminals'>, 'id' | 'merchant_id' | 'name' | 'kind' | 'point_id'>;

const FORM = 4;
const AMOUNT = 5;
const CARD = 6;
const END = 7;
const OUTCOME = 8;
const REASON = 9;
const ID = 11;
const FISCAL = 14;

/** @param fate in [0, 1) */
function outcomeOf(fate: number, isCash: boolean): 'approved' | 'declined' | 'expired' {
  if (isCash || fate >= 0.057) return 'approved';
  return fate < 0.05 ? 'declined' : 'expired';
}

/**
 * A payment decided within 30 s of its start; its order id is still empty.
 * @param at Unix time, milliseconds
 * @param n the terminal's payment number, for `chance`
 */
export function generatePayment(
  { id, merchant_id, name, kind, point_id, company }: PaymentTerminal & { company: string },
  date: string,
  at: number,
  n: number,
  chance: RandomSource,
): Row<'transactions'> {
  const habit = paymentPatterns[kind];
  const payment_form = paymentFormOf(habit, chance(n, FORM));
  const isCash = payment_form === 'cash';
  const status = outcomeOf(chance(n, OUTCOME), isCash);
  const started_at = new Date(at).toISOString();
  const ended_at = new Date(at + 4_000 + intBelow(chance(n, END), 26_000)).toISOString();
  const isAnswered = !isCash && status !== 'expired';
  const isPaid = status === 'approved';
  return {
    id: uuidV7At(at, [chance(n, ID), chance(n, ID + 1), chance(n, ID + 2)]),
    merchant_id,
    created_at: started_at,
    updated_at: ended_at,
    version: 1,
    terminal_id: id,
    point_id,
    order_id: '',
    device_name: name,
    company,
    cashier_id: null,
    date,
    started_at,
    ended_at,
    amount: habit.amountOf(chance(n, AMOUNT)),
    payment_form,
    status,
    ...(isCash ? { bank: null, card_mask: null } : cardOf(chance(n, CARD))),
    rrn: isAnswered ? rrnOf(at, chance(n, END)) : null,
    response_code: isAnswered ? (isPaid ? '00' : declineCodeOf(chance(n, REASON))) : null,
    paid_at: isPaid ? ended_at : null,
    refund_amount: 0,
    refunded_at: null,
    fiscal_number: isPaid ? fiscalNumber(chance(n, FISCAL)) : null,
  };
}

/** The payment as declined by a bank that does not answer, if it is by a card of that bank. */
export function declinedBy(bank: string, payment: Row<'transactions'>): Row<'transactions'> {
  if (payment.bank !== bank) return payment;
  const rrn = payment.rrn ?? rrnOf(Date.parse(payment.started_at), 0);
  return { ...payment, status: 'declined', response_code: '91', rrn, paid_at: null, fiscal_number: null };
}

export interface ApprovedPayment {
  /** Kopiykas. */
  readonly amount: number;
  /** False: by card. */
  readonly in_cash: boolean;
}

/** The payment as an approved one with this amount and form. */
export function asApproved(
  payment: Row<'transactions'>,
  { amount, in_cash }: ApprovedPayment,
  chance: RandomSource,
): Row<'transactions'> {
  const byCard = {
    ...cardOf(chance(0, CARD)),
    rrn: rrnOf(Date.parse(payment.started_at), chance(0, END)),
    response_code: '00',
  };
  return {
    ...payment,
    amount,
    status: 'approved',
    paid_at: payment.ended_at,
    fiscal_number: fiscalNumber(chance(0, FISCAL)),
    payment_form: in_cash ? 'cash' : 'card',
    ...(in_cash ? { bank: null, card_mask: null, rrn: null, response_code: null } : byCard),
  };
}

const fiscalNumber = (chance: number) => String(3_000_000_000 + intBelow(chance, 999_999_999));

/** Last digit of the year, day of the year and hour, then six digits (docs/product/ukraine.md §13). */
function rrnOf(at: number, chance: number): string {
  const iso = new Date(at).toISOString();
  const begins = Date.parse(`${iso.slice(0, 4)}-01-01T00:00:00.000Z`);
  const day = String(Math.floor((at - begins) / DAY) + 1).padStart(3, '0');
  return `${iso.slice(3, 4)}${day}${iso.slice(11, 13)}${String(intBelow(chance, 1_000_000)).padStart(6, '0')}`;
}
