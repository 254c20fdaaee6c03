/** What documents for the tax service consist of, as they are written and as they are read. */
import type { TaxKind } from '@kasa/contracts/shared/tax-rates';
import type { ReceiptContent } from '../../db/receipt-content.ts';
import { escapeXml } from './windows-1251.ts';

/** Without content it is left out. */
export type Element = readonly [name: string, content: string | number | null | readonly Element[]];

/** What a document says, by the names of its elements: `UID`, `CHECKPAY.1.SUM`, `ZREPREALIZ.TAXES.2.LETTER`. */
export interface ReadDocument {
  readonly root: string;
  readonly fields: ReadonlyMap<string, string>;
}

export type PaymentForm = ReceiptContent['payments'][number]['form'];

/** By their codes in documents: each stands at its own. */
export const PAYMENT_FORMS = ['ГОТІВКА', 'КАРТКА'] as const satisfies readonly PaymentForm[];
export const TAX_TYPES = ['vat', 'excise', 'none'] as const satisfies readonly TaxKind[];

/** A list of rows, numbered from 1; an empty one is left out. */
export const rows = (name: string, list: readonly (readonly Element[])[]): Element => [
  name,
  list.length === 0 ? null : list.map((row, n) => [`ROW ROWNUM="${n + 1}"`, row]),
];

/** Digits of a whole number, the last ones behind a point: 1050 is `10.50` of two. */
export function decimal(whole: number, places: number): string {
  const digits = String(Math.abs(whole)).padStart(places + 1, '0');
  return `${whole < 0 ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

export const hryvnias = (kopiykas: number) => decimal(kopiykas, 2);

/** The XML of an element. */
export function write([name, content]: Element): string {
  if (content === null || content === '') return '';
  const inner = typeof content === 'object' ? content.map(write).join('') : escapeXml(String(content));
  return `<${name}>${inner}</${name.replace(/ .*/, '')}>`;
}
