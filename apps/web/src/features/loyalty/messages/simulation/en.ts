import type { Messages } from '#shared/i18n/messages.ts';
import type { SimulationId } from './uk.ts';

const onReceipts = '{count, plural, other {#}} of {total, plural, one {# receipt} other {# receipts}}';
const receipts = '{count, plural, one {# receipt} other {# receipts}}';

export const en: Messages<SimulationId> = {
  title: 'Discount on past receipts',
  text: 'What a discount would have cost had it been on: on your receipts, beside the discounts that are on today.',
  choice: 'What to work out',
  draft: 'Discount',
  other: 'Compare with',
  draftHint: 'A draft, or one that is paused.',
  otherHint: 'Another one, instead of the first. Optional.',
  search: 'Search discounts',
  noDrafts: 'There are no drafts or paused discounts.',
  start: 'Work out',
  busy: 'Working it out…',
  stop: 'Stop',
  'spoken.running': 'Working it out…',
  'spoken.stopped': 'Stopped',
  'spoken.done': 'Done',
  chooseFirst: 'Choose a discount',
  'none.title': 'Choose a discount',
  'none.text': 'A draft or a paused one: this does not switch it on.',
  'ready.title': 'Ready',
  'ready.text': 'Press “Work out”: it takes a few seconds and changes nothing.',
  progress: 'Receipts looked at',
  'progress.of': '{done, plural, other {#}} of {total, plural, one {# receipt} other {# receipts}}',
  'stopped.title': 'Stopped',
  'stopped.text':
    'Looked at {done, plural, other {#}} of {total, plural, one {# receipt} other {# receipts}}. There is a result once all are looked at.',
  'stopped.early': 'No receipt was looked at yet.',

  'failed.title': 'Couldn’t work it out',
  'failed.network': 'The connection broke off before the end. Check the connection and try again.',
  'failed.rate_limited':
    'Two discounts are being worked out for your business already. Wait until one of them is done, and try again.',
  'failed.discount_state_wrong':
    'Only drafts and paused discounts are tried on past receipts; this one is on or has ended.',
  'failed.not_found': 'Discount not found. It may have been deleted, or doesn’t apply at your points.',

  'when.month': 'In {month}',
  'when.days': 'Over {days}',
  'told.discount': `{when} this discount would have cost {cost}: that much less to pay on ${onReceipts}.`,
  'told.bonuses': `{when} this discount would have cost {cost}: that many bonuses given on ${onReceipts}.`,
  'told.both': `{when} this discount would have cost {cost}: {discount} of discounts and {earned} of bonuses on ${onReceipts}.`,
  'told.mixed': `{when} this discount would have cost {cost} on ${onReceipts}: discounts change by {discount}, bonuses by {earned}.`,
  'told.less': `{when} this discount would have given customers {cost} less than those that are on today: it takes their place on ${onReceipts}.`,
  'told.nothing':
    '{when} this discount would have changed none of {total, plural, one {# receipt} other {# receipts}}.',
  'noReceipts.title': 'No paid receipts',
  'noReceipts.text': '{when} nothing was paid. Choose other days.',
  'today.both': `{when}: ${receipts} for {before}. The discounts that are on today would have cost {cost} on them: {discount} of discounts and {earned} of bonuses.`,
  'today.discount': `{when}: ${receipts} for {before}. The discounts that are on today would have taken {cost} off them.`,
  'today.bonuses': `{when}: ${receipts} for {before}. The discounts that are on today would have given {cost} of bonuses on them.`,
  'today.none': `{when}: ${receipts} for {before}. The discounts that are on today would have given nothing on them.`,
  'compare.cheaper': '“{name}” is cheaper: it would have cost {by} less than “{other}”.',
  'compare.same': 'Both discounts would have cost the same.',
  assumed:
    'Purchases are taken as they were: with a discount, people might have bought more. Customers begin the period without bonuses; the discount’s first and last days are left aside.',

  'why.title': 'Likely reasons',
  'why.customers': 'It is for customers that the register knows: there may have been none.',
  'why.goods': 'It is not for all goods: these may not have been bought.',
  'why.hours': 'It is on only on certain days or at certain hours.',
  'why.points': 'It isn’t on at all points or terminals.',
  'why.amount': 'It begins at a certain amount: receipts may have been smaller.',
  'why.leastPrice': 'The goods may have cost no more than the least price anyway.',
  'why.today': 'The discounts that are on today may have given as much: of several, the largest holds.',

  'gains.title': 'Who gains',
  'gains.known': '{count, plural, one {# known customer} other {# known customers}}',
  'gains.others': 'People the register doesn’t know',
  'points.more': '{count, plural, one {# more point} other {# more points}}',
  receipts: 'Receipts',
  cost: 'Would cost',
  'hours.title': 'Busiest hours',
  'hours.hour': 'Hour',
  'hours.most': 'Most such receipts: {hours}.',
  'hours.one': '{weekday}, {time} ({count})',
  'value.receipts': `${receipts}, {cost}`,
  'largest.title': 'Receipts that change most',
  'largest.amount': '{before} → {after}',
  'largest.same': '{amount} to be paid',
  'largest.earned': 'bonuses {before} → {after}',
};
