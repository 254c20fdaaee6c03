/** Invitations sent again and withdrawn; leaving and coming back. */
import { type PermissionGrantor, refusalOfFactorRemoval } from '@kasa/contracts/users/rights';
import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import type { SendInvitation } from '../http/invitations.ts';
import { journalOf } from '../http/journal/journal.ts';
import type { Context } from '../http/request/handler.ts';
import {
  announceUser,
  changePerson,
  endAccess,
  type LockedUser,
  lockPerson,
  requireState,
} from './change-person.ts';
import { refuse } from './grantor.ts';
import { rightsOfRow, type UserRow, users } from './user-store.ts';

/** Whoever decides whether somebody can sign in could take away all their rights. */
const requireCommand = (giver: PermissionGrantor, person: LockedUser) =>
  refuse(refusalOfFactorRemoval(giver, { id: person.id, ...rightsOfRow(person) }));

const hasLeft = ({ is_active, invited_at }: LockedUser) => is_active === 0 && invited_at === null;

const deleteInvitation = (tx: Transaction<Schema>, id: string) =>
  tx.deleteFrom('invitations').where('id', '=', id).execute();

/** @throws OperationFailure as the operation's codes say */
export function resendInvitation(
  context: Context,
  sendInvitation: SendInvitation,
  id: string,
): Promise<UserRow> {
  return changePerson(context, id, async (tx, person, giver) => {
    requireCommand(giver, person);
    requireState(person.invited_at !== null);
    await sendInvitation(tx, context, person);
    return { invited_at: context.clock.nowIso() };
  });
}

/** @throws OperationFailure as the operation's codes say */
export function reopenAccess(context: Context, sendInvitation: SendInvitation, id: string): Promise<UserRow> {
  return changePerson(context, id, async (tx, person, giver) => {
    requireCommand(giver, person);
    requireState(hasLeft(person));
    await sendInvitation(tx, context, person);
    return { invited_at: context.clock.nowIso() };
  });
}

/** @throws OperationFailure as the operation's codes say */
export function closeAccess(context: Context, id: string): Promise<UserRow> {
  return changePerson(context, id, async (tx, person, giver) => {
    requireCommand(giver, person);
    if (hasLeft(person)) return null;
    await endAccess(tx, id);
    await deleteInvitation(tx, id);
    return { is_active: 0, invited_at: null };
  });
}

/** Takes somebody who never set a password off the list; somebody who was to come back has left again. */
export async function withdrawInvitation(context: Context, id: string): Promise<void> {
  await inTransaction(context.db.db, async (tx) => {
    const { person, giver } = await lockPerson(tx, context, id);
    requireCommand(giver, person);
    requireState(person.invited_at !== null);
    const journal = await journalOf(tx, context).captureBefore(users, id);
    await deleteInvitation(tx, id);
    if (person.joined_at === null) {
      await tx.deleteFrom('user_points').where('user_id', '=', id).execute();
      await tx.deleteFrom('user_photos').where('user_id', '=', id).execute();
      await tx.deleteFrom('users').where('id', '=', id).execute();
    } else {
      const columns = { invited_at: null, version: person.version + 1, updated_at: context.clock.nowIso() };
      await tx.updateTable('users').set(columns).where('id', '=', id).execute();
    }
    await journal.record();
    await announceUser(tx, context, id, person.version + 1);
  });
}
