import { nextCheckAt } from '../../db/next-check.ts';
import type { Row } from '../../db/schema.ts';
import { intBelow, pickOne, type RandomSource } from '../../db/seed/random-source.ts';

const HOUR = 3_600_000;
/** Milliseconds from the start of a payment to its last refund. */
const REFUND_DELAY_MS = 299_000;
/** Longest delay of a refund by card long ago, milliseconds. */
const MAX_LATER_MS = 60 * HOUR;
/** From asking for a refund until it is settled, milliseconds. */
const SETTLED_AFTER_MS = 6_000;

/** What was asked for of a generated payment; who asked, and why, follow when it is inserted. */
export type PlannedReversal = Pick<
  Row<'reversals'>,
  'amount' | 'kind' | 'state' | 'response_code' | 'from_status' | 'settled_at' | 'next_check_at'
> & { readonly asked_at: string };

/** Its sums and status are those after its reversals, oldest first. */
export type GeneratedPayment = Row<'transactions'> & { readonly reversals: readonly PlannedReversal[] };

const OUTCOME = 8;
const REFUND = 10;
const PARTS = 15;
const REFUSED = 16;
const REFUSAL = 17;
const LATER = 18;

/** Response codes of refused refunds. */
const REFUSALS = ['91', '05', '96', '57', '91'] as const;

/** @param isLongAgo refunds by card may come days later */
export function withReversals(
  payment: Row<'transactions'>,
  at: number,
  n: number,
  chance: RandomSource,
  isLongAgo: boolean,
): GeneratedPayment {
  const fate = chance(n, OUTCOME);
  const isCash = payment.payment_form === 'cash';
  const isRefused = !isCash && chance(n, REFUSED) < (fate < 0.97 ? 1 : 0.12);
  if (payment.paid_at === null || fate < (isCash ? 0.97 : 0.965)) return { ...payment, reversals: [] };
  const { amount } = payment;
  const share = chance(n, REFUND);
  // Cash is refunded fully: a kiosk has no change.
  const isWhole = share < 0.7 || isCash;
  const asked = isWhole ? amount : Math.max(100, Math.floor((amount * share) / 200) * 100);
  const later = isLongAgo && !isCash ? Math.floor(chance(n, LATER) ** 2 * MAX_LATER_MS) : 0;
  const delay = REFUND_DELAY_MS + later;
  const parts = fate < 0.97 ? [] : isCash ? [asked] : inParts(asked, chance(n, PARTS));
  const steps = [...(isRefused ? [asked] : []), ...parts];
  let [left, from_status]: [number, PlannedReversal['from_status']] = [amount, 'approved'];
  const reversals = steps.map((part, nth): PlannedReversal => {
    const settled = at + Math.floor((delay * (nth + 1)) / steps.length);
    const isDone = nth > 0 || !isRefused;
    const code = isDone ? '00' : pickOne(REFUSALS, chance(n, REFUSAL));
    const asked_at = new Date(settled - SETTLED_AFTER_MS);
    const reversal: PlannedReversal = {
      ...{ amount: part, kind: part === left ? 'full' : 'sum', state: isDone ? 'done' : 'refused' },
      ...{ response_code: isCash ? null : code, from_status },
      ...{ asked_at: asked_at.toISOString(), settled_at: new Date(settled).toISOString() },
      next_check_at: nextCheckAt(asked_at, 0),
    };
    if (isDone) [left, from_status] = [left - part, 'partially_reversed'];
    return reversal;
  });
  const refund_amount = amount - left;
  const settled_at = reversals.at(-1)?.settled_at ?? payment.updated_at;
  return {
    ...payment,
    status: refund_amount === 0 ? 'approved' : left === 0 ? 'reversed' : 'partially_reversed',
    ...{ refund_amount, refunded_at: refund_amount === 0 ? null : settled_at },
    ...{ updated_at: settled_at, version: 1 + (isCash ? 1 : 2) * reversals.length, reversals },
  };
}

/** One refund, or sometimes two or three. */
function inParts(amount: number, chance: number): number[] {
  const count = chance < 0.72 ? 1 : chance < 0.92 ? 2 : 3;
  const part = Math.floor(amount / count / 100) * 100;
  if (count === 1 || part === 0) return [amount];
  return [...Array<number>(count - 1).fill(part), amount - part * (count - 1)];
}

/** So long, in milliseconds, nobody asks the acquirer by himself: the demo keeps what is open. */
const KEPT_OPEN_MS = 60 * 24 * HOUR;

/**
 * An approved payment whose refund the acquirer has not answered yet.
 * @param share of the amount, up to 1
 * @param after milliseconds from the start of the payment
 */
export function withOpenReversal(
  payment: Row<'transactions'>,
  share: number,
  after: number,
): GeneratedPayment {
  const at = Date.parse(payment.started_at) + after;
  const asked_at = new Date(at).toISOString();
  const { amount: whole } = payment;
  const amount = Math.max(100, intBelow(share, whole / 100 + 1) * 100);
  const kind = amount < whole ? 'sum' : 'full';
  const open: PlannedReversal = {
    ...{ amount: Math.min(amount, whole), kind, state: 'open', response_code: null },
    ...{ from_status: 'approved', asked_at, settled_at: null },
    next_check_at: new Date(at + KEPT_OPEN_MS).toISOString(),
  };
  return { ...payment, status: 'reversing', updated_at: asked_at, version: 2, reversals: [open] };
}
