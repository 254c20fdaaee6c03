import type { Db } from './schema.ts';
import { sortKey } from './text.ts';

/** Somebody by the name of an earlier moment. */
export interface PersonThen {
  /** Null: unknown. */
  readonly id: string | null;
  readonly name: string;
}

/** The present phones of somebody whose name does not say who it is. */
export interface Namesakes {
  /** Null: unknown. */
  readonly phone: string | null;
  /** Of others who have the name now. */
  readonly others: readonly string[];
}

/** What is said of a person in an answer before `tellPeopleApart` has looked for others of that name. */
export const notToldApart = { has_namesake: false, phone_hint: null as string | null };

/**
 * Finds for a person whom by the name alone it could be as well: others of the merchant who have that name now. Null:
 * there are none, and the person is called so.
 */
export async function findNamesakes(
  db: Db,
  merchant: string,
  people: readonly PersonThen[],
): Promise<(person: PersonThen) => Namesakes | null> {
  const keys = [...new Set(people.map(({ name }) => sortKey(name)))];
  if (keys.length === 0) return () => null;
  const ids = [...new Set(people.flatMap(({ id }) => (id === null ? [] : [id])))];
  const users = db
    .selectFrom('users')
    .select(['id', 'name_key', 'phone'])
    .where('merchant_id', '=', merchant);
  const named = await users.where('name_key', 'in', keys).execute();
  const known = ids.length === 0 ? [] : await users.where('id', 'in', ids).execute();
  const now = new Map(known.map((user) => [user.id, user]));
  return ({ id, name }) => {
    const key = sortKey(name);
    const own = id === null ? undefined : now.get(id);
    const others = named.filter((other) => other.id !== id && other.name_key === key);
    const isCalledSo = own === undefined || own.name_key === key;
    if (others.length === 0 && isCalledSo) return null;
    return { phone: own?.phone ?? null, others: others.map(({ phone }) => phone) };
  };
}
