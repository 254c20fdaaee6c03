import type { Messages } from '#shared/i18n/messages.ts';
import type { ReversalRunsId } from './uk.ts';

export const en: Messages<ReversalRunsId> = {
  'bar.refund': 'Refund',
  'bar.tooMany': 'You can refund at most {most} payments at once. Select fewer.',

  'preview.title': 'Refund payments',
  'preview.about':
    'Each payment is refunded in full: everything that’s left of it. The money goes back to where it was paid from; hand cash to the customers from the terminal.',
  'preview.payments': 'Payments to refund',
  'preview.sum': 'Amount to refund',
  'preview.of': '{changing} of {total}',
  'preview.list': 'What will be refunded',
  'preview.changing': 'Will be refunded',
  'preview.leftOut': 'Won’t be refunded',
  'preview.nothing': 'None of these payments can be refunded.',
  'preview.cash': 'cash',
  'confirm.refund': 'Refund {count, plural, one {# payment} other {# payments}}, {amount}',

  'runs.title': 'Bulk refunds',
  'runs.total': '{count, plural, one {# bulk refund} other {# bulk refunds}}',
  'runs.empty': 'Select payments in the list of transactions to refund them all at once.',
  'runs.toTransactions': 'Go to transactions',
  'runs.row': '{reason}, {time}',

  'run.short': 'Bulk refund',
  'run.progress': 'Payments processed',
  'run.amounts': '{done} of {amount} refunded',
  'run.waiting':
    'The bank hasn’t answered some of the refunds yet: that money may already be refunded. The status updates by itself; there’s no need to refund again.',
  'run.lostTitle': 'Bulk refund not found',
  'run.toList': 'Go to bulk refunds',
  'run.search': 'Search payments',
  'run.searchPlaceholder': 'Order or terminal',
  'run.rows': 'Results by payment',
  'run.rowsEmpty': 'No payments.',
  'run.row': '{amount}, {terminal}, {time}',
  'run.open': 'Open payment',
  'run.answer': '{reason}: {answer}',

  'stop.text':
    'Payments that haven’t been processed yet stay as they are. What’s already refunded or sent to the bank won’t be undone.',
};
