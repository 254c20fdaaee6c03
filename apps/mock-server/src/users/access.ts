/** Invitations sent again and withdrawn; leaving and coming back. */

import type { EventBody } from '@kasa/contracts/events/events';
import { type PermissionGrantor, refusalOfCommand } from '@kasa/contracts/users/rights';
import { inTransaction } from '../db/transaction.ts';
import { publish, userChanged } from '../events/publish.ts';
import type { Invitations } from '../http/invitations.ts';
import { journalOf } from '../http/journal/journal.ts';
import type { Context } from '../http/request/handler.ts';
import { changePerson, endAccess, type LockedUser, lockPerson, requireState } from './change-person.ts';
import { refuse } from './grantor.ts';
import { unplan } from './schedule/schedule-changes.ts';
import { rightsOfRow, stateOf, type UserRow, users } from './user-store.ts';

/** Whoever decides whether somebody can sign in could take away all their rights. */
const requireCommand = (grantor: PermissionGrantor, person: LockedUser) =>
  refuse(refusalOfCommand(grantor, { id: person.id, ...rightsOfRow(person) }));

/** @throws OperationFailure as the operation's codes say */
export function resendInvitation(context: Context, invitations: Invitations, id: string): Promise<UserRow> {
  return changePerson(context, id, async (tx, person, grantor) => {
    requireCommand(grantor, person);
    requireState(person.invited_at !== null);
    await invitations.send(tx, context, person);
    return { invited_at: context.clock.nowIso() };
  });
}

/** @throws OperationFailure as the operation's codes say */
export function reopenAccess(context: Context, invitations: Invitations, id: string): Promise<UserRow> {
  return changePerson(context, id, async (tx, person, grantor) => {
    requireCommand(grantor, person);
    requireState(stateOf(person) === 'left');
    await invitations.send(tx, context, person);
    return { invited_at: context.clock.nowIso() };
  });
}

/** @throws OperationFailure as the operation's codes say */
export function closeAccess(context: Context, invitations: Invitations, id: string): Promise<UserRow> {
  return changePerson(context, id, async (tx, person, grantor) => {
    requireCommand(grantor, person);
    if (stateOf(person) === 'left') return null;
    await endAccess(tx, id);
    await invitations.forget(tx, context, person);
    return { is_active: 0, invited_at: null };
  });
}

/** Takes somebody who never set a password off the list; somebody who was to come back has left again. */
export async function withdrawInvitation(
  context: Context,
  invitations: Invitations,
  id: string,
): Promise<void> {
  await inTransaction(context.db.db, async (tx) => {
    const { person, grantor } = await lockPerson(tx, context, id);
    requireCommand(grantor, person);
    requireState(person.invited_at !== null);
    const journal = await journalOf(tx, context).captureBefore(users, id);
    await invitations.forget(tx, context, person);
    const told: EventBody[] = [userChanged(id, person.version + 1)];
    if (person.joined_at === null) {
      await tx.deleteFrom('user_points').where('user_id', '=', id).execute();
      await tx.deleteFrom('user_photos').where('user_id', '=', id).execute();
      told.push(...(await unplan(tx, context, id)));
      await tx.deleteFrom('users').where('id', '=', id).execute();
    } else {
      const columns = { invited_at: null, version: person.version + 1, updated_at: context.clock.nowIso() };
      await tx.updateTable('users').set(columns).where('id', '=', id).execute();
    }
    await journal.record();
    await publish(tx, context.session.merchantId, context.clock.nowIso(), ...told);
  });
}
