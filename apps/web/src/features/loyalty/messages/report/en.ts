import type { Messages } from '#shared/i18n/messages.ts';
import type { uk } from './uk.ts';

const purchases = '{count, plural, one {# purchase} other {# purchases}}';
const ofCashier =
  'Of {count, plural, one {# purchase} other {# purchases}} by known customers {which} served by {cashier}, {receipts} were made by';

export const en: Messages<keyof typeof uk> = {
  title: 'Report on discounts',
  failed: 'The report couldn’t be loaded',
  loading: 'Loading the report…',
  discount: 'Discount',
  all: 'All discounts',
  open: 'Open the discount',
  assumed:
    'Of paid purchases in which a register applied a discount or bonuses, by the day on which it did. What was refunded later isn’t deducted.',

  receipts: 'Purchases',
  discount_amount: 'Taken off prices',
  earned: 'Bonuses earned',
  spent: 'Paid with bonuses',
  amount: 'Sold for',
  customers: 'Known customers',
  'figures.customers': '{count, plural, one {# known customer} other {# known customers}}',
  'figures.refunded': '{amount} of it refunded',
  'figures.perHryvnia':
    'Each hryvnia of discounts and earned bonuses goes with {amount} of sales. Some of that would have been bought without discounts, too.',

  'days.title': 'Given to customers',
  'days.value': `{given}, ${purchases}`,

  'discounts.title': 'By discount',
  'discounts.several':
    'A purchase with several discounts counts in each of them, and once in the row “Total”.',
  'discounts.severalPhone': 'A purchase with several discounts counts in each of them.',

  'odd.title': 'Worth checking',
  'odd.ofAny': 'with discounts or bonuses',
  'odd.ofOne': 'with this discount',
  'odd.given': '{amount} given in discounts and bonuses',
  'odd.spent': '{amount} paid with bonuses',
  'odd.about': 'This is only a reason to look closer: most often there is a simple explanation.',
  'odd.often': `On {day} customer {number} made ${purchases} {which}: {sums}.`,
  'odd.oftenSomebody': `On {day} one customer made ${purchases} {which}: {sums}.`,
  'odd.days': 'It was so on {count, plural, one {# day} other {# days}} of the period.',
  'odd.oftenWhy':
    'People buy for a whole company like this, or split a receipt. But it may be that several people use one number.',
  'odd.oneCashier': `${ofCashier} customer {number}: {sums}.`,
  'odd.oneCashierSomebody': `${ofCashier} one customer: {sums}.`,
  'odd.oneCashierWhy':
    'It happens when one regular comes to the point every day. But it may be that the same number is entered at the register instead of others.',
  'odd.customer': 'Customer {number}',
  'odd.payments': 'Payments at {cashier}',
  'odd.none': 'There is nothing unusual.',
  'odd.rule':
    'Customers appear here who made {often} or more purchases {which} on a day, and those who made {atCashier} or more purchases {which} in the period at one cashier: at least half of such purchases by known customers there. Purchases that cost nothing, and those at registers where nobody signs in, name no cashier, so the second check leaves them out.',
  'odd.most': 'The largest cases are shown, {count} at most.',

  'empty.title': 'There are no purchases with discounts or bonuses',
  'empty.text':
    'No paid purchase got a discount or bonuses on these days. That happens when no discount was on, or when registers don’t ask for discounts before the payment.',
  'empty.one':
    'The discount gave nothing on these days: it wasn’t on, no purchase met its terms, or another discount was larger.',
};
