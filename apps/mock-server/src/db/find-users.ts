import type { RawBuilder, SqlBool } from 'kysely';
import type { Db, Row } from './schema.ts';
import { sortKey } from './text.ts';

export type UserIdAndName = Pick<Row<'users'>, 'id' | 'full_name'>;

/** Users of the merchant who match, in alphabetical order. @param condition condition on a row of `users` */
export async function findUsers(
  db: Db,
  merchant: string,
  condition: RawBuilder<SqlBool>,
): Promise<UserIdAndName[]> {
  const users = await db
    .selectFrom('users')
    .select(['id', 'full_name'])
    .where('merchant_id', '=', merchant)
    .where(condition)
    .execute();
  const keyed = users.map((person) => ({ person, key: sortKey(person.full_name) }));
  return keyed.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ person }) => person);
}
