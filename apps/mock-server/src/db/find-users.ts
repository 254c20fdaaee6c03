import type { People } from '@kasa/contracts/shared/people';
import type { RawBuilder, SqlBool } from 'kysely';
import type { z } from 'zod';
import { notToldApart } from './namesakes.ts';
import { seenBy, type Viewer } from './point-scope.ts';
import type { Db } from './schema.ts';

type Person = z.infer<typeof People>['items'][number];

/** Users that somebody sees who match, in alphabetical order. @param condition condition on a row of `users` */
export async function findUsers(db: Db, viewer: Viewer, condition: RawBuilder<SqlBool>): Promise<Person[]> {
  const own = db.selectFrom('users').where('merchant_id', '=', viewer.merchantId);
  const matching = own.where(seenBy(db, 'users', viewer)).where(condition);
  const users = await matching.select(['id', 'full_name', 'name_key']).execute();
  return users
    .sort((a, b) => (a.name_key < b.name_key ? -1 : 1))
    .map(({ id, full_name }) => ({ id, full_name, ...notToldApart }));
}
