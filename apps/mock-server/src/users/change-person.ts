/** One change of a person, with whoever makes it locked beside them. */
import type { PermissionGrantor } from '@kasa/contracts/users/rights';
import type { Transaction } from 'kysely';
import { updatedRowColumns } from '../db/row-columns.ts';
import type { Row, Schema } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { publish, userChanged } from '../events/publish.ts';
import { journalOf } from '../http/journal/journal.ts';
import { type Context, OperationFailure } from '../http/request/handler.ts';
import { requireNothingBeyond } from '../http/request/own-points.ts';
import { requireFound } from '../http/request/requirements.ts';
import { grantorOf } from './grantor.ts';
import { elsewhere } from './user-points.ts';
import { lockUsers, type UserRow, users } from './user-store.ts';

type Tx = Transaction<Schema>;
export type LockedUser = Row<'users'>;

/** Both locked, so that of two users who change each other the second sees the first change. */
export async function lockPerson(
  tx: Tx,
  context: Context,
  id: string,
): Promise<{ readonly person: LockedUser; readonly grantor: PermissionGrantor }> {
  const { merchantId, userId } = context.session;
  const locked = await lockUsers(tx, merchantId, [id, userId]);
  const grantor = grantorOf(
    context,
    locked.find((row) => row.id === userId),
  );
  const person = requireFound(locked.find((row) => row.id === id));
  if (person.id !== grantor.id) await requireNothingBeyond(context, () => elsewhere(tx, context, person.id));
  return { person, grantor };
}

export async function announceUser(tx: Tx, { session, clock }: Context, id: string, version: number) {
  await publish(tx, session.merchantId, clock.nowIso(), userChanged(id, version));
}

/**
 * Changes a person in one transaction with the journal and the event.
 * @param change checks, writes what is beside the row, and answers with the columns; null: nothing changes
 * @throws OperationFailure `not_found`, whatever `change` throws; `forbidden` or `not_authenticated` when the actor lost
 * the right or the access since the request was authenticated
 */
export function changePerson(
  context: Context,
  id: string,
  change: (
    tx: Tx,
    person: LockedUser,
    grantor: PermissionGrantor,
  ) => Partial<LockedUser> | null | Promise<Partial<LockedUser> | null>,
): Promise<UserRow> {
  const { db, session, clock } = context;
  return inTransaction(db.db, async (tx) => {
    const { person, grantor } = await lockPerson(tx, context, id);
    const journal = await journalOf(tx, context).captureBefore(users, id);
    const columns = await change(tx, person, grantor);
    if (columns === null) return users.get(tx, session.merchantId, id);
    await tx
      .updateTable('users')
      .set({ ...columns, ...updatedRowColumns(clock.nowIso()) })
      .where('id', '=', id)
      .execute();
    await journal.record();
    await announceUser(tx, context, id, person.version + 1);
    return users.get(tx, session.merchantId, id);
  });
}

/** Ends all sessions of somebody, and forgets where they signed in: open streams end with the event of the change. */
export async function endAccess(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('sessions').where('user_id', '=', id).execute();
  await tx.updateTable('known_browsers').set({ is_forgotten: 1 }).where('user_id', '=', id).execute();
}

/** @throws OperationFailure `conflict` when somebody else changed how the person stands */
export function requireState(isSo: boolean): void {
  if (!isSo) throw new OperationFailure('conflict');
}
