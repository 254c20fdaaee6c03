import { z } from 'zod';
import { Instant } from '../shared/dates.ts';
import { Id } from '../shared/ids.ts';
import { Kopiykas, KopiykasDifference, PositiveKopiykas } from '../shared/money-schema.ts';
import { ReceiptLoyalty } from '../shared/purchase-loyalty.ts';
import { ReceiptTax } from '../shared/tax-total.ts';

const FiscalNumber = z.string().describe('As the tax service gave it; unique within its register');

const ReceiptLine = z
  .strictObject({
    name: z.string(),
    article: z
      .string()
      .nullable()
      .describe('Code of the goods, as the merchant has it; null: a part of a sale'),
    quantity: z.int().min(1).describe('Thousandths of a unit: 1250 is 1.250 kg'),
    unit: z.string(),
    price: Kopiykas.describe('Of one unit'),
    letters: z
      .string()
      .describe(
        'Of its taxes, see `taxes`: one of VAT or none, and at most one of excise; a part that is paid back has all of the sale',
      ),
    amount: Kopiykas,
  })
  .meta({ id: 'ReceiptLine' });

const ReceiptCard = z
  .strictObject({
    acquirer: z.string().nullable().describe('The merchant’s bank'),
    terminal_number: z.string(),
    payment_system: z.string().nullable(),
    card_mask: z.string().nullable(),
    approval_number: z.string().nullable().describe('Authorisation of the bank'),
    rrn: z.string().nullable(),
  })
  .meta({ id: 'ReceiptCard' });

/** A fiscal receipt (form ФКЧ-1), of a sale or of a return. */
export const Receipt = z
  .strictObject({
    kind: z.enum(['sale', 'return']),
    fiscal_number: FiscalNumber,
    sale_fiscal_number: FiscalNumber.nullable().describe('Of the sale that it takes back; null for a sale'),
    refund_id: Id.nullable().describe('The refund that it is for; null for a sale'),
    company: z.string(),
    tax_number: z.string().describe('EDRPOU or RNOKPP: `ІД`'),
    vat_number: z.string().nullable().describe('Of a payer of VAT, 12 digits: `ПН`; null: pays none'),
    point: z
      .strictObject({ name: z.string(), address: z.string() })
      .nullable()
      .describe('Null: the terminal stood nowhere'),
    register_number: z
      .string()
      .regex(/^\d{10}$/)
      .describe('Fiscal number of the register: `ФН ПРРО`'),
    terminal: z.strictObject({
      id: Id,
      number: z.string(),
      name: z.string().describe('As it was called when the payment was made'),
    }),
    cashier: z
      .string()
      .nullable()
      .describe(
        'Who was signed in at the terminal, or paid back, by name; null: nobody, or the register of the point made it by itself',
      ),
    issued_at: Instant,
    lines: z.array(ReceiptLine).min(1).describe('Together `total_amount`'),
    total_amount: PositiveKopiykas,
    rounding_amount: KopiykasDifference.describe('What rounding adds or takes; 0 unless paid in cash'),
    amount: PositiveKopiykas.describe('To be paid, or paid back: total_amount + rounding_amount'),
    taxes: z.array(ReceiptTax).describe('Within `total_amount`, by letter'),
    loyalty: ReceiptLoyalty.nullable().describe(
      'Discounts and bonuses of the purchase, told beside the fiscal sums: lines have their prices after discounts. All 0: no discount held. Null: the terminal asked for none, or it is a return',
    ),
    payments: z
      .array(
        z.strictObject({
          form: z.enum(['ГОТІВКА', 'КАРТКА']).describe('By its standardised name'),
          amount: PositiveKopiykas,
          card: ReceiptCard.nullable().describe('Null for cash'),
        }),
      )
      .min(1)
      .describe('Together `amount`'),
    mode: z.enum(['online', 'offline']).describe('Whether the tax service was reached when it was made'),
    control_number: z.string().nullable().describe('Of a receipt that was made offline; null: online'),
    check_url: z.url().describe('Where the tax service shows it: the content of its QR code'),
  })
  .meta({ id: 'Receipt' });

/** The receipts of a payment. */
export const TransactionReceipts = z
  .strictObject({
    sale: Receipt.nullable().describe('Null: none was made, which for a paid payment is a gap'),
    returns: z.array(Receipt).describe('Of the refunds that have one, oldest first'),
    is_waiting: z
      .boolean()
      .describe('Whether the register of the point still has a receipt of the payment to make, or to send'),
  })
  .meta({ id: 'TransactionReceipts' });

export type TransactionReceiptsEntity = z.infer<typeof TransactionReceipts>;
export type ReceiptEntity = z.infer<typeof Receipt>;
export type ReceiptLineEntity = z.infer<typeof ReceiptLine>;
