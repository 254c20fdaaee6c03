/** Changing who somebody is. */
import {
  type PermissionGrantor,
  refusalOfCommand,
  refusalOfPerson,
  refusalOfPlacement,
} from '@kasa/contracts/users/rights';
import type { UserCard } from '@kasa/contracts/users/users';
import type { Transaction } from 'kysely';
import { updatedRowColumns } from '../db/row-columns.ts';
import type { Schema } from '../db/schema.ts';
import type { Invitations } from '../http/invitations.ts';
import { recordChange } from '../http/journal/record-change.ts';
import type { Context } from '../http/request/handler.ts';
import { conflictOnDuplicate, requireVersion } from '../http/request/requirements.ts';
import { changePerson, endAccess, type LockedUser } from './change-person.ts';
import { refuse } from './grantor.ts';
import { cardColumns, requireFreePhone, requireUserPoints } from './person-card.ts';
import { pointIdsOf, setPoints } from './user-points.ts';
import { rightsOfRow, stateOf, type UserRow } from './user-store.ts';

/** What of a person others change: not the own phone and points, and of owners only owners anything. */
function requireMayChange(
  grantor: PermissionGrantor,
  person: LockedUser,
  changes: { readonly phone: boolean; readonly points: boolean },
): void {
  const whom = { id: person.id, ...rightsOfRow(person) };
  if (grantor.id !== person.id) refuse(refusalOfPerson(grantor, whom));
  if (changes.points) refuse(refusalOfPlacement(grantor, whom));
  if (changes.phone) refuse(refusalOfCommand(grantor, whom));
}

/** The depots that somebody directs are called by their name and phone. */
async function renameInDepots(
  tx: Transaction<Schema>,
  context: Context,
  { id, merchant_id }: LockedUser,
  { full_name: director, phone: director_phone }: Pick<UserCard, 'full_name' | 'phone'>,
): Promise<void> {
  const own = tx.selectFrom('branches').selectAll().where('merchant_id', '=', merchant_id);
  const directed = own.where('director_id', '=', id).where('kind', '=', 'depot').orderBy('id').forUpdate();
  for (const depot of await directed.execute()) {
    await recordChange(tx, context, {
      object: { type: 'depot', id: depot.id, name: depot.name },
      before: { director: depot.director, director_phone: depot.director_phone },
      after: { director, director_phone },
    });
    const columns = { director, director_phone, ...updatedRowColumns(context.clock.nowIso()) };
    await tx.updateTable('branches').set(columns).where('id', '=', depot.id).execute();
  }
}

/** Changes who somebody is. @throws OperationFailure as the operation's codes say */
export function updateUser(
  context: Context,
  invitations: Invitations,
  id: string,
  version: number,
  { point_ids, ...card }: UserCard,
): Promise<UserRow> {
  const changed = changePerson(context, id, async (tx, person, grantor) => {
    requireVersion(person, version);
    await requireUserPoints(tx, context, { point_ids }, '');
    const before = await pointIdsOf(tx, id);
    const hasOtherPoints = before.toSorted().join() !== point_ids.toSorted().join();
    const hasOtherPhone = card.phone !== person.phone;
    requireMayChange(grantor, person, { phone: hasOtherPhone, points: hasOtherPoints });
    if (hasOtherPoints) await setPoints(tx, person, point_ids);
    if (hasOtherPhone || card.full_name !== person.full_name) await renameInDepots(tx, context, person, card);
    if (!hasOtherPhone) return cardColumns(card);
    await requireFreePhone(tx, context, card.phone);
    if (stateOf(person) === 'left') return cardColumns(card);
    await endAccess(tx, id);
    await invitations.forget(tx, context, person);
    await invitations.send(tx, context, { ...person, phone: card.phone });
    return { ...cardColumns(card), is_active: 0, invited_at: context.clock.nowIso() };
  });
  return conflictOnDuplicate(context.language, changed);
}
