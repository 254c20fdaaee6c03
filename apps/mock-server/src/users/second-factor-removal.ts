import { refusalOfCommand } from '@kasa/contracts/users/rights';
import { updatedRowColumns } from '../db/row-columns.ts';
import { inTransaction } from '../db/transaction.ts';
import { publish, userChanged } from '../events/publish.ts';
import { recordChange } from '../http/journal/record-change.ts';
import type { Context } from '../http/request/handler.ts';
import { endAccess, lockPerson } from './change-person.ts';
import { refuse } from './grantor.ts';
import { rightsOfRow, type UserRow, users } from './user-store.ts';

/**
 * Takes away the second factor of somebody who lost it, and ends their sessions.
 * @throws OperationFailure `not_found`, `own_rights`, `owner_only`, `right_beyond_own`: whoever takes it could take all
 * rights of the person; `forbidden` or `not_authenticated` when that changed since the request was authenticated
 */
export function removeSecondFactor(context: Context, id: string, reason: string): Promise<UserRow> {
  const { db, session, clock } = context;
  return inTransaction(db.db, async (tx) => {
    const { person, grantor } = await lockPerson(tx, context, id);
    refuse(refusalOfCommand(grantor, { id, ...rightsOfRow(person) }));
    if (person.second_factor_at !== null) {
      const columns = { second_factor_at: null, ...updatedRowColumns(clock.nowIso()) };
      await tx.updateTable('users').set(columns).where('id', '=', id).execute();
      await tx.deleteFrom('second_factors').where('id', '=', id).execute();
      await endAccess(tx, id);
      await recordChange(tx, context, {
        object: { type: 'user', id, name: person.full_name },
        before: { second_factor: true, reason: null },
        after: { second_factor: false, reason },
      });
      const told = userChanged(id, person.version + 1, 'second_factor');
      await publish(tx, session.merchantId, clock.nowIso(), told);
    }
    return users.get(tx, session.merchantId, id);
  });
}
