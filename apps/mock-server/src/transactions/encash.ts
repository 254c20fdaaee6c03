import { kyivDay } from '@kasa/contracts/shared/kyiv';
import type { EncashmentFields } from '@kasa/contracts/transactions/encashments';
import type { Transaction } from 'kysely';
import { newRowColumns } from '../db/row-columns.ts';
import type { Row, Schema } from '../db/schema.ts';
import { recountMoney } from '../db/terminal-money.ts';
import { publish } from '../events/publish.ts';
import { recordChange } from '../http/journal/record-change.ts';
import { type Context, OperationFailure } from '../http/request/handler.ts';
import { cashOf, lockForCash } from './cash.ts';
import { checkOff } from './collection-rounds.ts';
import { type EncashmentRow, encashments } from './encashment-store.ts';

/**
 * Takes cash out of a terminal, at most what is inside; the lock serialises parallel encashments. In a round that
 * the terminal is in, it is checked off.
 * @throws OperationFailure `not_found`, `cash_changed`, `cash_not_enough`
 */
export async function encash(
  tx: Transaction<Schema>,
  context: Context,
  terminalId: string,
  { amount, takes_all, comment }: EncashmentFields,
): Promise<EncashmentRow> {
  const { session, clock } = context;
  await lockForCash(tx, session.merchantId, terminalId);
  const { terminal, place, company, nextNumber, totals, account } = await cashOf(
    tx,
    session.merchantId,
    terminalId,
  );
  const { inside_amount } = account;
  if (takes_all && amount !== inside_amount) throw new OperationFailure('cash_changed', { inside_amount });
  if (amount > inside_amount) throw new OperationFailure('cash_not_enough', { inside_amount });
  const stamps = newRowColumns(session.merchantId, clock.nowIso());
  const row: Row<'encashments'> = {
    ...stamps,
    terminal_id: terminal.id,
    number: nextNumber,
    taken_at: stamps.created_at,
    ...totals,
    ...account,
    amount,
    left_amount: inside_amount - amount,
    comment: comment === '' ? null : comment,
    terminal_name: terminal.name,
    place,
    company,
    by_user_id: session.userId,
    by_user_name: session.userName,
    by_user_phone: session.userPhone,
  };
  await tx.insertInto('encashments').values(row).execute();
  await recountMoney(tx, session.merchantId, kyivDay(row.taken_at), [terminal.id]);
  await record(tx, context, terminal, row);
  const checkedOff = await checkOff(tx, context, row);
  const data = { encashment_id: row.id, terminal_id: terminal.id, amount };
  const created = { type: 'encashment.created', data } as const;
  await publish(tx, session.merchantId, row.taken_at, created, ...checkedOff);
  return encashments.get(tx, session.merchantId, row.id);
}

async function record(
  tx: Transaction<Schema>,
  context: Context,
  { id, number, name }: Pick<Row<'terminals'>, 'id' | 'number' | 'name'>,
  row: Row<'encashments'>,
): Promise<void> {
  const { amount, inside_amount, left_amount, comment } = row;
  await recordChange(tx, context, {
    object: { type: 'encashment', id: row.id, name: `№ ${row.number}, ${number} ${name}` },
    before: null,
    after: { terminal: { id, name: `${number} ${name}` }, amount, inside_amount, left_amount, comment },
  });
}
