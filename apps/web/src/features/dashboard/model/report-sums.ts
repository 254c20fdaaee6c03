import type { SalesReport } from '../queries.ts';

export type Sums = SalesReport['totals'];

const sumOf = (rows: readonly Sums[]): Sums => ({
  payments: rows.reduce((sum, row) => sum + row.payments, 0),
  amount: rows.reduce((sum, row) => sum + row.amount, 0),
  refund_amount: rows.reduce((sum, row) => sum + row.refund_amount, 0),
});

/** Of each hour of the day, 0 to 23. */
export const hourSums = ({ by_hour }: Pick<SalesReport, 'by_hour'>): Sums[] =>
  Array.from({ length: 24 }, (_, hour) => sumOf(by_hour.filter((row) => row.hour === hour)));

/** Of each weekday, Monday first. */
export const weekdaySums = ({ by_hour }: Pick<SalesReport, 'by_hour'>): Sums[] =>
  Array.from({ length: 7 }, (_, n) => sumOf(by_hour.filter(({ weekday }) => weekday === n + 1)));
