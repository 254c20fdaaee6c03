import type { Messages } from '#shared/i18n/messages.ts';
import type { TransactionsId } from './uk.ts';

export const en: Messages<TransactionsId> = {
  'action.statistics': 'Statistics of the cashier',
  'list.title': 'Transactions',
  'list.total': '{count, plural, one {# transaction} other {# transactions}}',
  'list.totalCapped': 'more than {total} transactions',
  'list.search': 'Search transactions',
  'list.searchPlaceholder': 'RRN, receipt, order, card’s last 4',
  'list.empty': 'Payments will appear here as soon as your terminals take them.',
  'list.emptyPeriod': 'There are no transactions in this period.',
  'list.row': '{amount}, {terminal}, {at}',
  'list.outside':
    '{count, plural, one {# more transaction} other {# more transactions}} outside this period.',
  'list.outsideCapped': 'More than {total} transactions outside this period.',
  'list.showAll': 'Show all time',
  'list.new': '{count, plural, one {# new} other {# new}}',
  'list.newMany': 'More than {total} new',
  'list.showNew': '{count}: show',

  'terminal.ecomm': 'Web terminals',
  'terminal.all': 'Terminals',
  'terminal.title': 'Transactions: {name}',
  'terminal.lostTitle': 'No such terminal',
  'terminal.lostText':
    'The link may be out of date, or the terminal belongs to another company or to a point where you don’t work.',
  'terminal.toList': 'To terminals',

  'filter.startedFrom': 'from {at}',
  'filter.startedBefore': 'before {at}',
  'filter.cardHint': 'The first 6 digits, the last 4, or both: 444455******1111',
  'filter.paidAtAll': 'paid only',
  'filter.startedHint':
    'The exact time came with the link. Remove this filter to see the other transactions.',

  'totals.label': 'Totals',
  'totals.count': 'Transactions',
  'totals.amount': 'Gross sales',
  'totals.paid': 'Paid',
  'totals.refunded': 'Refunded',
  'totals.net': 'Net sales',
  'totals.byStatus': 'By status',
  'totals.status': '{status}: {count}, {amount}',
  'totals.tooMany':
    'More than {total} transactions, too many to total here. Narrow the filters, or add them up in the file.',
  'totals.export': 'Download XLSX',
  'totals.failed': 'Couldn’t work out the totals.',

  'column.terminalNumber': 'Terminal No.',
  'column.noReceipt': 'no receipt',

  'action.terminal': 'Show terminal',
  'action.sameTerminal': 'Transactions of the terminal',
  'action.copyRrn': 'Copy RRN',
  'action.print': 'Print',

  'show.title': 'Transaction',
  'show.lostText':
    'The link may be incomplete, or the transaction belongs to another company or to a point where you don’t work.',
  'show.figures': 'Amounts of the transaction',
  'show.timeline': 'How it went',
  'show.facts': 'Details',

  'step.started': 'Started at the terminal',
  'step.paidInCash': 'Paid in cash',
  'step.paid': 'The bank approved the payment',
  'step.declined': 'The bank declined the payment',
  'step.expired': 'Not completed in time: no money was taken',
  'step.waiting': 'The bank hasn’t answered yet',
  'step.authorized': 'The bank is holding the amount; the terminal hasn’t confirmed it yet',
  'step.receipt': 'Fiscal receipt No. {number}',
  'step.noReceipt': 'Paid, but there’s no receipt',
  'step.receiptWaiting': 'The receipt is being registered',
  'step.refunded': '{amount} refunded',
  'step.givenUp': 'The hold is cancelled: no money was taken',
  'step.refundOpen': 'Refund of {amount} pending: the bank hasn’t answered yet',
  'step.refundRefused': 'Refund of {amount} refused, code {code}: nothing was refunded',
  'step.byNobody': 'By no employee: the terminal or the bank',
  'step.reversing': 'Being refunded: the bank hasn’t answered yet',
  'step.callbackWaiting': 'Callback to the shop’s server is waiting to be sent',
  'step.callbackDelivered': 'The shop’s server received the callback',
  'step.callbackGivenUp': 'The shop’s server didn’t accept the callback within a day',
  'step.attempts': '{count, plural, one {# attempt} other {# attempts}}',
};
