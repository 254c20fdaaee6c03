/** Placeholders of a callback (spec §3 "Callback", §7), in `post_json` inside or outside of JSON strings. */
import type { Language } from '../shared/codes.ts';

/** A placeholder: its label, and its value in a preview. */
interface Placeholder extends Readonly<Record<Language, string>> {
  readonly sample: string;
}

export const callbackPlaceholders = {
  order_id: { uk: 'Номер замовлення', en: 'Order ID', sample: 'A-2026-000481' },
  terminal_number: { uk: 'Номер термінала', en: 'Terminal number', sample: 'S1100101' },
  terminal_name: { uk: 'Назва термінала', en: 'Terminal name', sample: 'Каса 1' },
  point_name: { uk: 'Точка', en: 'Point', sample: 'Затишок на Городоцькій' },
  status: { uk: 'Статус транзакції', en: 'Transaction status', sample: 'approved' },
  amount: { uk: 'Сума, грн', en: 'Amount, UAH', sample: '245.50' },
  amount_kopiykas: { uk: 'Сума, коп.', en: 'Amount, kopiykas', sample: '24550' },
  refund_amount: { uk: 'Повернуто, грн', en: 'Refunded, UAH', sample: '0.00' },
  refund_amount_kopiykas: { uk: 'Повернуто, коп.', en: 'Refunded, kopiykas', sample: '0' },
  currency: { uk: 'Валюта', en: 'Currency', sample: 'UAH' },
  payment_form: { uk: 'Форма оплати', en: 'Payment method', sample: 'card' },
  card_mask: { uk: 'Маска картки', en: 'Card mask', sample: '444455******1111' },
  bank: { uk: 'Банк', en: 'Bank', sample: 'ПриватБанк' },
  rrn: { uk: 'RRN', en: 'RRN', sample: '632409000481' },
  response_code: { uk: 'Код відповіді', en: 'Response code', sample: '00' },
  fiscal_number: { uk: 'Фіскальний номер чека', en: 'Fiscal number', sample: '1824506731' },
  paid_at: { uk: 'Час оплати (UTC)', en: 'Time of payment (UTC)', sample: '2026-11-20T08:14:05.000Z' },
  event_id: { uk: 'Ідентифікатор події', en: 'Event ID', sample: '01912d50-3c00-7000-8000-0000000000e1' },
  sent_at: { uk: 'Час надсилання (UTC)', en: 'Time of sending (UTC)', sample: '2026-11-20T08:14:06.000Z' },
  attempt: { uk: 'Номер спроби', en: 'Attempt', sample: '1' },
  signature: { uk: 'Підпис', en: 'Signature', sample: '' },
} as const satisfies Record<string, Placeholder>;

export type CallbackPlaceholder = keyof typeof callbackPlaceholders;

/** Placeholders allowed in headers, GET parameters and the body. */
export const callbackPlaceholderNames = Object.keys(callbackPlaceholders) as CallbackPlaceholder[];
/** Placeholders allowed in the signature template: all but the signature itself. */
export const signaturePlaceholderNames = callbackPlaceholderNames.filter((name) => name !== 'signature');

/** Those whose value is a number for any payment; any other may be empty, or begin with a zero. */
export const numberPlaceholders: ReadonlySet<string> = new Set<CallbackPlaceholder>([
  ...(['amount', 'amount_kopiykas', 'refund_amount', 'refund_amount_kopiykas', 'attempt'] as const),
]);

export type CallbackValues = Readonly<Record<Exclude<CallbackPlaceholder, 'signature'>, string>>;

export function sampleCallbackValues(): CallbackValues {
  const samples = signaturePlaceholderNames.map((name) => [name, callbackPlaceholders[name].sample]);
  return Object.fromEntries(samples) as CallbackValues;
}

/** Values of a test: the sample payment with an order number that no shop uses. */
export function testCallbackValues(): CallbackValues {
  const values = sampleCallbackValues();
  return { ...values, order_id: `TEST-${values.order_id}` };
}
