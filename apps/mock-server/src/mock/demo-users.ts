import type { setMockRights } from '@kasa/contracts/mock/operations';
import type { MockPerson } from '@kasa/contracts/mock/people';
import type { InputOf } from '@kasa/contracts/shared/operation';
import type { Permission, Role } from '@kasa/contracts/shared/permissions';
import { normaliseRights } from '@kasa/contracts/users/rights';
import type { z } from 'zod';
import { DEMO_PASSWORD, DEMO_PASSWORD_HASH, verifyPassword } from '../auth/password.ts';
import { firstMerchant, secondMerchant } from '../auth/seed.ts';
import { updatedRowColumns } from '../db/row-columns.ts';
import type { Db, Row } from '../db/schema.ts';
import { rightsColumns } from '../db/user-rights.ts';
import { requireFound } from '../http/request/requirements.ts';
import { rightsOf } from '../http/session/session.ts';

type DemoUser = z.input<typeof MockPerson>;

/** Seeded users share one hash: comparing it is faster than verifying a password. */
const hasDemoPassword = async ({ password_hash: hash }: Pick<Row<'users'>, 'password_hash'>) =>
  hash === DEMO_PASSWORD_HASH || (await verifyPassword(hash, DEMO_PASSWORD));

/** Without the seeded colleagues. */
const demoUserIds = [firstMerchant, secondMerchant].flatMap(({ people }) => people.map(({ id }) => id));

/** Users of the two demo merchants, one per role, in the seed's order. */
export async function listDemoUsers(db: Db): Promise<DemoUser[]> {
  const rows = await db
    .selectFrom('users')
    .innerJoin('merchants', 'merchants.id', 'users.merchant_id')
    .select(['users.full_name', 'users.position', 'users.roles', 'users.phone', 'users.password_hash'])
    .select('merchants.name as merchant')
    .where('users.id', 'in', demoUserIds)
    .where('users.is_active', '=', 1)
    .orderBy('users.id')
    .execute();
  return await Promise.all(
    rows.map(async ({ full_name, position, roles, phone, merchant, ...row }) => ({
      full_name,
      position,
      roles: JSON.parse(roles) as Role[],
      merchant,
      phone,
      password: (await hasDemoPassword(row)) ? DEMO_PASSWORD : null,
    })),
  );
}

/** Sets a user's roles and tags; returns the effective tags. @throws OperationFailure `not_found` */
export async function setRights(
  db: Db,
  { phone, ...rights }: InputOf<typeof setMockRights>['body'],
  nowIso: string,
): Promise<{ tags: Permission[] }> {
  const columns = rightsColumns(normaliseRights(rights));
  const update = db.updateTable('users').set({ ...columns, ...updatedRowColumns(nowIso) });
  requireFound(await update.where('phone', '=', phone).returning('id').executeTakeFirst());
  return { tags: [...rightsOf(columns.roles, columns.tags_added, columns.tags_removed).tags] };
}
