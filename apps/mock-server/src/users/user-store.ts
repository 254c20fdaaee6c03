import type { Permission, Role } from '@kasa/contracts/shared/permissions';
import { usersOperations } from '@kasa/contracts/users/operations';
import type { Rights } from '@kasa/contracts/users/rights';
import type { MerchantUserEntity } from '@kasa/contracts/users/users';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../db/schema.ts';
import { hasRole, hasTag } from '../db/user-rights.ts';
import { userSearchFilter } from '../db/user-search-columns.ts';
import { entityReader, type RowOf, withJournal } from '../http/entity/entity.ts';
import { byUserText, byValue } from '../http/entity/filters.ts';
import { withList } from '../http/entity/list.ts';
import { rightsOf } from '../http/session/session.ts';

const hasSingleTags = sql<SqlBool>`(tags_added <> '[]' or tags_removed <> '[]')`;

const reader = entityReader({
  type: 'user',
  table: 'users',
  columns: [
    'full_name',
    'position',
    'phone',
    'roles',
    'tags_added',
    'tags_removed',
    'is_active',
    'second_factor_at',
  ],
  related: (rows) => rows,
});

export type UserRow = RowOf<typeof reader>;

const list = withList(reader, usersOperations.listUsers, {
  sorts: { full_name: 'name_key', phone: 'phone', created_at: 'created_at' },
  defaultSort: 'full_name',
  filters: {
    q: byUserText(userSearchFilter),
    role: byUserText((role) => hasRole(role as Role)),
    tag: byUserText((tag) => hasTag(tag as Permission)),
    has_single_tags: byValue({ true: () => hasSingleTags, false: () => sql<SqlBool>`not ${hasSingleTags}` }),
    is_active: byValue({ true: (eb) => eb('is_active', '=', 1), false: (eb) => eb('is_active', '=', 0) }),
  },
});

/** Users with journal entries, which record their rights. */
export const users = withJournal(list, (row) => ({ name: row.full_name, fields: { ...rightsOfRow(row) } }));

/** Locks users of the merchant until the transaction ends, by id, to avoid deadlocks. */
export function lockUsers(tx: Db, merchant: string, ids: readonly string[]): Promise<UserRow[]> {
  const own = tx.selectFrom('users').selectAll().where('merchant_id', '=', merchant);
  return own.where('id', 'in', ids).orderBy('id').forUpdate().execute();
}

export function rightsOfRow(row: Pick<UserRow, 'roles' | 'tags_added' | 'tags_removed'>): Rights {
  return {
    roles: JSON.parse(row.roles) as Role[],
    tags_added: JSON.parse(row.tags_added) as Permission[],
    tags_removed: JSON.parse(row.tags_removed) as Permission[],
  };
}

export function presentUser({ second_factor_at, ...row }: UserRow): MerchantUserEntity {
  const { roles, tags_added, tags_removed } = rightsOfRow(row);
  const { tags } = rightsOf(row.roles, row.tags_added, row.tags_removed);
  return {
    ...row,
    roles: [...roles],
    tags_added: [...tags_added],
    tags_removed: [...tags_removed],
    tags: [...tags],
    has_second_factor: second_factor_at !== null,
    is_active: row.is_active === 1,
  };
}
