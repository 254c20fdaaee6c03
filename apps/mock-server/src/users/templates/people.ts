/** People who have a template of rights: what applying it would do to each, and changes of many of them. */
import type { Permission, Role } from '@kasa/contracts/shared/permissions';
import {
  areSameRights,
  type PermissionGrantor,
  permissionsOfRights,
  type Rights,
  type RightsRefusal,
  refusalOfChange,
  refusalOfGrant,
} from '@kasa/contracts/users/rights';
import { type SqlBool, sql, type Transaction } from 'kysely';
import { updatedRowColumns } from '../../db/row-columns.ts';
import type { Db, Schema } from '../../db/schema.ts';
import { publish, userChanged } from '../../events/publish.ts';
import { journalOf } from '../../http/journal/journal.ts';
import type { Context } from '../../http/request/handler.ts';
import type { LockedUser } from '../change-person.ts';
import { grantorOf } from '../grantor.ts';
import { worksWithin } from '../user-points.ts';
import { rightsOfRow, users } from '../user-store.ts';

type Tx = Transaction<Schema>;

/** Statements name at most so many people. */
const AT_ONCE = 200;

/**
 * Whoever asks, locked in a transaction; the people who have the template, if one is given.
 * @param everywhere also those whom they may not change, as they work elsewhere, too
 */
export async function grantorAndPeople(
  db: Db,
  context: Context,
  templateId: string | null,
  everywhere = false,
): Promise<{ readonly grantor: PermissionGrantor; readonly people: readonly LockedUser[] }> {
  const { merchantId, userId } = context.session;
  const rows = await db
    .selectFrom('users')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where((eb) =>
      eb.or([
        eb('id', '=', userId),
        eb.and([
          eb('template_id', '=', templateId ?? ''),
          everywhere ? sql<SqlBool>`1 = 1` : worksWithin(db, context),
        ]),
      ]),
    )
    // One order for all who lock several: no deadlocks.
    .orderBy('id')
    .$if(db.isTransaction, (qb) => qb.forUpdate())
    .execute();
  const grantor = grantorOf(
    context,
    rows.find(({ id }) => id === userId),
  );
  const people = templateId === null ? [] : rows.filter(({ template_id }) => template_id === templateId);
  return { grantor, people };
}

/** One of those who have a template and work elsewhere, too, or nowhere; undefined: nobody. */
export const beyondOwnPoints = (tx: Tx, context: Context, templateId: string): Promise<object | undefined> =>
  tx
    .selectFrom('users')
    .select('id')
    .where('template_id', '=', templateId)
    .where(sql<SqlBool>`not ${worksWithin(tx, context)}`)
    .limit(1)
    .executeTakeFirst();

export interface Judged {
  readonly person: LockedUser;
  readonly before: Rights;
  /** Undefined: would be changed. */
  readonly refusal: RightsRefusal | undefined;
}

/** What becomes of the people, by name: how many have exactly these rights, and the others. */
export function judgePeople(grantor: PermissionGrantor, rights: Rights, people: readonly LockedUser[]) {
  const ofTemplate = refusalOfGrant(grantor, rights);
  const all = people.map((person) => ({ person, before: rightsOfRow(person) }));
  const differing = all.filter(({ before }) => !areSameRights(before, rights));
  const judged = differing.map(({ person, before }): Judged => {
    const ofPerson = refusalOfChange(grantor, { id: person.id, ...before }, rights);
    return { person, before, refusal: ofTemplate ?? ofPerson };
  });
  const key = ({ person }: Judged) => `${person.name_key} ${person.id}`;
  const byName = judged.toSorted((one, other) => (key(one) < key(other) ? -1 : 1));
  return { same: all.length - differing.length, differing: byName };
}

const without = <Of>(some: readonly Of[], others: readonly Of[]) =>
  some.filter((each) => !others.includes(each));

interface RightsDifference {
  readonly roles_gained: Role[];
  readonly roles_lost: Role[];
  readonly tags_gained: Permission[];
  readonly tags_lost: Permission[];
}

export function differenceOf(before: Rights, after: Rights): RightsDifference {
  const [had, has] = [permissionsOfRights(before), permissionsOfRights(after)];
  return {
    roles_gained: without(after.roles, before.roles),
    roles_lost: without(before.roles, after.roles),
    tags_gained: without(has, had),
    tags_lost: without(had, has),
  };
}

/** Changes locked people alike, with a journal entry and an event each; call last. */
export async function changePeople(
  tx: Tx,
  context: Context,
  people: readonly LockedUser[],
  columns: Partial<LockedUser>,
): Promise<void> {
  const now = context.clock.nowIso();
  const batches = Array.from({ length: Math.ceil(people.length / AT_ONCE) }, (_, n) =>
    people.slice(n * AT_ONCE, (n + 1) * AT_ONCE),
  );
  for (const batch of batches) {
    const ids = batch.map(({ id }) => id);
    const journal = journalOf(tx, context);
    for (const id of ids) await journal.captureBefore(users, id);
    const changes = { ...columns, ...updatedRowColumns(now) };
    await tx.updateTable('users').set(changes).where('id', 'in', ids).execute();
    await journal.record();
  }
  for (const batch of batches) {
    const events = batch.map(({ id, version }) => userChanged(id, version + 1));
    await publish(tx, context.session.merchantId, now, ...events);
  }
}
