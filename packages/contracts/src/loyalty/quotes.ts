/** What a terminal asks before a purchase is paid, and what it is told. */
import { z } from 'zod';
import { containsCardNumber } from '../shared/card-numbers.ts';
import { Instant } from '../shared/dates.ts';
import { Id } from '../shared/ids.ts';
import { Kopiykas, KopiykasSum, MAX_KOPIYKAS } from '../shared/money-schema.ts';
import { Phone } from '../shared/phone-schema.ts';
import { identifier } from '../shared/text.ts';
import { commitStates, MAX_QUOTED_LINES, MAX_QUOTED_QUANTITY } from './bonus-values.ts';
import { CustomerNumber } from './customers.ts';
import { ruleReasons } from './engine-values.ts';

const CardToken = z
  .string()
  .regex(/^[!-~]{16,128}$/, 'invalid')
  .refine((token) => !containsCardNumber(token), 'invalid')
  .describe('What the acquirer calls the card: the same each time, and never its number');

/** How the customer is known. */
const QuotedCustomer = z
  .discriminatedUnion('by', [
    z.strictObject({ by: z.literal('phone'), phone: Phone }),
    z.strictObject({ by: z.literal('card'), card_token: CardToken }),
    z.strictObject({ by: z.literal('number'), number: CustomerNumber }),
  ])
  .meta({ id: 'QuotedCustomer' });

const QuotedLine = z
  .strictObject({
    article: identifier(40)
      .nullable()
      .describe(
        'Code of the product. Null, or one that is not on sale: only discounts on all goods hold for it',
      ),
    quantity: z.int().min(1).max(MAX_QUOTED_QUANTITY).describe('Thousandths of a unit: 1250 is 1.250 kg'),
    amount: Kopiykas.describe('What it costs without discounts'),
  })
  .meta({ id: 'QuotedLine' });

/** A receipt before it is paid. */
export const QuoteInput = z
  .strictObject({
    lines: z
      .array(QuotedLine)
      .min(1)
      .max(MAX_QUOTED_LINES)
      .refine((lines) => lines.reduce((sum, { amount }) => sum + amount, 0) <= MAX_KOPIYKAS, {
        error: 'too_big',
        params: { max: MAX_KOPIYKAS },
      })
      .describe('Together they cost no more than a single amount may be (rule too_big)'),
    customer: QuotedCustomer.nullable().describe('Null: nobody said who they are'),
    has_consent: z
      .boolean()
      .describe(
        'That the customer agrees to be known from now on: an unknown phone or card becomes one when the quote is committed',
      ),
    spend: Kopiykas.describe('Bonuses that the customer wishes to spend; as many as the discounts allow are'),
  })
  .meta({ id: 'QuoteInput' });

const balance = {
  number: CustomerNumber.nullable().describe('Null: becomes a customer when the quote is committed'),
  available: Kopiykas,
  waiting: Kopiykas,
};
const sums = {
  before: KopiykasSum.describe('What it costs without discounts'),
  discount: KopiykasSum,
  spent: KopiykasSum.describe('Paid with bonuses'),
  amount: KopiykasSum.describe('To be paid: before − discount − spent'),
  earned: KopiykasSum.describe('Bonuses that it gives once it is paid'),
};

const QuotedLinePrice = z
  .strictObject({ before: Kopiykas, discount: Kopiykas, spent: Kopiykas, amount: Kopiykas })
  .meta({ id: 'QuotedLinePrice' });

const QuotedRule = z
  .strictObject({
    discount_id: Id,
    name: z.string(),
    reason: z.enum(ruleReasons).describe('`applied`, or the first reason why it gave nothing'),
    discount: KopiykasSum,
    earned: KopiykasSum,
    spent: KopiykasSum,
    missing: z
      .int()
      .nullable()
      .describe('Of every N-th: how many receipts or pieces are missing to the next one'),
  })
  .meta({ id: 'QuotedRule' });

/** What a receipt costs, and why. */
export const LoyaltyQuote = z
  .strictObject({
    id: Id,
    holds_until: Instant.describe('Until before then it can be committed'),
    customer: z
      .strictObject(balance)
      .nullable()
      .describe('What they have before this purchase. Null: nobody is known, whatever was sent'),
    ...sums,
    lines: z.array(QuotedLinePrice).describe('In the order in which they were sent'),
    rules: z.array(QuotedRule).describe('Each discount that is on, the oldest first'),
  })
  .meta({ id: 'LoyaltyQuote' });

export type LoyaltyQuoteEntity = z.infer<typeof LoyaltyQuote>;
export type QuoteFields = z.infer<typeof QuoteInput>;

export const CommitInput = z.strictObject({ quote_id: Id }).meta({ id: 'CommitInput' });
export const ReleaseInput = z.strictObject({ commit_id: Id }).meta({ id: 'ReleaseInput' });

/** A quote that is charged. */
export const LoyaltyCommit = z
  .strictObject({
    id: Id,
    quote_id: Id,
    state: z.enum(commitStates).describe('`paid` at once where `amount` is 0'),
    customer: z
      .strictObject({ ...balance, number: CustomerNumber })
      .nullable()
      .describe('What they have now'),
    ...sums,
    created_at: Instant,
  })
  .meta({ id: 'LoyaltyCommit' });

export type LoyaltyCommitEntity = z.infer<typeof LoyaltyCommit>;
