import type { MerchantInput } from '@kasa/contracts/auth/account';
import type { authOperations } from '@kasa/contracts/auth/operations';
import type { Role } from '@kasa/contracts/shared/permissions';
import type { Transaction } from 'kysely';
import type { z } from 'zod';
import { invalidateTerminalConfig } from '../db/invalidate-config.ts';
import { renameCompanyOf } from '../db/merchant-company.ts';
import { updatedRowColumns } from '../db/row-columns.ts';
import type { Db, Schema } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { publish } from '../events/publish.ts';
import { recordChange } from '../http/journal/record-change.ts';
import { type Context, type Handlers, OperationFailure } from '../http/request/handler.ts';
import { referencesTo } from '../http/request/references.ts';
import { conflictOnDuplicate } from '../http/request/requirements.ts';
import { renameUser } from './account-store.ts';
import { recordPerson, sessionObject } from './journal.ts';
import { readSession } from './session-store.ts';

/**
 * @returns the fields before and after the change; a business that is not given stays
 * @throws UniqueViolation on `name`, when another company of the merchant has it
 */
async function changeMerchant(
  tx: Transaction<Schema>,
  context: Context,
  given: z.output<typeof MerchantInput>,
) {
  const { merchantId: id } = context.session;
  const now = context.clock.nowIso();
  const own = tx.selectFrom('merchants').select(['name', 'business', 'tax_number']).where('id', '=', id);
  const { tax_number, ...before } = await own.forUpdate().executeTakeFirstOrThrow();
  const after = {
    name: given.name,
    business: given.business === undefined ? before.business : given.business,
  };
  const columns = { ...after, ...updatedRowColumns(now) };
  await tx.updateTable('merchants').set(columns).where('id', '=', id).execute();
  await recordChange(tx, context, { object: { type: 'merchant', id, name: after.name }, before, after });
  if (after.name === before.name) return { before, after };
  const [was, is] = [{ name: before.name }, { name: after.name }];
  const company = await renameCompanyOf(tx, { id, tax_number, ...was }, is.name, now);
  const object = company && { type: 'company', id: company.id, ...is };
  if (object) await recordChange(tx, context, { object, before: was, after: is });
  return { before, after };
}

async function namedPoint(tx: Db, id: string | null) {
  if (id === null) return null;
  const point = await tx
    .selectFrom('branches')
    .select(['id', 'name'])
    .where('id', '=', id)
    .executeTakeFirst();
  return point ?? null;
}

const requirePoint = referencesTo({ point_id: { table: 'branches' } });

/**
 * @returns the session before the change
 * @throws OperationFailure `not_authenticated` when it has ended since the request was authenticated
 */
async function setViewedRole(
  tx: Db,
  id: string,
  viewing_as: Role | null,
  viewing_as_point_id: string | null,
) {
  const own = tx
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'address', 'viewing_as', 'viewing_as_point_id']);
  const present = own.where('id', '=', id).forUpdate();
  const before = await present.executeTakeFirstOrThrow(() => new OperationFailure('not_authenticated'));
  await tx.updateTable('sessions').set({ viewing_as, viewing_as_point_id }).where('id', '=', id).execute();
  return before;
}

export const accountHandlers = {
  updateMe(context, { body: { full_name } }) {
    const { db, clock, session } = context;
    return inTransaction(db.db, async (tx) => {
      const before = await renameUser(tx, session.userId, full_name, clock.nowIso());
      const person = { id: session.userId, merchant_id: session.merchantId, full_name };
      await recordPerson(tx, context, person, { full_name: before }, { full_name });
      return readSession(tx, session.id);
    });
  },

  updateMerchant(context, { body }) {
    const { db, clock, session, language } = context;
    const { merchantId: id } = session;
    const work = inTransaction(db.db, async (tx) => {
      const { before, after } = await changeMerchant(tx, context, body);
      const told =
        after.name === before.name
          ? []
          : await invalidateTerminalConfig(tx, { merchant_id: id }, () => clock.nowIso());
      await publish(tx, id, clock.nowIso(), ...told);
      return readSession(tx, session.id);
    });
    return conflictOnDuplicate(language, work);
  },

  async viewAsRole(context, { body: { role, point_id = null } }) {
    const { db, session } = context;
    // Without a tag: the missing right is a role, so the details name no permission.
    if (!session.ownRoles.includes('owner')) throw new OperationFailure('forbidden');
    return inTransaction(db.db, async (tx) => {
      await requirePoint(tx, context, { point_id }, '');
      const point = role && point_id;
      const { viewing_as, viewing_as_point_id, ...before } = await setViewedRole(tx, session.id, role, point);
      const was = { viewing_as, viewing_as_point: await namedPoint(tx, viewing_as_point_id) };
      const is = { viewing_as: role, viewing_as_point: await namedPoint(tx, point) };
      await recordChange(tx, context, { object: sessionObject(before), before: was, after: is });
      return readSession(tx, session.id);
    });
  },
} satisfies Partial<Handlers<typeof authOperations>>;
