/** Hiring: one person, or many from a file. */
import { normaliseRights, type PermissionGrantor, refusalOfGrant } from '@kasa/contracts/users/rights';
import type { HiredUsers, UserHire, UserHires } from '@kasa/contracts/users/users';
import type { Transaction } from 'kysely';
import type { z } from 'zod';
import { NEW_USER } from '../db/new-user.ts';
import { newRowColumns } from '../db/row-columns.ts';
import type { Schema } from '../db/schema.ts';
import { rightsColumns } from '../db/user-rights.ts';
import { publish, userChanged } from '../events/publish.ts';
import { runIdempotent } from '../http/idempotency/idempotency.ts';
import type { Invitations } from '../http/invitations.ts';
import { journalOf } from '../http/journal/journal.ts';
import { type Context, OperationFailure } from '../http/request/handler.ts';
import { MAX_REPORTED_ERRORS } from '../http/request/input.ts';
import { requireOwnPlace } from '../http/request/own-points.ts';
import { conflictOnDuplicate } from '../http/request/requirements.ts';
import { grantorOf, refuse } from './grantor.ts';
import { cardColumns, requireFreePhone, requireUserPoints } from './person-card.ts';
import { setPoints } from './user-points.ts';
import { requireGivableTemplate, requireRightsTemplate } from './user-rights.ts';
import { lockUsers, type UserRow, users } from './user-store.ts';

type Tx = Transaction<Schema>;
type Hire = z.output<typeof UserHire>;

const givenRights = ({ roles, tags_added, tags_removed }: Hire) =>
  normaliseRights({ roles, tags_added, tags_removed });

async function lockGrantor(tx: Tx, context: Context): Promise<PermissionGrantor> {
  const [self] = await lockUsers(tx, context.session.merchantId, [context.session.userId]);
  return grantorOf(context, self);
}

/** Adds somebody who was checked, and sends the code. @returns the id */
async function insertPerson(
  tx: Tx,
  context: Context,
  invitations: Invitations,
  { point_ids, template_id = null, roles, tags_added, tags_removed, ...card }: Hire,
): Promise<string> {
  const stamps = newRowColumns(context.session.merchantId, context.clock.nowIso());
  const rights = normaliseRights({ roles, tags_added, tags_removed });
  await tx
    .insertInto('users')
    .values({
      ...{ ...NEW_USER, ...stamps, ...cardColumns(card), ...rightsColumns(rights), template_id },
      ...{ password_hash: '', is_active: 0, joined_at: null, invited_at: stamps.created_at },
    })
    .execute();
  await setPoints(tx, stamps, point_ids);
  await invitations.send(tx, context, { ...stamps, phone: card.phone });
  await journalOf(tx, context).recordCreated(users, stamps.id);
  return stamps.id;
}

/** Adds somebody and sends them the code of their invitation. @throws OperationFailure as the operation's codes say */
export function hireUser(context: Context, invitations: Invitations, hire: Hire): Promise<UserRow> {
  const { session, clock, language } = context;
  const hired = runIdempotent(context, async (tx) => {
    const grantor = await lockGrantor(tx, context);
    refuse(refusalOfGrant(grantor, givenRights(hire)));
    requireOwnPlace(context, 'point_ids', hire.point_ids);
    await requireUserPoints(tx, context, hire, '');
    await requireRightsTemplate(tx, context, hire, '');
    await requireGivableTemplate(tx, grantor, hire.template_id);
    await requireFreePhone(tx, context, hire.phone);
    const id = await insertPerson(tx, context, invitations, hire);
    await publish(tx, session.merchantId, clock.nowIso(), userChanged(id, 1));
    return users.get(tx, session.merchantId, id);
  });
  return conflictOnDuplicate(language, hired);
}

/** The failures of all rows at once. @throws OperationFailure `conflict` or `not_found`, naming fields of rows */
async function requireRows(tx: Tx, context: Context, people: readonly Hire[]): Promise<void> {
  const fields: NonNullable<NonNullable<OperationFailure['details']>['fields']> = [];
  let codeName: OperationFailure['codeName'] | undefined;
  const collect = async (check: () => Promise<void>) => {
    try {
      await check();
    } catch (error) {
      if (!(error instanceof OperationFailure)) throw error;
      codeName ??= error.codeName;
      fields.push(...(error.details?.fields ?? []));
    }
  };
  for (const [n, hire] of people.entries()) {
    await collect(async () => requireOwnPlace(context, `people.${n}.point_ids`, hire.point_ids));
    await collect(() => requireUserPoints(tx, context, hire, `people.${n}`));
    await collect(() => requireRightsTemplate(tx, context, hire, `people.${n}`));
    await collect(() => requireFreePhone(tx, context, hire.phone, `people.${n}.phone`));
  }
  if (codeName !== undefined)
    throw new OperationFailure(codeName, { fields: fields.slice(0, MAX_REPORTED_ERRORS) });
}

/** Adds all of them or nobody, and sends each a code. @throws OperationFailure as the operation's codes say */
export function hireUsers(
  context: Context,
  invitations: Invitations,
  { people }: z.output<typeof UserHires>,
): Promise<z.input<typeof HiredUsers>> {
  const { session, clock, language } = context;
  const hired = runIdempotent(context, async (tx) => {
    const grantor = await lockGrantor(tx, context);
    for (const hire of people) refuse(refusalOfGrant(grantor, givenRights(hire)));
    await requireRows(tx, context, people);
    for (const hire of people) await requireGivableTemplate(tx, grantor, hire.template_id);
    const ids: string[] = [];
    for (const hire of people) ids.push(await insertPerson(tx, context, invitations, hire));
    await publish(tx, session.merchantId, clock.nowIso(), ...ids.map((id) => userChanged(id, 1)));
    return { hired: ids.length };
  });
  return conflictOnDuplicate(language, hired);
}
