/** What documents for the tax service say of receipts, each by itself and together in a Z report. */
import type { ReceiptContent } from '../../db/receipt-content.ts';
import type { Turnover } from '../../http/fiscal/turnover.ts';
import {
  decimal,
  type Element,
  hryvnias,
  PAYMENT_FORMS,
  type PaymentForm,
  rows,
  TAX_TYPES,
} from './elements.ts';

/** All of a receipt but its head. */
export const receiptElements = (receipt: ReceiptContent): Element[] => [
  ['CHECKTOTAL', totalOf(receipt)],
  rows('CHECKPAY', receipt.payments.map(paymentRow)),
  rows('CHECKTAX', receipt.taxes.map(taxRow)),
  rows('CHECKBODY', receipt.lines.map(lineRow)),
];

/** What a Z report says of sales, or of returns: nothing if there were none. */
export function turnoverElements(name: string, turnover: Turnover): Element[] {
  const { count, amount, cash_amount, rounding_amount, taxes } = turnover;
  if (count === 0) return [];
  const sums = { ГОТІВКА: cash_amount, КАРТКА: amount - cash_amount };
  const forms = PAYMENT_FORMS.filter((form) => sums[form] !== 0);
  const parts: Element[] = [
    ...totalOf({ amount, rounding_amount, total_amount: amount - rounding_amount }),
    ['ORDERSCNT', count],
    rows(
      'PAYFORMS',
      forms.map((form) => formElements(form, sums[form])),
    ),
    rows('TAXES', taxes.map(taxRow)),
  ];
  return [[name, parts]];
}

type Total = Pick<ReceiptContent, 'amount' | 'rounding_amount' | 'total_amount'>;

function totalOf({ amount, rounding_amount, total_amount }: Total): Element[] {
  const isRounded = rounding_amount !== 0;
  return [
    ['SUM', hryvnias(amount)],
    ['RNDSUM', isRounded ? hryvnias(rounding_amount) : null],
    ['NORNDSUM', isRounded ? hryvnias(total_amount) : null],
  ];
}

const formElements = (form: PaymentForm, amount: number): Element[] => [
  ['PAYFORMCD', PAYMENT_FORMS.indexOf(form)],
  ['PAYFORMNM', form],
  ['SUM', hryvnias(amount)],
];

const paymentRow = ({ form, amount, card }: ReceiptContent['payments'][number]): Element[] => [
  ...formElements(form, amount),
  ['ACQUIRENM', card?.acquirer ?? null],
  ['ACQUIRETRANSID', card?.rrn ?? null],
  ['DEVICEID', card?.terminal_number ?? null],
  ['EPZDETAILS', card?.card_mask ?? null],
  ['AUTHCD', card?.approval_number ?? null],
  ['PAYSYSNM', card?.payment_system ?? null],
];

const taxRow = ({ letter, kind, rate, base, amount }: ReceiptContent['taxes'][number]): Element[] => [
  ['LETTER', letter],
  ['TYPE', TAX_TYPES.indexOf(kind)],
  ['PRC', decimal(rate, 2)],
  ['TURNOVER', hryvnias(base)],
  ['SUM', hryvnias(amount)],
];

const lineRow = (line: ReceiptContent['lines'][number]): Element[] => [
  ['CODE', line.article],
  ['NAME', line.name],
  ['UNITNM', line.unit],
  ['AMOUNT', decimal(line.quantity, 3)],
  ['PRICE', hryvnias(line.price)],
  ['LETTERS', line.letters],
  ['COST', hryvnias(line.amount)],
];
