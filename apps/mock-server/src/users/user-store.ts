/** SQL that reads people of the merchant. */
import type { InputOf } from '@kasa/contracts/shared/operation';
import type { Permission, Role } from '@kasa/contracts/shared/permissions';
import type { usersOperations } from '@kasa/contracts/users/operations';
import type { Rights } from '@kasa/contracts/users/rights';
import type { MerchantUserEntity } from '@kasa/contracts/users/users';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { BATCH, inBatches } from '../db/in-batches.ts';
import { type PageOfRows, type PageTaking, type PageWindow, readPage } from '../db/paged.ts';
import type { Db, Row } from '../db/schema.ts';
import { containsAny } from '../db/search.ts';
import { searchText } from '../db/text.ts';
import { hasRole, hasTag } from '../db/user-rights.ts';
import { sortOf } from '../http/list.ts';
import { rightsOf } from '../http/session/session.ts';

type ListQuery = InputOf<typeof usersOperations.listUsers>['query'];

/** What a list of people is narrowed by. */
export type UserFilter = Omit<ListQuery, 'page' | 'perPage' | 'sort'>;

const COLUMNS = [
  'id',
  'full_name',
  'position',
  'phone',
  'roles',
  'tags_added',
  'tags_removed',
  'is_active',
  'version',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof Row<'users'>)[];

/** A person, without what only sign-in needs. */
export type UserRow = Pick<Row<'users'>, (typeof COLUMNS)[number]>;

/** The column behind each way to sort; names have a key in the order of the alphabet. */
const SORT = { full_name: 'name_key', phone: 'phone', created_at: 'created_at' } as const;

/** Somebody of the merchant. */
export function findUser(db: Db, merchant: string, id: string): Promise<UserRow | undefined> {
  const own = db.selectFrom('users').select(COLUMNS).where('merchant_id', '=', merchant);
  return own.where('id', '=', id).executeTakeFirst();
}

/**
 * People of the merchant, held so until the transaction ends; always in the order of their ids, so that two who change
 * each other never wait for each other.
 */
export function lockUsers(tx: Db, merchant: string, ids: readonly string[]): Promise<UserRow[]> {
  const own = tx.selectFrom('users').select(COLUMNS).where('merchant_id', '=', merchant);
  return own.where('id', 'in', ids).orderBy('id').forUpdate().execute();
}

/** A page of the merchant's people. */
export function pageOfUsers(
  db: Db,
  merchant: string,
  query: ListQuery,
  window: PageWindow,
): Promise<PageOfRows<UserRow>> {
  const { field, direction } = sortOf(query.sort, 'full_name');
  const filtered = () => filteredUsers(db, merchant, query);
  const rows = ({ beforeJoins, afterJoins }: PageTaking) => {
    const all = filtered().select(COLUMNS).orderBy(SORT[field], direction).orderBy('id', direction);
    return afterJoins(beforeJoins(all));
  };
  // Asked a few times a day: not worth keeping as a prepared one.
  return readPage<UserRow, 'users'>(db, { shape: undefined, window, values: {}, filtered, rows });
}

/** All people of the merchant that a filter lets through, in the order of the alphabet. @param goOn see `inBatches` */
export async function* allUsers(
  db: Db,
  merchant: string,
  filter: UserFilter,
  goOn?: () => Promise<void>,
): AsyncGenerator<UserRow> {
  const read = (on: Db, last: Pick<Row<'users'>, 'name_key' | 'id'> | undefined) =>
    filteredUsers(on, merchant, filter)
      .$if(last !== undefined, (qb) =>
        qb.where(sql<SqlBool>`(name_key, id) > (${last?.name_key}, ${last?.id})`),
      )
      .select([...COLUMNS, 'name_key'])
      .orderBy('name_key')
      .orderBy('id')
      .limit(BATCH)
      .execute();
  yield* inBatches(db, read, goOn);
}

function filteredUsers(db: Db, merchant: string, filter: UserFilter) {
  let own = db.selectFrom('users').where('merchant_id', '=', merchant);
  for (const condition of conditionsOf(filter)) own = own.where(condition);
  return own;
}

function conditionsOf({ q, role, tag, has_single_tags, is_active }: UserFilter): RawBuilder<SqlBool>[] {
  const typed = typedFilter(q);
  return [
    ...(typed ? [typed] : []),
    ...(role ? [hasRole(role)] : []),
    ...(tag ? [hasTag(tag)] : []),
    ...(has_single_tags === 'true' ? [sql<SqlBool>`(tags_added <> '[]' or tags_removed <> '[]')`] : []),
    ...(has_single_tags === 'false' ? [sql<SqlBool>`(tags_added = '[]' and tags_removed = '[]')`] : []),
    ...(is_active ? [sql<SqlBool>`is_active = ${is_active === 'true' ? 1 : 0}`] : []),
  ];
}

/** Nothing but what phones are written with. */
const PHONE = /^\+?[\d\s()-]+$/;

/** The condition "name, position or phone contains what was typed"; a phone with whatever stands between its digits. */
function typedFilter(typed: string | undefined): RawBuilder<SqlBool> | undefined {
  const needle = searchText(typed);
  if (needle === '') return undefined;
  const needles = PHONE.test(needle) ? [needle, needle.replace(/[\s()-]/g, '')] : [needle];
  return containsAny(
    'found_by',
    needles.filter((one) => one !== ''),
  );
}

/** The rights that a row holds. */
export function rightsOfRow(row: Pick<UserRow, 'roles' | 'tags_added' | 'tags_removed'>): Rights {
  return {
    roles: JSON.parse(row.roles) as Role[],
    tags_added: JSON.parse(row.tags_added) as Permission[],
    tags_removed: JSON.parse(row.tags_removed) as Permission[],
  };
}

/** A person on the wire. */
export function presentUser(row: UserRow): MerchantUserEntity {
  const { roles, tags_added, tags_removed } = rightsOfRow(row);
  const { tags } = rightsOf(row.roles, row.tags_added, row.tags_removed);
  const { id, full_name, position, phone, version, created_at, updated_at } = row;
  return {
    ...{ id, full_name, position, phone, version, created_at, updated_at },
    roles: [...roles],
    tags_added: [...tags_added],
    tags_removed: [...tags_removed],
    tags: [...tags],
    is_active: row.is_active === 1,
  };
}
