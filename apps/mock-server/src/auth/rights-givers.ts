import { type Permission, type Role, roles } from '@kasa/contracts/shared/permissions';
import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';

/** Named at most: enough to find one of them at work. */
const NAMED = 5;
const TAG: Permission = 'users_manage';

const givingRoles = (Object.keys(roles) as Role[]).filter((role) =>
  (roles[role].tags as readonly Permission[]).includes(TAG),
);

/** How a name stands in a JSON list. */
const inList = (name: string) => `%"${name}"%`;

/** Who of a merchant can give a missing right: up to five active people with `users_manage`, owners first. */
export function listRightsGivers(db: Db, merchantId: string) {
  return db
    .selectFrom('users')
    .select(['full_name', 'position'])
    .where('merchant_id', '=', merchantId)
    .where('is_active', '=', 1)
    .where('tags_removed', 'not like', inList(TAG))
    .where((user) =>
      user.or([
        user('tags_added', 'like', inList(TAG)),
        ...givingRoles.map((role) => user('roles', 'like', inList(role))),
      ]),
    )
    .orderBy(sql`case when roles like ${inList('owner')} then 0 else 1 end`)
    .orderBy('created_at')
    .orderBy('id')
    .limit(NAMED)
    .execute();
}
