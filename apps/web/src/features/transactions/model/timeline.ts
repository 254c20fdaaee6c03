import type { TransactionState } from '@kasa/contracts/transactions/transaction-status';
import { lacksReceipt } from './payment.ts';
import type { TransactionDetails } from './types.ts';

type Refund = TransactionDetails['refunds'][number];

/** A step of a payment; `at` null: it has no time of its own. */
export type Step = { readonly at: string | null } & (
  | {
      readonly kind:
        | 'started'
        | 'paidInCash'
        | 'paid'
        | 'declined'
        | 'expired'
        | 'waiting'
        | 'authorized'
        | 'noReceipt'
        | 'reversing';
    }
  | { readonly kind: 'receipt'; readonly number: string }
  | { readonly kind: 'refunded'; readonly refund: Refund }
);

const undecided = {
  created: 'waiting',
  authorized: 'authorized',
  expired: 'expired',
} as const satisfies Partial<Record<TransactionState, Step['kind']>>;

/** The steps of a payment from its beginning on, with those that should have come and did not. */
export function stepsOf(payment: TransactionDetails): readonly Step[] {
  const { started_at, ended_at, paid_at, payment_form, status, fiscal_number, refunds } = payment;
  const decision = (): Step => {
    if (paid_at !== null) return { kind: payment_form === 'cash' ? 'paidInCash' : 'paid', at: paid_at };
    const kind = status in undecided ? undecided[status as keyof typeof undecided] : 'declined';
    return { kind, at: ended_at };
  };
  return [
    { kind: 'started', at: started_at },
    decision(),
    ...(fiscal_number === null ? [] : [{ kind: 'receipt', number: fiscal_number, at: null } as const]),
    ...(lacksReceipt(payment) ? [{ kind: 'noReceipt', at: null } as const] : []),
    ...refunds.map((refund) => ({ kind: 'refunded', refund, at: refund.at }) as const),
    ...(status === 'reversing' ? [{ kind: 'reversing', at: null } as const] : []),
  ];
}
