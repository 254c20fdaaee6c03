import { transactionsOperations } from '@kasa/contracts/transactions/operations';
import { responseAdviceText, responseText } from '@kasa/contracts/transactions/response-codes';
import { leftAmount } from '@kasa/contracts/transactions/transaction-status';
import type { TransactionDetailsEntity, TransactionEntity } from '@kasa/contracts/transactions/transactions';
import { type SqlBool, sql } from 'kysely';
import { purchaseLoyalty } from '../db/purchase-loyalty.ts';
import { entityReader, presentPoint, type RowOf } from '../http/entity/entity.ts';
import {
  atLeast,
  atMost,
  below,
  byUserText,
  byValue,
  equals,
  type Filter,
  fromDay,
  toDay,
} from '../http/entity/filters.ts';
import { withList } from '../http/entity/list.ts';
import { presentPersonOrNobody } from '../http/people.ts';
import type { Context } from '../http/request/handler.ts';
import { cardShowing, paymentNamed } from './payment-search.ts';
import { presentReversal } from './reversals/present.ts';

const reader = entityReader({
  type: 'transaction',
  table: 'transactions',
  columns: [
    'terminal_id',
    'point_id',
    'order_id',
    'device_name',
    'company',
    'cashier_id',
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
      .leftJoin('users', 'users.id', 'row.cashier_id')
      .select(['terminals.number as terminal_number', 'terminals.name as terminal_name'])
      .select(['branches.name as point_name', 'branches.city as point_city'])
      .select('users.full_name as cashier_name'),
});

/** More than nothing is said as a literal too: the index has those alone. */
const refundedAtLeast: Filter<'transactions'> = {
  ...atLeast<'transactions'>('refund_amount'),
  where: (name, given) => (_eb, value) =>
    Number(given) > 0
      ? sql<SqlBool>`(refund_amount > 0 and refund_amount >= ${value(name)})`
      : sql<SqlBool>`refund_amount >= ${value(name)}`,
  textKey: (given) => String(Number(given) > 0),
};

/** Declined ones are asked for as a literal: indexes have those alone. */
const inStatus: Filter<'transactions'> = {
  ...equals<'transactions'>('status'),
  where: (name, given) => (_eb, value) =>
    given === 'declined'
      ? sql<SqlBool>`transactions.status = 'declined'`
      : sql<SqlBool>`transactions.status = ${value(name)}`,
  textKey: (given) => String(given === 'declined'),
};

// With its table: runs join their terminals, which have a point, too.
const ofPayment = (column: 'point_id') => equals<'transactions'>(`transactions.${column}` as typeof column);

/** The merchant's payments, by default the newest first. */
export const transactions = withList(reader, transactionsOperations.listTransactions, {
  sorts: { started_at: 'started_at', amount: 'amount' },
  defaultSort: '-started_at',
  days: { paid: 'transactions.paid_at', refunded: 'transactions.refunded_at' },
  filters: {
    q: byUserText(paymentNamed),
    terminal_id: equals('terminal_id'),
    point_id: ofPayment('point_id'),
    cashier_id: equals('cashier_id'),
    status: inStatus,
    payment_form: equals('payment_form'),
    company: equals('company'),
    bank: equals('bank'),
    card_mask: byUserText(cardShowing),
    response_code: equals('response_code'),
    amount_from: atLeast('amount'),
    amount_to: atMost('amount'),
    refunded: byValue({
      true: () => sql<SqlBool>`transactions.refund_amount > 0`,
      false: () => sql<SqlBool>`transactions.refund_amount = 0`,
    }),
    refund_amount_from: refundedAtLeast,
    refund_amount_to: atMost('refund_amount'),
    has_receipt: byValue({
      true: () => sql<SqlBool>`transactions.fiscal_number is not null`,
      false: () => sql<SqlBool>`transactions.fiscal_number is null`,
    }),
    // By instant, because the index is in the order of `started_at`.
    date_from: fromDay('started_at'),
    date_to: toDay('started_at'),
    started_from: atLeast('started_at'),
    started_before: below('started_at'),
  },
});

/** Reads of a payment that is being changed at the same time, at most. */
const MAX_READS = 5;

/** A payment with its refunds and reversals of one moment, oldest first. @throws OperationFailure `not_found` */
export async function transactionDetails(context: Context, id: string): Promise<TransactionDetailsEntity> {
  const { db, session } = context;
  for (let reads = 1; ; reads += 1) {
    const payment = await transactions.get(db.db, session.merchantId, id);
    const read = await readDetails(context, payment);
    const now = db.db.selectFrom('transactions').select('version').where('id', '=', id);
    const isOfOneMoment = (await now.executeTakeFirst())?.version === payment.version;
    if (isOfOneMoment || reads === MAX_READS) return read;
  }
}

async function readDetails(
  context: Context,
  payment: RowOf<typeof reader>,
): Promise<TransactionDetailsEntity> {
  const { db } = context;
  const { id } = payment;
  const own = db.db.selectFrom('refunds').selectAll().where('transaction_id', '=', id);
  const refunds = await own.orderBy('created_at').orderBy('id').execute();
  const asked = db.db.selectFrom('reversals').selectAll().where('transaction_id', '=', id);
  const reversals = await asked.orderBy('created_at').orderBy('id').execute();
  const deliveries = db.db.selectFrom('callback_deliveries').select(['id', 'status', 'state', 'attempts']);
  const callbacks = await deliveries
    .select('updated_at as at')
    .where('transaction_id', '=', id)
    .orderBy('nth')
    .execute();
  return {
    ...presentTransaction(payment, context),
    callbacks,
    left_amount: leftAmount(payment),
    loyalty: await purchaseLoyalty(db.db, id),
    reversals: reversals.map((row) => presentReversal(row, context)),
    refunds: refunds.map((row) => ({
      ...{ id: row.id, amount: row.amount, at: row.created_at },
      by: presentPersonOrNobody(row.by_user_id, row.by_user_name),
    })),
  };
}

/** The response code's text is in the language of the request. */
export function presentTransaction(
  row: RowOf<typeof reader>,
  { language }: Pick<Context, 'language'>,
): TransactionEntity {
  const { terminal_id, terminal_number, terminal_name, point_id, point_name, point_city, ...rest } = row;
  const { cashier_id, cashier_name, ...own } = rest;
  return {
    ...own,
    terminal: { id: terminal_id, number: terminal_number, name: terminal_name },
    point: presentPoint(point_id, point_name, point_city),
    cashier: presentPersonOrNobody(cashier_id, cashier_name),
    response: own.response_code && responseText(own.response_code, language),
    response_advice: own.response_code && responseAdviceText(own.response_code, language),
    refunded: own.refund_amount > 0,
  };
}
