import { z } from 'zod';
import { anyOf } from '../shared/any-of.ts';
import { Day, Instant } from '../shared/dates.ts';
import { Id, versionAndTimestamps } from '../shared/ids.ts';
import { Kopiykas } from '../shared/money-schema.ts';
import { pageOf, pagingQuery, sortBy } from '../shared/paging-schema.ts';
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
export const Transaction = z
  .strictObject({
    id: Id,
    order_id: z.string().describe('Order ID: names the payment to the merchant; unique within the merchant'),
    terminal: TerminalOfPayment,
    device_name: z.string().describe('The name of the terminal when the payment was made'),
    point: z
      .strictObject({ id: Id, name: z.string(), city: z.string() })
      .nullable()
      .describe('Where the terminal stood when the payment was made'),
    company: z.string().describe('Whom the money was paid to, as the receipt says'),
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
    paid_at: Instant.nullable().describe('Payment time: when it was approved; null: it was not'),
    refunded: z.boolean().describe('Whether any of it was paid back'),
    refund_amount: Kopiykas.describe('Paid back so far'),
    refunded_at: Instant.nullable().describe('When it was last paid back; null: never'),
    fiscal_number: z.string().nullable().describe('Fiscal number of the receipt; null: none was made'),
    ...versionAndTimestamps,
  })
  .meta({ id: 'Transaction' });

export const TransactionPage = pageOf(Transaction).meta({ id: 'TransactionPage' });

export const TransactionQuery = z.strictObject({
  ...pagingQuery,
  sort: sortBy(['started_at']).describe('Default: -started_at'),
  terminal_id: anyOf(Id).optional(),
  point_id: anyOf(Id).optional().describe('Where the terminal stood when the payment was made'),
  status: anyOf(z.enum(transactionStates)).optional(),
  payment_form: anyOf(z.enum(paymentForms)).optional(),
  date_from: Day.optional().describe('First business day'),
  date_to: Day.optional().describe('Last business day'),
});

export type TransactionEntity = z.infer<typeof Transaction>;
