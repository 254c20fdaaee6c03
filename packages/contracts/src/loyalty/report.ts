/** What discounts gave and brought. */
import { z } from 'zod';
import { Day } from '../shared/dates.ts';
import { exampleIds } from '../shared/example-ids.ts';
import { Id, NamedReference } from '../shared/ids.ts';
import { KopiykasSum } from '../shared/money-schema.ts';
import { examplePerson, PersonReference } from '../shared/people.ts';
import { reportPeriod, withReportPeriod } from '../shared/report-period.ts';
import { CustomerNumber } from './customers.ts';
import { MAX_ODD_USES, OFTEN_A_DAY, OFTEN_AT_CASHIER } from './report-values.ts';

const count = z.int().min(0);

export const LoyaltyReportQuery = withReportPeriod(
  z.strictObject({
    ...reportPeriod,
    discount_id: Id.optional().describe('Of it alone: purchases, days, and what is odd'),
  }),
);

const sums = {
  receipts: count.describe('Purchases that were paid, and had something of it, also when paid back later'),
  amount: KopiykasSum.describe('What was paid for them: what it brought'),
  refund_amount: KopiykasSum.describe('Paid back of them by now, whenever that was'),
  discount_amount: KopiykasSum.describe('Taken off prices'),
  earned: KopiykasSum.describe('Bonuses that were given, as many as each purchase promised'),
  spent: KopiykasSum.describe('Paid with bonuses'),
};
const customers = count.describe('Known customers among them');

const oddCustomer = z
  .strictObject({ id: Id, number: CustomerNumber })
  .nullable()
  .describe('Null for who does not have `customers_manage`');
const oddReceipts = {
  receipts: count.describe('With discounts or bonuses'),
  given: KopiykasSum.describe('Taken off their prices and given as bonuses'),
  spent: KopiykasSum.describe('Paid with bonuses'),
};

/** A use of discounts that somebody should look at; most have good reasons. */
const OddUse = z
  .discriminatedUnion('kind', [
    z
      .strictObject({
        kind: z.literal('often'),
        date: Day.describe('That with most of them'),
        days: z.int().min(1).describe('Days of the period with so many'),
        customer: oddCustomer,
        ...oddReceipts,
      })
      .describe(`A customer with ${OFTEN_A_DAY} purchases or more on a day; the sums are of that day`),
    z
      .strictObject({
        kind: z.literal('one_cashier'),
        cashier: PersonReference,
        customer: oddCustomer,
        ...oddReceipts,
        of_receipts: count.describe(
          'All of known customers, with discounts or bonuses, while that cashier was signed in',
        ),
      })
      .describe(
        `A customer with ${OFTEN_AT_CASHIER} purchases or more of the period at one cashier: at least half of those that known customers made there. Purchases that cost nothing have no payment, and so no cashier`,
      ),
  ])
  .meta({ id: 'OddUse' });

/** Sums by several divisions; a purchase with two discounts is in each of them, and once in the totals and days. */
export const LoyaltyReport = z
  .strictObject({
    date_from: Day,
    date_to: Day,
    totals: z.strictObject({ ...sums, customers }),
    by_day: z
      .array(z.strictObject({ date: Day, ...sums }))
      .describe('Every day of the period, also without purchases, by when they were committed'),
    by_discount: z
      .array(z.strictObject({ discount: NamedReference, ...sums, customers }))
      .describe('Those that gave something, or by which bonuses were spent; most given first'),
    odd_use: z
      .array(OddUse)
      .max(MAX_ODD_USES)
      .describe('Most purchases first, as many of either kind as there is room for'),
  })
  .meta({ id: 'LoyaltyReport' });

export type LoyaltyReportEntity = z.infer<typeof LoyaltyReport>;
export type OddUseEntity = LoyaltyReportEntity['odd_use'][number];

const none = { receipts: 0, amount: 0, refund_amount: 0, discount_amount: 0, earned: 0, spent: 0 };
const some = {
  receipts: 12,
  amount: 148_500,
  refund_amount: 0,
  discount_amount: 16_500,
  earned: 4_200,
  spent: 2_500,
};
const customer = { id: exampleIds.customer, number: '4820010017' };

export const exampleLoyaltyReport: LoyaltyReportEntity = {
  ...{ date_from: '2026-11-18', date_to: '2026-11-19' },
  totals: { ...some, customers: 2 },
  by_day: [
    { date: '2026-11-18', ...some },
    { date: '2026-11-19', ...none },
  ],
  by_discount: [{ discount: { id: exampleIds.discount, name: 'Чай і кава зранку' }, ...some, customers: 2 }],
  odd_use: [
    { kind: 'often', date: '2026-11-18', days: 1, customer, receipts: 9, given: 12_000, spent: 500 },
    {
      kind: 'one_cashier',
      cashier: examplePerson,
      customer,
      receipts: 11,
      given: 15_000,
      spent: 900,
      of_receipts: 12,
    },
  ],
};
