import { transactionsOperations } from '@kasa/contracts/transactions/operations';
import { responseText } from '@kasa/contracts/transactions/response-codes';
import type { TransactionEntity } from '@kasa/contracts/transactions/transactions';
import { entityReader, presentPoint, type RowOf } from '../http/entity/entity.ts';
import { equals, fromDay, toDay } from '../http/entity/filters.ts';
import { withList } from '../http/entity/list.ts';
import type { Context } from '../http/request/handler.ts';

const reader = entityReader({
  type: 'transaction',
  table: 'transactions',
  columns: [
    'terminal_id',
    'point_id',
    'order_id',
    'device_name',
    'company',
    'date',
    'started_at',
    'ended_at',
    'amount',
    'payment_form',
    'status',
    'bank',
    'card_mask',
    'rrn',
    'response_code',
    'paid_at',
    'refund_amount',
    'refunded_at',
    'fiscal_number',
  ],
  related: (rows) =>
    rows
      .innerJoin('terminals', 'terminals.id', 'row.terminal_id')
      .leftJoin('branches', 'branches.id', 'row.point_id')
      .select(['terminals.number as terminal_number', 'terminals.name as terminal_name'])
      .select(['branches.name as point_name', 'branches.city as point_city']),
});

/** The merchant's payments, by default the newest first. */
export const transactions = withList(reader, transactionsOperations.listTransactions, {
  sorts: { started_at: 'started_at' },
  defaultSort: '-started_at',
  filters: {
    terminal_id: equals('terminal_id'),
    point_id: equals('point_id'),
    status: equals('status'),
    payment_form: equals('payment_form'),
    // By instant, because the index is in the order of `started_at`.
    date_from: fromDay('started_at'),
    date_to: toDay('started_at'),
  },
});

/** The response code's text is in the language of the request. */
export function presentTransaction(
  row: RowOf<typeof reader>,
  { language }: Pick<Context, 'language'>,
): TransactionEntity {
  const { terminal_id, terminal_number, terminal_name, point_id, point_name, point_city, ...own } = row;
  return {
    ...own,
    terminal: { id: terminal_id, number: terminal_number, name: terminal_name },
    point: presentPoint(point_id, point_name, point_city),
    response: own.response_code === null ? null : responseText(own.response_code, language),
    refunded: own.refund_amount > 0,
  };
}
