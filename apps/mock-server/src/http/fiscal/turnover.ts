/** What a shift has sold, or taken back, as the sum of its receipts. */
import { noTurnover, type ShiftTurnoverEntity } from '@kasa/contracts/points/shifts';
import type { ReceiptContent } from '../../db/receipt-content.ts';

export type Turnover = ShiftTurnoverEntity;
type Tax = Turnover['taxes'][number];

/** What the Z report of a shift says, kopiykas. */
export interface ShiftTotals {
  readonly service_in: number;
  readonly service_out: number;
  readonly sales: Turnover;
  readonly returns: Turnover;
}

export const noTotals: ShiftTotals = {
  ...{ service_in: 0, service_out: 0, sales: noTurnover, returns: noTurnover },
};

/** Of the columns in which a shift, or the tax service's register, keeps it. */
export const totalsOf = (row: {
  readonly service_in: number;
  readonly service_out: number;
  readonly sales: string;
  readonly returns: string;
}): ShiftTotals => ({
  ...{ service_in: Number(row.service_in), service_out: Number(row.service_out) },
  ...{ sales: JSON.parse(row.sales) as Turnover, returns: JSON.parse(row.returns) as Turnover },
});

/** The columns. */
export const totalColumns = ({ service_in, service_out, sales, returns }: ShiftTotals) => ({
  ...{ service_in, service_out, sales: JSON.stringify(sales), returns: JSON.stringify(returns) },
});

/** What is in the drawer of it, kopiykas. */
export const cashOf = ({ service_in, service_out, sales, returns }: ShiftTotals): number =>
  service_in - service_out + sales.cash_amount - returns.cash_amount;

const isSame = (one: Tax, other: Tax) =>
  one.letter === other.letter && one.kind === other.kind && one.rate === other.rate;
const nameOf = ({ letter, kind, rate }: Tax) => `${letter} ${kind} ${String(rate).padStart(5, '0')}`;

/** With one receipt more. */
export function addReceipt(
  { count, amount, cash_amount, rounding_amount, taxes }: Turnover,
  receipt: Pick<ReceiptContent, 'amount' | 'rounding_amount' | 'payments' | 'taxes'>,
): Turnover {
  const cash = receipt.payments.filter(({ form }) => form === 'ГОТІВКА');
  const kept = taxes.map((tax) => {
    const more = receipt.taxes.find((one) => isSame(one, tax));
    return more ? { ...tax, base: tax.base + more.base, amount: tax.amount + more.amount } : tax;
  });
  const added = receipt.taxes.filter((tax) => !taxes.some((one) => isSame(one, tax)));
  return {
    count: count + 1,
    amount: amount + receipt.amount,
    rounding_amount: rounding_amount + receipt.rounding_amount,
    cash_amount: cash.reduce((sum, one) => sum + one.amount, cash_amount),
    taxes: [...kept, ...added].sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1)),
  };
}
