import type { TransactionState } from '@kasa/contracts/transactions/transaction-status';
import { lacksReceipt } from './payment.ts';
import type { TransactionDetails } from './types.ts';

type Refund = TransactionDetails['refunds'][number];
type Reversal = TransactionDetails['reversals'][number];
type Callback = TransactionDetails['callbacks'][number];
type BonusMove = NonNullable<TransactionDetails['loyalty']>['bonuses'][number];

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
        | 'receiptWaiting'
        | 'reversing';
    }
  | { readonly kind: 'receipt'; readonly number: string }
  | { readonly kind: (typeof bonusKinds)[BonusMove['kind']]; readonly bonuses: number }
  | {
      readonly kind: 'refunded';
      readonly refund: Pick<Refund, 'amount' | 'by'>;
      /** Null: nobody asked for it here. */
      readonly reversal: Reversal | null;
    }
  | {
      readonly kind: 'callbackWaiting' | 'callbackDelivered' | 'callbackGivenUp';
      readonly callback: Callback;
    }
  | { readonly kind: 'refundOpen' | 'refundRefused' | 'givenUp'; readonly reversal: Reversal }
);

const undecided = {
  created: 'waiting',
  authorized: 'authorized',
  // Not paid, or `paid_at` would say when.
  reversing: 'authorized',
  reversed: 'authorized',
  expired: 'expired',
} as const satisfies Partial<Record<TransactionState, Step['kind']>>;

/** What was paid back, and what was asked to be: a refund has the id of its reversal and is one step with it. */
function refundSteps({ paid_at, refunds, reversals }: TransactionDetails): readonly Step[] {
  const refundOf = new Map(refunds.map((refund) => [refund.id, refund]));
  const asked = new Set(reversals.map(({ id }) => id));
  const steps: Step[] = reversals.map((reversal) => {
    const { id, state, asked_at, settled_at } = reversal;
    const at = settled_at ?? asked_at;
    if (state === 'open') return { kind: 'refundOpen', at, reversal };
    if (state === 'refused') return { kind: 'refundRefused', at, reversal };
    if (paid_at === null) return { kind: 'givenUp', at, reversal };
    const refund = refundOf.get(id);
    return { kind: 'refunded', at: refund?.at ?? at, refund: refund ?? reversal, reversal };
  });
  const others = refunds.filter(({ id }) => !asked.has(id));
  steps.push(...others.map((refund): Step => ({ kind: 'refunded', at: refund.at, refund, reversal: null })));
  return steps;
}

const callbackKinds = {
  waiting: 'callbackWaiting',
  delivered: 'callbackDelivered',
  given_up: 'callbackGivenUp',
} as const;

const callbackSteps = ({ callbacks }: TransactionDetails): readonly Step[] =>
  callbacks.map((callback) => ({ kind: callbackKinds[callback.state], at: callback.at, callback }));

const bonusKinds = {
  spent: 'bonusesSpent',
  earned: 'bonusesEarned',
  given_back: 'bonusesGivenBack',
  taken_back: 'bonusesTakenBack',
} as const;

/** What became of the customer's bonuses, of some kinds. */
const bonusSteps = ({ loyalty }: TransactionDetails, ...kinds: readonly BonusMove['kind'][]): Step[] =>
  (loyalty?.bonuses ?? [])
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ kind, amount, at }) => ({ kind: bonusKinds[kind], bonuses: amount, at }));

const inTime = (steps: readonly Step[]) =>
  steps.toSorted((one, other) => Date.parse(one.at ?? '') - Date.parse(other.at ?? ''));

/**
 * The steps of a payment from its beginning on, with those that should have come and did not.
 * @param isReceiptWaiting whether a register still has to make its receipt, or to send it
 */
export function stepsOf(payment: TransactionDetails, isReceiptWaiting = false): readonly Step[] {
  const { started_at, ended_at, paid_at, payment_form, status, fiscal_number, reversals } = payment;
  const decision = (): Step => {
    if (paid_at !== null) return { kind: payment_form === 'cash' ? 'paidInCash' : 'paid', at: paid_at };
    const kind = status in undecided ? undecided[status as keyof typeof undecided] : 'declined';
    return { kind, at: ended_at };
  };
  return [
    { kind: 'started', at: started_at },
    // Spent before the charge, so their time may be before the beginning.
    ...bonusSteps(payment, 'spent'),
    decision(),
    ...bonusSteps(payment, 'earned'),
    ...(fiscal_number === null ? [] : [{ kind: 'receipt', number: fiscal_number, at: null } as const]),
    ...(lacksReceipt(payment)
      ? [{ kind: isReceiptWaiting ? 'receiptWaiting' : 'noReceipt', at: null } as const]
      : []),
    // At the same moment the refund comes first, and then what it moved.
    ...inTime([
      ...refundSteps(payment),
      ...bonusSteps(payment, 'given_back', 'taken_back'),
      ...callbackSteps(payment),
    ]),
    ...(status === 'reversing' && reversals.every(({ state }) => state !== 'open')
      ? [{ kind: 'reversing', at: null } as const]
      : []),
  ];
}
