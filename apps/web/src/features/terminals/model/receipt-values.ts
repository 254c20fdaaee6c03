import { receiptPlaceholders } from '@kasa/contracts/terminals/receipt-template';

/** What stands on a receipt, by placeholder. */
type ReceiptValues = Readonly<Record<keyof typeof receiptPlaceholders, string>>;

/** The terminal of a receipt, as it is being edited. */
export interface ReceiptTerminal {
  /** Undefined: it gets one when it is made. */
  readonly number: string | undefined;
  /** Null: it stands nowhere yet. */
  readonly point: { readonly name: string; readonly city: string; readonly address: string } | null;
  /** Empty: it has none. */
  readonly website: string;
}

const samples = Object.fromEntries(
  Object.entries(receiptPlaceholders).map(([name, { sample }]) => [name, sample]),
) as ReceiptValues;

/**
 * What the receipt of a sample payment says. The payment is made up, and the terminal, too, where there is none (null):
 * on a template. What a terminal does not have is empty, as on paper.
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
