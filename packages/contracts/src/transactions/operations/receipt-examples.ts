import type { z } from 'zod';
import type { Receipt } from '../receipts.ts';
import { exampleTransaction } from './examples.ts';

/** The receipt of `exampleTransaction`. */
export const exampleReceipt: z.input<typeof Receipt> = {
  kind: 'sale',
  fiscal_number: '3184710691',
  sale_fiscal_number: null,
  refund_id: null,
  company: 'ТОВ «Затишок»',
  tax_number: '32855961',
  vat_number: '328559613013',
  point: { name: 'Затишок на Городоцькій', address: 'Львів, вул. Городоцька, 82' },
  register_number: '4000123456',
  terminal: exampleTransaction.terminal,
  cashier: null,
  issued_at: '2026-11-20T05:48:21.000Z',
  lines: [
    {
      name: 'Кава зернова',
      article: '100204',
      quantity: 500,
      unit: 'кг',
      price: 44_800,
      letters: 'Г',
      amount: 22_400,
    },
    {
      name: 'Пиво світле, 0,5 л',
      article: '100311',
      quantity: 2_000,
      unit: 'шт',
      price: 6_300,
      letters: 'ГД',
      amount: 12_600,
    },
  ],
  total_amount: 35_000,
  rounding_amount: 0,
  amount: 35_000,
  taxes: [
    { letter: 'Г', kind: 'vat', rate: 2_000, base: 34_400, amount: 5_733 },
    { letter: 'Д', kind: 'excise', rate: 500, base: 12_600, amount: 600 },
  ],
  loyalty: null,
  payments: [
    {
      form: 'КАРТКА',
      amount: 35_000,
      card: {
        acquirer: 'ПриватБанк',
        terminal_number: 'S1100301',
        payment_system: 'VISA',
        card_mask: '414949******1234',
        approval_number: '417204',
        rrn: '632405000417',
      },
    },
  ],
  mode: 'online',
  control_number: null,
  check_url:
    'https://cabinet.tax.gov.ua/cashregs/check?id=3184710691&date=20261120&time=07:48:21&fn=4000123456&sm=350.00',
};
