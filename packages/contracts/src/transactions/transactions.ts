import { z } from 'zod';
import { anyOf } from '../shared/any-of.ts';
import { callbackDeliveryStates } from '../shared/callback-delivery-states.ts';
import { Day, Instant } from '../shared/dates.ts';
import { exportFormats } from '../shared/export-formats.ts';
import { Id, versionAndTimestamps } from '../shared/ids.ts';
import { Kopiykas, KopiykasSum, PositiveKopiykas } from '../shared/money-schema.ts';
import { MAX_EXACT_TOTAL } from '../shared/paging.ts';
import { pageOf, pagingQuery, sortBy } from '../shared/paging-schema.ts';
import { PersonReference } from '../shared/people.ts';
import { PurchaseLoyalty } from '../shared/purchase-loyalty.ts';
import { searchText, urlPart } from '../shared/text.ts';
import { Reversal } from './reversals.ts';
import { paymentForms, transactionStates } from './transaction-status.ts';

/** The terminal of a payment or encashment, with its current name. */
export const TerminalOfPayment = z.strictObject({
  id: Id,
  number: z.string().describe('`S1` and six digits'),
  name: z.string(),
});

const PaymentForm = z
  .enum(paymentForms)
  .describe('`wallet`: a phone or a watch in place of a card (Apple Pay, Google Pay)');
const Status = z.enum(transactionStates).describe('Its steps: `x-state-machines`');

/** A payment (spec §3 "Transaction"). */
const transaction = {
  id: Id,
  order_id: z.string().describe('Order ID: names the payment to the merchant; unique within the merchant'),
  terminal: TerminalOfPayment,
  device_name: z.string().describe('The name of the terminal when the payment was made'),
  point: z
    .strictObject({ id: Id, name: z.string(), city: z.string() })
    .nullable()
    .describe('Where the terminal stood when the payment was made'),
  company: z.string().describe('Whom the money was paid to, as the receipt says'),
  cashier: PersonReference.nullable().describe(
    'Who was signed in at the terminal then, by the current name; null: nobody, as at kiosks and online',
  ),
  date: Day.describe('The business day that it belongs to: the day in Kyiv on which it was begun'),
  started_at: Instant.describe('When the terminal began it'),
  ended_at: Instant.nullable().describe(
    'When it was decided: approved, declined or expired; null: it is not yet',
  ),
  amount: Kopiykas,
  payment_form: PaymentForm,
  status: Status,
  bank: z.string().nullable().describe('The bank that issued the card; null for cash'),
  card_mask: z
    .string()
    .regex(/^\d{6}\*{6}\d{4}$/)
    .nullable()
    .describe('`444455******1111`: a whole card number is kept nowhere'),
  rrn: z
    .string()
    .regex(/^\d{12}$/)
    .nullable()
    .describe('Retrieval reference number: 12 digits; null for cash, or when no bank was reached'),
  response_code: z
    .string()
    .regex(/^[0-9A-Z]{2}$/)
    .nullable()
    .describe('What the bank answered, ISO 8583 field 39; null for cash, or while it has not answered'),
  response: z.string().nullable().describe('The meaning of `response_code`, in the language of `lng`'),
  response_advice: z
    .string()
    .nullable()
    .describe(
      'What to do next, in the language of `lng`: `x-response-codes`; null for a code that is not there',
    ),
  paid_at: Instant.nullable().describe('Payment time: when it was approved; null: it was not'),
  refunded: z.boolean().describe('Whether any of it was paid back'),
  refund_amount: Kopiykas.describe('Paid back so far'),
  refunded_at: Instant.nullable().describe('When it was last paid back; null: never'),
  fiscal_number: z.string().nullable().describe('Fiscal number of the receipt; null: none was made'),
  ...versionAndTimestamps,
};

export const Transaction = z.strictObject(transaction).meta({ id: 'Transaction' });

const Refund = z.strictObject({
  id: Id,
  amount: PositiveKopiykas,
  at: Instant,
  by: PersonReference.nullable().describe(
    'Who paid it back, by the name of that moment; null: the terminal or the bank did',
  ),
});

/** A payment to look at. */
export const TransactionDetails = z
  .strictObject({
    ...transaction,
    left_amount: Kopiykas.describe('What can still be paid back; 0 while a reversal is open'),
    refunds: z
      .array(Refund)
      .describe(
        'What was paid back, oldest first; together `refund_amount`. Each has the id of its reversal',
      ),
    callbacks: z
      .array(
        z.strictObject({
          id: Id,
          status: z.enum(transactionStates).describe('What it told of'),
          state: z.enum(callbackDeliveryStates),
          attempts: z.int().min(0),
          at: Instant.describe('When it was delivered, or last changed'),
        }),
      )
      .describe("What the merchant's own server was told, oldest first; see `listCallbackDeliveries`"),
    reversals: z.array(Reversal).describe('What was asked to be paid back, oldest first, also in vain'),
    loyalty: PurchaseLoyalty.nullable().describe('Null: the terminal asked for no discounts'),
  })
  .meta({ id: 'TransactionDetails' });

export const TransactionPage = pageOf(Transaction).meta({ id: 'TransactionPage' });

const filters = {
  q: urlPart(50)
    .optional()
    .describe(
      'One of them as a whole: RRN, order id, fiscal number, number of the terminal, or the last four digits of the card. A whole card number is refused (rule `card_number`): never send one',
    ),
  terminal_id: anyOf(Id).optional(),
  point_id: anyOf(Id).optional().describe('Where the terminal stood when the payment was made'),
  cashier_id: anyOf(Id).optional().describe('Who was signed in at the terminal then'),
  status: anyOf(z.enum(transactionStates)).optional(),
  payment_form: anyOf(z.enum(paymentForms)).optional(),
  bank: anyOf(searchText)
    .optional()
    .describe('As `bank` has it, see listTransactionBanks; one with a comma cannot be asked for'),
  company: anyOf(searchText)
    .optional()
    .describe('As `company` has it, see listTransactionCompanies; one with a comma cannot be asked for'),
  card_mask: urlPart(50)
    .regex(/^(?:[0-9]{6}|[0-9]{4}|[0-9]{6}[*]{6}[0-9]{4})$/, 'card_mask_format')
    .optional()
    .describe(
      'What is shown of the card: the first six digits, the last four, or the whole mask, `444455******1111`. A whole card number is refused (rule `card_number`): never send one',
    ),
  response_code: anyOf(z.string().regex(/^[0-9A-Z]{2}$/)).optional(),
  amount_from: Kopiykas.optional().describe('So much or more'),
  amount_to: Kopiykas.optional().describe('So much or less'),
  refunded: z.enum(['true', 'false']).optional().describe('Whether any of it was paid back'),
  refund_amount_from: Kopiykas.optional().describe('Paid back so far: so much or more'),
  refund_amount_to: Kopiykas.optional().describe('Paid back so far: so much or less'),
  has_receipt: z.enum(['true', 'false']).optional().describe('Whether it has a fiscal number'),
  date_from: Day.optional().describe('First business day'),
  date_to: Day.optional().describe('Last business day'),
  started_from: Instant.optional().describe('Begun at this instant or later'),
  started_before: Instant.optional().describe('Begun before this instant'),
  paid_from: Day.optional().describe('Approved on this day in Kyiv or later'),
  paid_to: Day.optional().describe('Approved on this day in Kyiv or earlier; what never was is left out'),
  refunded_from: Day.optional().describe('Last paid back on this day in Kyiv or later'),
  refunded_to: Day.optional().describe(
    'Last paid back on this day in Kyiv or earlier; what never was is left out',
  ),
};

const sort = sortBy(['started_at', 'amount']).describe('Default: -started_at');

export const TransactionQuery = z.strictObject({ ...pagingQuery, sort, ...filters });
export const TransactionTotalsQuery = z.strictObject(filters);
export const TransactionExportQuery = z.strictObject({ format: z.enum(exportFormats), sort, ...filters });

const count = z.int().min(0).max(MAX_EXACT_TOTAL);

/** What the payments of a filter come to. */
export const TransactionTotals = z
  .strictObject({
    count: count.describe(`Exact up to ${MAX_EXACT_TOTAL}`),
    count_capped: z.boolean().describe('True when there are more than `count` says'),
    sums: z
      .strictObject({
        paid_count: count.describe('Those that were approved, also when paid back later'),
        amount: KopiykasSum.describe('Of those that were approved'),
        refund_amount: KopiykasSum.describe('Paid back of them so far'),
        net_amount: KopiykasSum.describe('amount − refund_amount'),
        by_status: z
          .array(z.strictObject({ status: Status, count, amount: KopiykasSum }))
          .describe('The states that occur, in the order of their enumeration'),
      })
      .nullable()
      .describe('null when `count_capped`: narrow the filter, or add up the export'),
  })
  .meta({ id: 'TransactionTotals' });

export const TransactionBanks = z
  .strictObject({ items: z.array(z.strictObject({ bank: z.string() })) })
  .meta({ id: 'TransactionBanks' });

export const TransactionCompanies = z
  .strictObject({ items: z.array(z.strictObject({ company: z.string() })) })
  .meta({ id: 'TransactionCompanies' });

export type TransactionDetailsEntity = z.infer<typeof TransactionDetails>;
export type TransactionEntity = z.infer<typeof Transaction>;
export type TransactionTotalsEntity = z.infer<typeof TransactionTotals>;
