import type { CallbacksId } from './uk.ts';

export const en: Readonly<Record<CallbacksId, string>> = {
  'list.title': 'Shop callbacks',
  'list.total': '{count, plural, one {# callback} other {# callbacks}}',
  'list.totalCapped': 'Over {total} callbacks',
  'list.empty': 'No callbacks yet. They appear once a terminal with a callback endpoint takes a payment.',
  'list.row': '{order}: {status}, {time}',
  'list.none': 'Not sent yet',
  'filter.since': 'Since',
  'filter.sinceHint':
    'Shows callbacks of payments since that moment. Here the condition can only be removed; for other dates use the “Date” filter.',
  'list.created': 'Date',
  'view.all': 'All callbacks',
  'view.givenUp': 'Undelivered only',

  'failing.title': 'Shops’ servers aren’t accepting callbacks',
  'failing.about':
    '({host}): {count, plural, one {# callback not accepted} other {# callbacks not accepted}} since {since}',
  'failing.aboutMany': '({host}): at least {count} callbacks not accepted since {since}',
  'failing.more': '…and {count, plural, one {# more terminal} other {# more terminals}}',

  'action.resend': 'Send again',
  'action.resendAll': 'Send undelivered again',
  'action.runs': 'Bulk resends',
  'action.payment': 'Open the payment',
  'action.sameTerminal': 'This terminal’s callbacks',
  'action.sameHost': 'Callbacks to this server',
  'action.resent': 'Sending again',

  'show.title': 'Callback',
  'show.name': 'Payment {order}',
  'show.lost':
    'The link may be wrong, or the callback may belong to another company or to a point where you don’t work.',
  'show.givenUp':
    'The shop’s server didn’t accept this callback within a day, so we’ve stopped trying. Fix the cause shown below, then send it again.',
  'show.waiting': 'The shop’s server hasn’t accepted this callback yet. We’ll try again {time}.',
  'show.masked': 'Only people who may edit terminal settings see what requests and responses contain.',
  'show.history': 'Attempts',
  'show.noHistory': 'Not sent yet.',

  'attempt.title': 'Attempt {number}',
  'attempt.answer': 'Response {status} in {time} s',
  'attempt.noAnswer': 'No response, {time} s',
  'attempt.request': 'Request',
  'attempt.signed': 'Signed text',
  'attempt.signature': 'Signature (X-Kasa-Signature)',
  'attempt.body': 'Response body, {bytes} B',
  'attempt.bodyCut': 'Response body: the first 2 KB of {bytes} B',
  'attempt.cut':
    'The request is long: only the first {count} characters of its address, body and signed text are shown.',
  'attempt.why.auth':
    'The server didn’t let the request in. Check the key or password in the terminal’s callback headers.',
  'attempt.why.missing': 'There’s nothing at this address on the server. Check the callback endpoint.',
  'attempt.why.client':
    'The server rejected the request. See in its response what it misses, and fix the callback template.',
  'attempt.why.server':
    'Something failed on the shop’s server. Its developer can find it in the server’s log by the time and the event ID.',
  'attempt.why.other': 'A callback counts as accepted only if the server responds with 200–299.',
};
