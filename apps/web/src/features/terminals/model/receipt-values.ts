import { receiptPlaceholders } from '@kasa/contracts/terminals/receipt-template';

type ReceiptValues = Readonly<Record<keyof typeof receiptPlaceholders, string>>;

export interface ReceiptTerminal {
  /** Undefined: assigned on creation. */
  readonly number: string | undefined;
  /** Null: not installed. */
  readonly point: { readonly name: string; readonly city: string; readonly address: string } | null;
  /** Empty: none. */
  readonly website: string;
}

const samples = Object.fromEntries(
  Object.entries(receiptPlaceholders).map(([name, { sample }]) => [name, sample]),
) as ReceiptValues;

/**
 * Placeholder values for a sample payment; sample data also for the terminal if there is none (a template). Missing
 * values are empty, as on a real receipt.
 */
export function receiptValues(merchant: string | undefined, terminal: ReceiptTerminal | null): ReceiptValues {
  const ofMerchant = { ...samples, merchant_name: merchant ?? samples.merchant_name };
  if (terminal === null) return ofMerchant;
  const { number, point, website } = terminal;
  return {
    ...ofMerchant,
    terminal_number: number ?? samples.terminal_number,
    point_name: point?.name ?? '',
    point_address: point ? `${point.city}, ${point.address}` : '',
    website,
  };
}
