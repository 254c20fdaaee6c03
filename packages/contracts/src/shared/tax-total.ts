import { z } from 'zod';
import { Kopiykas } from './money-schema.ts';
import { taxKinds } from './tax-rates.ts';

/** What receipts say of one letter of a company's taxes. */
export const ReceiptTax = z
  .strictObject({
    letter: z.string(),
    kind: z.enum(taxKinds).describe('`none`: no tax is owed'),
    rate: z.int().min(0).describe('Basis points: 2000 is 20 %'),
    base: Kopiykas.describe('What the rate was taken of, tax included; for VAT without the excise'),
    amount: Kopiykas.describe('Of each receipt as a whole, rounded once'),
  })
  .meta({ id: 'ReceiptTax' });
