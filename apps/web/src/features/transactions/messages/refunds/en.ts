import type { Messages } from '#shared/i18n/messages.ts';
import type { RefundsId } from './uk.ts';

export const en: Messages<RefundsId> = {
  'action.refund': 'Refund',
  'action.updateStatus': 'Update status',
  'action.runs': 'Bulk refunds',

  'status.asking': 'Asking the bank',
  'status.silent': 'The bank hasn’t answered yet. The status is still: {status}',
  'status.now': 'New status: {status}',

  'refund.title': 'Refund a customer',
  'refund.lost':
    'The link may be incomplete, or the transaction belongs to another company or to a point where you don’t work.',
  'refund.amount': 'Paid',
  'refund.when': 'When and where',
  'refund.back': 'Already refunded',
  'refund.left': 'Left to refund',
  'refund.way': 'How the money goes back',
  'refund.toCard': 'To the same card {mask}',
  'refund.toPayer': 'To the account that paid',
  'refund.inCash': 'In cash from terminal {number}: hand it to the customer',
  'refund.sum': 'Amount to refund',
  'refund.reason': 'Reason',
  'refund.reasons': 'Frequent reasons',
  'refund.returned': 'Goods returned',
  'refund.mistaken': 'Wrong amount',
  'refund.paidTwice': 'Paid twice',
  'refund.wholeOnly': 'The terminal hasn’t confirmed this payment yet: only all of it can be cancelled.',
  'refund.submit': 'Refund {amount}',
  'refund.busy': 'Refunding',
  'refund.done': '{amount} refunded',

  'problem.tooMuch': 'Only {amount} is left to refund',
  'problem.changed':
    'Part of this payment has just been refunded. {amount} is left now: check the amount and confirm again.',
  'problem.notEnoughCash': 'There’s only {amount} in cash in the terminal',
  'problem.lost':
    'No answer came: the money may already be refunded. Press again to find out; it won’t be refunded twice.',

  'outcome.open': 'The bank hasn’t answered yet',
  'outcome.openText':
    'Refund of {amount}: it may already have been refunded. The status updates by itself; there’s no need to refund again.',
  'outcome.refused': 'The bank refused: {answer}',
  'outcome.refusedText': 'Nothing was refunded.',
  'outcome.all': 'This payment is already fully refunded: {amount}',
  'outcome.givenUp': 'The hold is cancelled: no money was taken',
  'outcome.unpaid': 'This payment wasn’t made: there’s nothing to refund',

  'desk.field': 'RRN, fiscal receipt number, order ID, or the card’s last 4 digits',
  'desk.hint': 'Type it and press “Find”. You can also paste the link from a receipt’s QR code.',
  'desk.find': 'Find',
  'desk.scan': 'Scan a receipt',
  'desk.looking': 'Looking for the payment…',
  'desk.failed': 'Couldn’t find the payment',
  'desk.nothing': 'No payments found for “{asked}”',
  'desk.nothingText':
    'Check the digits: enter the RRN, receipt number or order ID in full; of a card, only the last 4 digits.',
  'desk.nothingCard': 'If this is a card number, enter its last 4 digits only.',
  'desk.found': '{count, plural, one {# payment found} other {# payments found}}',
  'desk.choose': 'Choose the right one by amount and time.',
  'desk.enter': 'Enter opens its refund.',
  'desk.more': 'The newest {shown} are shown: narrow it down by RRN or fiscal receipt number.',
  'desk.results': 'Payments found',
  'desk.cash': 'cash',
  'desk.left': 'Left to refund: {amount}',
  'desk.refundOf': 'Refund: {payment}',
  'desk.all': 'Already fully refunded',
  'desk.open': 'Being refunded: the bank hasn’t answered yet',
  'desk.givenUp': 'Hold cancelled',
  'desk.unpaid': 'The payment wasn’t made',
};
