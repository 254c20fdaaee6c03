/** What discounts did to a purchase, as payments and receipts tell it. Nobody learns from it who the customer is, nor what else they buy. */
import { z } from 'zod';
import { Instant } from './dates.ts';
import { exampleIds } from './example-ids.ts';
import { Id } from './ids.ts';
import { KopiykasSum } from './money-schema.ts';

/** What moved bonuses of a purchase: `given_back` to the customer, or `taken_back` from them, by a refund. */
export const purchaseBonusMoves = ['spent', 'earned', 'given_back', 'taken_back'] as const;

const sums = {
  discount: KopiykasSum.describe('Taken off prices'),
  spent: KopiykasSum.describe('Paid with bonuses'),
  earned: KopiykasSum.describe('Bonuses that the customer got when it was paid'),
};

/** Of a payment whose terminal has committed a quote (`commitLoyalty`). */
export const PurchaseLoyalty = z
  .strictObject({
    before: KopiykasSum.describe('What it cost without discounts: amount + discount + spent'),
    ...sums,
    discounts: z
      .array(z.strictObject({ id: Id, name: z.string().describe('As it was called then'), ...sums }))
      .describe('Those that gave something, or by which bonuses were spent'),
    bonuses: z
      .array(z.strictObject({ kind: z.enum(purchaseBonusMoves), amount: KopiykasSum, at: Instant }))
      .describe(
        'What it and its refunds did with the customer’s bonuses, oldest first; without what came back after its last day',
      ),
  })
  .meta({ id: 'PurchaseLoyalty' });

/** The same on a receipt. */
export const ReceiptLoyalty = z.strictObject(sums).meta({ id: 'ReceiptLoyalty' });

export type PurchaseLoyaltyEntity = z.infer<typeof PurchaseLoyalty>;

const exampleSums = { discount: 3_500, spent: 500, earned: 0 };

export const examplePurchaseLoyalty: PurchaseLoyaltyEntity = {
  ...{ before: 39_000, ...exampleSums },
  discounts: [{ id: exampleIds.discount, name: 'Чай і кава зранку', ...exampleSums }],
  bonuses: [{ kind: 'spent', amount: 500, at: '2026-11-20T05:47:40.000Z' }],
};
