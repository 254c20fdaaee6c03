import { expect, it } from 'vitest';
import { stepsOf } from './timeline.ts';
import type { TransactionDetails } from './types.ts';

const began = '2026-11-20T05:48:00.000Z';
const decided = '2026-11-20T05:48:21.000Z';
const approved = {
  started_at: began,
  ended_at: decided,
  paid_at: decided,
  payment_form: 'card',
  status: 'approved',
  fiscal_number: '3184710691',
  refunds: [],
  reversals: [],
  callbacks: [],
  loyalty: null,
};
const unpaid = { ...approved, paid_at: null, fiscal_number: null };
const refund = { id: 'r', amount: 100, at: '2026-11-20T06:00:00.000Z', by: null };
const reversal = (state: string, time: string) => ({
  id: state,
  state,
  amount: 100,
  asked_at: `2026-11-20T${time}:00.000Z`,
  settled_at: state === 'open' ? null : `2026-11-20T${time}:05.000Z`,
});

it.each([
  ['by card', approved, ['started', 'paid', 'receipt']],
  ['in cash', { ...approved, payment_form: 'cash' }, ['started', 'paidInCash', 'receipt']],
  ['without a receipt', { ...approved, fiscal_number: null }, ['started', 'paid', 'noReceipt']],
  ['that was declined', { ...unpaid, status: 'declined' }, ['started', 'declined']],
  ['nobody finished', { ...unpaid, status: 'expired' }, ['started', 'expired']],
  ['that goes on', { ...unpaid, status: 'created', ended_at: null }, ['started', 'waiting']],
  ['the bank holds', { ...unpaid, status: 'authorized', ended_at: null }, ['started', 'authorized']],
  [
    'paid back twice',
    { ...approved, status: 'reversed', refunds: [refund, refund] },
    ['started', 'paid', 'receipt', 'refunded', 'refunded'],
  ],
  [
    'whose refunds were asked for here, each once',
    {
      ...approved,
      status: 'reversing',
      refunds: [{ ...refund, id: 'done' }, refund],
      reversals: [reversal('refused', '06:10'), reversal('done', '06:20'), reversal('open', '06:30')],
    },
    ['started', 'paid', 'receipt', 'refunded', 'refunded', 'refundRefused', 'refundOpen'],
  ],
  [
    'given up before it was paid, so that nothing was refunded',
    { ...approved, status: 'reversed', reversals: [reversal('done', '06:20')] },
    ['started', 'paid', 'receipt', 'refunded'],
  ],
  [
    'of which the shop was told, and was not',
    {
      ...approved,
      refunds: [refund],
      callbacks: [
        { state: 'delivered', at: '2026-11-20T05:49:00.000Z' },
        { state: 'given_up', at: '2026-11-21T06:00:00.000Z' },
        { state: 'waiting', at: '2026-11-21T07:00:00.000Z' },
      ],
    },
    ['started', 'paid', 'receipt', 'callbackDelivered', 'refunded', 'callbackGivenUp', 'callbackWaiting'],
  ],
  [
    'that moved bonuses, and was paid back in part: each beside what moved them',
    {
      ...approved,
      refunds: [refund],
      callbacks: [{ state: 'delivered', at: '2026-11-20T06:01:00.000Z' }],
      loyalty: {
        bonuses: [
          { kind: 'spent', amount: 500, at: '2026-11-20T05:47:40.000Z' },
          { kind: 'earned', amount: 300, at: decided },
          { kind: 'given_back', amount: 50, at: refund.at },
          { kind: 'taken_back', amount: 30, at: refund.at },
          { kind: 'taken_back', amount: 10, at: '2026-11-21T06:00:00.000Z' },
        ],
      },
    },
    [
      ...['started', 'bonusesSpent', 'paid', 'bonusesEarned', 'receipt', 'refunded'],
      ...['bonusesGivenBack', 'bonusesTakenBack', 'callbackDelivered', 'bonusesTakenBack'],
    ],
  ],
  [
    'whose terminal asked for discounts that moved no bonuses',
    { ...approved, loyalty: { bonuses: [] } },
    ['started', 'paid', 'receipt'],
  ],
  ['being paid back', { ...approved, status: 'reversing' }, ['started', 'paid', 'receipt', 'reversing']],
])('a payment %s has its steps', (_, payment, steps) => {
  expect(stepsOf(payment as unknown as TransactionDetails).map(({ kind }) => kind)).toEqual(steps);
});

it('waits for a receipt that a register is making', () => {
  const steps = stepsOf({ ...approved, fiscal_number: null } as unknown as TransactionDetails, true);
  expect(steps.map(({ kind }) => kind)).toEqual(['started', 'paid', 'receiptWaiting']);
});

it('has the time of what has one', () => {
  const steps = stepsOf({ ...approved, refunds: [refund] } as unknown as TransactionDetails);
  expect(steps.map(({ at }) => at)).toEqual([began, decided, null, refund.at]);
});
