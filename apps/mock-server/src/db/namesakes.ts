import type { Db } from './schema.ts';
import { sortKey } from './text.ts';

/** Somebody by the name of an earlier moment. */
export interface PersonThen {
  /** Null: unknown. */
  readonly id: string | null;
  readonly name: string;
}

/**
 * Whether by the name alone a person could be somebody else: another one of the merchant has that name now, or they
 * are called otherwise by now.
 */
export async function findNamesakes(
  db: Db,
  merchant: string,
  people: readonly PersonThen[],
): Promise<(person: PersonThen) => boolean> {
  const keys = [...new Set(people.map(({ name }) => sortKey(name)))];
  if (keys.length === 0) return () => false;
  const ids = [...new Set(people.flatMap(({ id }) => (id === null ? [] : [id])))];
  const users = db.selectFrom('users').select(['id', 'name_key']).where('merchant_id', '=', merchant);
  const named = await users.where('name_key', 'in', keys).execute();
  const known = ids.length === 0 ? [] : await users.where('id', 'in', ids).execute();
  const keyNow = new Map(known.map(({ id, name_key }) => [id, name_key]));
  return ({ id, name }) => {
    const key = sortKey(name);
    const isRenamed = id !== null && keyNow.has(id) && keyNow.get(id) !== key;
    return isRenamed || named.some((other) => other.id !== id && other.name_key === key);
  };
}
