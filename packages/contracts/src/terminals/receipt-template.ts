/** Placeholders of the lines that a merchant adds to its receipts (spec §3 "receipt template"). */
import type { Language } from '../shared/codes.ts';

/** By name, in display order; `sample` is shown in a preview. */
export const receiptPlaceholders = {
  merchant_name: { uk: 'Назва компанії', en: 'Company', sample: 'ТОВ «Затишок»' },
  point_name: { uk: 'Точка', en: 'Point', sample: 'Затишок на Городоцькій' },
  point_address: { uk: 'Адреса точки', en: 'Point address', sample: 'м. Львів, вул. Городоцька, 82' },
  terminal_number: { uk: 'Номер термінала', en: 'Terminal number', sample: 'S1100101' },
  order_id: { uk: 'Номер замовлення', en: 'Order ID', sample: 'A-2026-000481' },
  amount: { uk: 'Сума, грн', en: 'Amount, UAH', sample: '245,50' },
  card_mask: { uk: 'Маска картки', en: 'Card mask', sample: '444455******1111' },
  rrn: { uk: 'RRN', en: 'RRN', sample: '632409000481' },
  paid_at: { uk: 'Час оплати', en: 'Time of payment', sample: '20.11.2026 10:14' },
  website: { uk: 'Сайт', en: 'Website', sample: 'https://zatyshok.example.com' },
} as const satisfies Record<string, Readonly<Record<Language, string>> & { sample: string }>;

export const receiptPlaceholderNames = Object.keys(
  receiptPlaceholders,
) as (keyof typeof receiptPlaceholders)[];
/** Characters per line of an 80 mm receipt. */
export const RECEIPT_COLUMNS = 42;
