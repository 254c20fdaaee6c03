import type { People } from '@kasa/contracts/shared/people';
import type { RawBuilder, SqlBool } from 'kysely';
import type { z } from 'zod';
import type { Db } from './schema.ts';
import { sortKey } from './text.ts';

type Person = z.infer<typeof People>['items'][number];

const ENDING = 4;

/** Users of the merchant who match, in alphabetical order. @param condition condition on a row of `users` */
export async function findUsers(db: Db, merchant: string, condition: RawBuilder<SqlBool>): Promise<Person[]> {
  const matching = db.selectFrom('users').where('merchant_id', '=', merchant).where(condition);
  const users = await matching.select(['id', 'full_name', 'phone']).execute();
  const named = await db
    .selectFrom('users as other')
    .select(['name_key', 'phone'])
    .where('merchant_id', '=', merchant)
    .where('name_key', 'in', matching.select('users.name_key'))
    .execute();
  const phones = Map.groupBy(named, ({ name_key }) => name_key);
  const keyed = users.map(({ id, full_name, phone }) => {
    const key = sortKey(full_name);
    const others = (phones.get(key) ?? []).map((other) => other.phone).filter((other) => other !== phone);
    return { key, person: { id, full_name, phone_hint: phoneHint(phone, others) } };
  });
  return keyed.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ person }) => person);
}

/** What of a phone tells its owner from others of the same name; null: there are none. */
function phoneHint(phone: string, others: readonly string[]): string | null {
  if (others.length === 0) return null;
  const ending = phone.slice(-ENDING);
  return others.some((other) => other.endsWith(ending)) ? phone : ending;
}
