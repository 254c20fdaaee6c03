/** Who works where: several people placed at once, and the director of a point. */

import type { EventBody } from '@kasa/contracts/events/events';
import type { PlacedUsersEntity, PointDirectorInput, UserPlacement } from '@kasa/contracts/users/placements';
import { type PermissionGrantor, refusalOfPlacement } from '@kasa/contracts/users/rights';
import { MAX_USER_POINTS } from '@kasa/contracts/users/users';
import type { Transaction } from 'kysely';
import type { z } from 'zod';
import { updatedRowColumns } from '../db/row-columns.ts';
import type { Row, Schema } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { publish, userChanged } from '../events/publish.ts';
import { journalOf } from '../http/journal/journal.ts';
import { recordChange } from '../http/journal/record-change.ts';
import type { Context } from '../http/request/handler.ts';
import { referencesTo } from '../http/request/references.ts';
import { requireFound, requireVersion } from '../http/request/requirements.ts';
import { fieldFailure } from '../http/response/field-failure.ts';
import type { Workplaces } from '../http/workplaces.ts';
import type { LockedUser } from './change-person.ts';
import { grantorOf, refuse } from './grantor.ts';
import { presentUserPoint, userPoints } from './point-store.ts';
import { clearPlans } from './schedule/clear-plans.ts';
import { pointIdsOf, setPoints } from './user-points.ts';
import { lockUsers, rightsOfRow, users } from './user-store.ts';

type Tx = Transaction<Schema>;
type Placement = z.output<typeof UserPlacement>;
type Reason = PlacedUsersEntity['skipped'][number]['reason'];

const requireReferences = referencesTo({
  user_ids: { table: 'users' },
  from_id: { table: 'branches' },
  to_id: { table: 'branches' },
});

const requireUser = referencesTo({ user_id: { table: 'users' } });

/** The points of somebody after a placement; undefined: they stay as they are. */
function placed(before: readonly string[], { from_id, to_id }: Placement): string[] | undefined {
  const kept = before.filter((id) => id !== from_id);
  const after = to_id === null || kept.includes(to_id) ? kept : [...kept, to_id];
  return after.toSorted().join() === before.toSorted().join() ? undefined : after;
}

/** Gives somebody other points, with an entry of the journal. */
async function replacePoints(tx: Tx, context: Context, person: LockedUser, ids: readonly string[]) {
  const journal = await journalOf(tx, context).captureBefore(users, person.id);
  await setPoints(tx, person, ids);
  await tx
    .updateTable('users')
    .set(updatedRowColumns(context.clock.nowIso()))
    .where('id', '=', person.id)
    .execute();
  await journal.record();
  return userChanged(person.id, person.version + 1);
}

function reasonAgainst(giver: PermissionGrantor, person: LockedUser): Reason | undefined {
  return refusalOfPlacement(giver, { id: person.id, ...rightsOfRow(person) })?.code as Reason | undefined;
}

/** Places people; who may not be changed stays and is told. @throws OperationFailure `not_found` at the fields */
export function placeUsers(context: Context, placement: Placement): Promise<PlacedUsersEntity> {
  const { db, session, clock } = context;
  return inTransaction(db.db, async (tx) => {
    await requireReferences(tx, context, placement, '');
    const locked = await lockUsers(tx, session.merchantId, [...placement.user_ids, session.userId]);
    const giver = grantorOf(
      context,
      locked.find(({ id }) => id === session.userId),
    );
    const result = { changed: 0, same: 0, skipped: [] as PlacedUsersEntity['skipped'] };
    const told = [];
    for (const person of locked.filter(({ id }) => placement.user_ids.includes(id))) {
      const after = placed(await pointIdsOf(tx, person.id), placement);
      const tooMany = (after?.length ?? 0) > MAX_USER_POINTS ? 'too_many' : undefined;
      const reason = after && (reasonAgainst(giver, person) ?? tooMany);
      if (after === undefined) result.same += 1;
      else if (reason) result.skipped.push({ id: person.id, name: person.full_name, reason });
      else {
        told.push(await replacePoints(tx, context, person, after));
        result.changed += 1;
      }
    }
    await publish(tx, session.merchantId, clock.nowIso(), ...told);
    return result;
  });
}

/** What the row says of a director. */
function directorColumns(branch: Row<'branches'>, user: LockedUser | undefined) {
  const director_id = user?.id ?? null;
  if (branch.kind !== 'depot') return { director_id };
  return { director_id, director: user?.full_name ?? '', director_phone: user?.phone ?? '' };
}

async function recordDirector(
  tx: Tx,
  context: Context,
  branch: Row<'branches'>,
  user: LockedUser | undefined,
) {
  const isDepot = branch.kind === 'depot';
  const nameOf = async (id: string | null) =>
    id === null ? null : { id, name: (await users.get(tx, branch.merchant_id, id)).full_name };
  const before = isDepot
    ? { director: branch.director, director_phone: branch.director_phone }
    : { director: await nameOf(branch.director_id) };
  const after = isDepot
    ? { director: user?.full_name ?? '', director_phone: user?.phone ?? '' }
    : { director: await nameOf(user?.id ?? null) };
  const object = { type: isDepot ? 'depot' : 'point', id: branch.id, name: branch.name };
  await recordChange(tx, context, { object, before, after });
}

/** @throws OperationFailure as the operation's codes say; `validation_failed` at `user_id`: cannot sign in */
export function setPointDirector(
  context: Context,
  id: string,
  { user_id, version }: z.output<typeof PointDirectorInput>,
) {
  const { db, session, clock, language } = context;
  return inTransaction(db.db, async (tx) => {
    await requireUser(tx, context, { user_id }, '');
    const own = tx.selectFrom('branches').selectAll().where('merchant_id', '=', session.merchantId);
    const one = own.where('id', '=', id);
    const { director_id } = requireFound(await one.executeTakeFirst());
    // People before points, by id, to avoid deadlocks; another director meanwhile makes another version.
    const involved = [session.userId, user_id, director_id].filter((each) => each !== null);
    const people = await lockUsers(tx, session.merchantId, involved);
    const personOf = (who: string | null) => people.find((row) => row.id === who);
    const [giver, user, former] = [
      grantorOf(context, personOf(session.userId)),
      personOf(user_id),
      personOf(director_id),
    ];
    const branch = requireFound(await one.forUpdate().executeTakeFirst());
    requireVersion(branch, version);
    // A depot is called by its director's name and phone.
    if (branch.kind === 'depot' && user === undefined)
      throw fieldFailure('validation_failed', language, [{ path: 'user_id', rule: 'required' }]);
    const now = clock.nowIso();
    if ((user?.id ?? null) !== branch.director_id || (user === undefined && branch.director !== '')) {
      // Who may not be placed by somebody is not dismissed by them either.
      for (const each of [user, former?.id === giver.id ? undefined : former])
        if (each) refuse(refusalOfPlacement(giver, { id: each.id, ...rightsOfRow(each) }));
      if (user?.is_active === 0)
        throw fieldFailure('validation_failed', language, [{ path: 'user_id', rule: 'director_inactive' }]);
      await recordDirector(tx, context, branch, user);
      const columns = { ...directorColumns(branch, user), ...updatedRowColumns(now) };
      await tx.updateTable('branches').set(columns).where('id', '=', id).execute();
      const after = user && placed(await pointIdsOf(tx, user.id), { user_ids: [], from_id: null, to_id: id });
      if ((after?.length ?? 0) > MAX_USER_POINTS)
        throw fieldFailure('validation_failed', language, [{ path: 'user_id', rule: 'too_many_points' }]);
      const told = [user, former].flatMap((each) => (each ? [userChanged(each.id, each.version)] : []));
      if (user && after) told[0] = await replacePoints(tx, context, user, after);
      const point = { type: 'point.changed' as const, data: { point_id: id } };
      await publish(tx, session.merchantId, now, ...told, ...(branch.kind === 'depot' ? [] : [point]));
    }
    return presentUserPoint(await userPoints.get(tx, session.merchantId, id));
  });
}

async function joinPoint(tx: Tx, context: Context, pointId: string): Promise<EventBody[]> {
  const { session } = context;
  if (session.points === null) return [];
  const person = requireFound((await lockUsers(tx, session.merchantId, [session.userId]))[0]);
  const ids = [...(await pointIdsOf(tx, person.id)), pointId];
  if (ids.length > MAX_USER_POINTS)
    throw fieldFailure('validation_failed', context.language, [{ path: 'name', rule: 'too_many_points' }]);
  return [await replacePoints(tx, context, person, ids)];
}

async function closePoint(tx: Tx, context: Context, pointId: string): Promise<EventBody[]> {
  const working = tx.selectFrom('user_points').select('user_id').where('point_id', '=', pointId);
  const ids = (await working.execute()).map(({ user_id }) => user_id);
  const told: EventBody[] = [];
  for (const person of await lockUsers(tx, context.session.merchantId, ids.length > 0 ? ids : [''])) {
    const left = (await pointIdsOf(tx, person.id)).filter((id) => id !== pointId);
    told.push(await replacePoints(tx, context, person, left));
  }
  return [...told, ...(await clearPlans(tx, context, pointId))];
}

/** See `Workplaces`. */
export const workplaces: Workplaces = { join: joinPoint, close: closePoint };
