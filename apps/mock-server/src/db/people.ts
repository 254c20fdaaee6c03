import type { RawBuilder, SqlBool } from 'kysely';
import type { Db, Row } from './schema.ts';
import { sortKey } from './text.ts';

export type Person = Pick<Row<'users'>, 'id' | 'full_name'>;

/** Users of the merchant who match, in alphabetical order. @param did condition on a row of `users` */
export async function peopleWho(db: Db, merchant: string, did: RawBuilder<SqlBool>): Promise<Person[]> {
  const people = await db
    .selectFrom('users')
    .select(['id', 'full_name'])
    .where('merchant_id', '=', merchant)
    .where(did)
    .execute();
  const keyed = people.map((person) => ({ person, key: sortKey(person.full_name) }));
  return keyed.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ person }) => person);
}
