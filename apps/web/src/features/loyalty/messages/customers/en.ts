import type { Messages } from '#shared/i18n/messages.ts';
import type { uk } from './uk.ts';

export const en: Messages<keyof typeof uk> = {
  'customers.title': 'Customers',
  'customers.total': '{count, plural, one {# customer} other {# customers}}',
  'customers.totalCapped': 'More than {total} customers',
  'customers.create': 'Add customer',
  'customers.empty':
    'No customers yet. They appear when they agree at the till to bonuses being counted, or add one here by phone.',
  'customers.search': 'Search customers',
  'customers.searchPlaceholder': 'Phone or customer number',
  'customers.cardOnly': 'Card only',
  'customers.added': 'Added',

  'customer.title': 'Customer',
  'customer.lostTitle': 'Customer not found',
  'customer.lostText': 'The link may be out of date, or the customer belongs to another company.',
  'customer.toList': 'Go to customers',
  'customer.createTitle': 'New customer',
  'customer.createText': 'A phone and consent are all it takes: no name is kept.',
  'customer.editTitle': 'Customer {name}',
  'customer.editShort': 'Customer’s phone',
  'customer.created': 'Customer added!',
  'customer.changed': 'Customer’s phone changed!',
  'customer.forgotten': 'Customer forgotten!',
  'customer.forgottenShort': 'The customer is forgotten already',
  'customer.forgottenTitle': 'This customer is forgotten',
  'customer.forgottenText':
    'The customer asked for their data to be erased, so nothing can be changed here. If they come again, add them as a new customer.',

  'facts.known': 'Customer',
  'facts.cardKnown': 'Known',
  'facts.noCard': 'None',
  'facts.forgotten':
    'Phone and card were erased on the customer’s request. The history of bonuses stays, without the person.',
  'facts.bonuses': 'Bonuses',
  'facts.available': 'Can be spent',
  'facts.waitingWhy':
    'Each discount counts its own bonuses: they wait until as many of them are collected as its activation amount says, and can be spent then. Bonuses that can be spent already are no part of it.',

  'action.changePhone': 'Change phone',
  'action.forget': 'Forget',
  'forget.title': 'Forget customer {name}?',
  'forget.text':
    'Phone and card will be erased for good and can’t be brought back. The history of bonuses stays, without the person.',
  'forget.bonuses': 'Bonuses of {amount} will expire.',
  'forget.busy': 'Forgetting…',

  'form.known': 'How the customer is known',
  'form.phoneHint': 'The cashier finds them by this number',
  'form.phoneOrCard':
    'The cashier finds them by this number. It may be left out: the customer is known by card',
  'form.phoneTaken': 'There is a customer with this phone already',
  'form.showTaken': 'Show this customer',
  'form.consent': 'Consent',

  'entries.title': 'History of bonuses',
  'entries.kind': 'Event',
  'entries.all': 'All events',
  'entries.empty': 'No purchases with bonuses yet.',
  'entries.emptyFiltered': 'No such events.',
  'entries.failed': 'Could not load the history of bonuses.',
  'entries.newer': 'Newer',
  'entries.older': 'Older',
  'entries.until': 'Valid through {day}',
  'entries.always': 'No end date',
  'entries.payment': 'Payment of the purchase',
  'entries.waiting': 'Waiting for activation',
  'entries.after': 'After that {available} can be spent',
  'entries.afterBoth': 'After that {available} can be spent, {waiting} wait for activation',
  'entry.givenBack': 'Given back: purchase refunded or cancelled',
  'entry.takenBack': 'Taken back: purchase refunded or cancelled',
};
