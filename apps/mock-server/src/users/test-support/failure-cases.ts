import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { usersOperations as users } from '@kasa/contracts/users/operations';
import type { Db, Row } from '../../db/schema.ts';
import { exampleWith, type FailureCases } from '../../http/test-support/failure-cases.ts';

const { updateUserRights, removeSecondFactor } = users;

/** Whoever asks, the owner, is something else meanwhile. */
const asker = (rights: Partial<Row<'users'>>) => (db: Db) =>
  db.updateTable('users').set(rights).where('id', '=', ids.owner).execute();

/** How the operations of users earn their own codes. */
export const failureCases: FailureCases = {
  'updateUserRights own_rights': exampleWith(updateUserRights, { params: { id: ids.owner } }),
  'updateUserRights owner_only': exampleWith(
    updateUserRights,
    { body: { roles: ['owner'] } },
    asker({ roles: '["director"]' }),
  ),
  'updateUserRights right_beyond_own': exampleWith(
    updateUserRights,
    {},
    asker({ tags_removed: '["encashment_perform"]' }),
  ),
  'removeSecondFactor own_rights': exampleWith(removeSecondFactor, { params: { id: ids.owner } }),
  'removeSecondFactor owner_only': exampleWith(removeSecondFactor, {}, async (db) => {
    await asker({ roles: '["director"]' })(db);
    await db.updateTable('users').set({ roles: '["owner"]' }).where('id', '=', ids.user).execute();
  }),
  'removeSecondFactor right_beyond_own': exampleWith(
    removeSecondFactor,
    {},
    asker({ tags_removed: '["encashment_perform"]' }),
  ),
};
