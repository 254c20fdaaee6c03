import type { Messages } from '#shared/i18n/messages.ts';
import type { ResendRunsId } from './uk.ts';

export const en: Messages<ResendRunsId> = {
  'preview.title': 'Send undelivered callbacks again',
  'preview.about':
    'Every callback that’s “Not delivered” and matches the list’s filters is sent again. If a shop gets one twice, it can tell by the event ID.',
  'preview.callbacks': 'To be sent',
  'preview.of': '{changing} of {total}',
  'preview.period': 'Period',
  'preview.since': 'since {at}',
  'preview.always': 'All time',
  'preview.terminals': 'Terminals',
  'preview.more': '{count} more',
  'preview.waiting':
    '{count, plural, one {# more callback is in the queue and is sent automatically.} other {# more callbacks are in the queue and are sent automatically.}}',
  'preview.waitingCapped': 'Over {total} more callbacks are in the queue and are sent automatically.',
  'preview.list': 'What will be sent',
  'preview.changing': 'Will be sent',
  'preview.leftOut': 'Won’t be sent',
  'preview.nothing': 'There’s nothing to send.',
  'confirm.send': 'Send {count, plural, one {# callback} other {# callbacks}}',
  'confirm.none': 'Send',

  'runs.title': 'Bulk resends of callbacks',
  'runs.total': '{count, plural, one {# resend} other {# resends}}',
  'runs.empty': 'Bulk resends you start from the callback log appear here.',
  'runs.toCallbacks': 'Go to callbacks',
  'runs.row': '{name}, {time}',

  'run.short': 'Bulk resend of callbacks',
  'run.progress': 'Callbacks processed',
  'run.waiting':
    'Some callbacks are still in the queue: they’re sent and retried like all others. The results here update by themselves.',
  'run.lostTitle': 'Bulk resend not found',
  'run.toList': 'Go to bulk resends',
  'run.search': 'Search callbacks',
  'run.searchPlaceholder': 'Order or terminal',
  'run.rows': 'Results by callback',
  'run.rowsEmpty': 'No callbacks.',
  'run.row': '{order}, {terminal}',
  'run.open': 'Open callback',

  'stop.text':
    'Callbacks that haven’t been processed yet stay undelivered. Those already in the queue are sent.',
};
