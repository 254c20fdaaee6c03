import type { Row } from '../../db/schema.ts';
import { below, type Chance, idAt } from './chance.ts';
import { cardOf, formOf, habits, refusalOf } from './habits.ts';

const DAY = 86_400_000;
/** Milliseconds from the start of a payment to its refund. */
const REGRET = 299_000;

export type PayingTerminal = Pick<Row<'terminals'>, 'id' | 'merchant_id' | 'name' | 'kind' | 'point_id'>;

const FORM = 4;
const AMOUNT = 5;
const CARD = 6;
const END = 7;
const FATE = 8;
const REASON = 9;
const REFUND = 10;
const ID = 11;
const FISCAL = 14;

/** @param fate in [0, 1) */
function endOf(fate: number, isCash: boolean): 'approved' | 'declined' | 'expired' {
  if (isCash || fate >= 0.057) return 'approved';
  return fate < 0.05 ? 'declined' : 'expired';
}

/**
 * A payment decided within 30 s of its start; its order id is still empty.
 * @param at Unix time, milliseconds
 * @param n the terminal's payment number, for `chance`
 */
export function madeUpPayment(
  { id, merchant_id, name, kind, point_id, company }: PayingTerminal & { company: string },
  date: string,
  at: number,
  n: number,
  chance: Chance,
): Row<'transactions'> {
  const habit = habits[kind];
  const payment_form = formOf(habit, chance(n, FORM));
  const isCash = payment_form === 'cash';
  const status = endOf(chance(n, FATE), isCash);
  const started_at = new Date(at).toISOString();
  const ended_at = new Date(at + 4_000 + below(chance(n, END), 26_000)).toISOString();
  const isAnswered = !isCash && status !== 'expired';
  const isPaid = status === 'approved';
  return {
    id: idAt(at, [chance(n, ID), chance(n, ID + 1), chance(n, ID + 2)]),
    merchant_id,
    created_at: started_at,
    updated_at: ended_at,
    version: 1,
    terminal_id: id,
    point_id,
    order_id: '',
    device_name: name,
    company,
    date,
    started_at,
    ended_at,
    amount: habit.amountOf(chance(n, AMOUNT)),
    payment_form,
    status,
    ...(isCash ? { bank: null, card_mask: null } : cardOf(chance(n, CARD))),
    rrn: isAnswered ? rrnOf(at, chance(n, END)) : null,
    response_code: isAnswered ? (isPaid ? '00' : refusalOf(chance(n, REASON))) : null,
    paid_at: isPaid ? ended_at : null,
    refund_amount: 0,
    refunded_at: null,
    fiscal_number: isPaid ? fiscalNumber(chance(n, FISCAL)) : null,
  };
}

export interface Paid {
  /** Kopiykas. */
  readonly amount: number;
  /** False: by card. */
  readonly in_cash: boolean;
}

/** The payment as an approved one with this amount and form. */
export function approved(
  payment: Row<'transactions'>,
  { amount, in_cash }: Paid,
  chance: Chance,
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

export function paidBack(
  payment: Row<'transactions'>,
  at: number,
  n: number,
  chance: Chance,
): Row<'transactions'> {
  if (payment.paid_at === null || chance(n, FATE) < 0.97) return payment;
  const { amount, payment_form } = payment;
  const share = chance(n, REFUND);
  // Cash is refunded fully: a kiosk has no change.
  const isWhole = share < 0.7 || payment_form === 'cash';
  const refund_amount = isWhole ? amount : Math.max(100, Math.floor((amount * share) / 200) * 100);
  const refunded_at = new Date(at + REGRET).toISOString();
  const status = refund_amount === amount ? 'reversed' : 'partially_reversed';
  return { ...payment, status, refund_amount, refunded_at, updated_at: refunded_at, version: 2 };
}

const fiscalNumber = (chance: number) => String(3_000_000_000 + below(chance, 999_999_999));

/** Last digit of the year, day of the year and hour, then six digits (docs/product/ukraine.md §13). */
function rrnOf(at: number, chance: number): string {
  const iso = new Date(at).toISOString();
  const begins = Date.parse(`${iso.slice(0, 4)}-01-01T00:00:00.000Z`);
  const day = String(Math.floor((at - begins) / DAY) + 1).padStart(3, '0');
  return `${iso.slice(3, 4)}${day}${iso.slice(11, 13)}${String(below(chance, 1_000_000)).padStart(6, '0')}`;
}
