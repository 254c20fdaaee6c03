import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { allPermissions } from '@kasa/contracts/shared/permissions';
import { usersOperations as users } from '@kasa/contracts/users/operations';
import type { Db, Row } from '../../db/schema.ts';
import { exampleWith, type FailureCases, UNKNOWN_ID } from '../../http/test-support/failure-cases.ts';
import { photoFailureCases } from '../../http/test-support/photo-failure-cases.ts';
import { placeAt } from '../../http/test-support/place-everywhere.ts';
import { scheduleCodes } from './schedule-codes.ts';
import { templateCodes } from './template-codes.ts';

const { updateUserRights, removeSecondFactor } = users;
const { hireUser, hireUsers, updateUser, setPointDirector, uploadUserPhoto, removeUserPhoto } = users;
const { resendInvitation, withdrawInvitation, closeUserAccess, reopenUserAccess } = users;

/** Whoever asks, the owner, is something else meanwhile. */
const asker = (rights: Partial<Row<'users'>>) => (db: Db) =>
  db.updateTable('users').set(rights).where('id', '=', ids.owner).execute();

/** They lack no permission, and have no role that covers all points. */
const askerWithAllTags = asker({ roles: '["director"]', tags_added: JSON.stringify(allPermissions) });

/** The person is an owner, and the asker, a director, none any more. */
const madeOwner = (id: string) => async (db: Db) => {
  await asker({ roles: '["director"]' })(db);
  await db.updateTable('users').set({ roles: '["owner"]' }).where('id', '=', id).execute();
  await placeAt(db, id, [ids.point]);
};

/** The person works where the asker, a director of one point, does not, too. */
const worksElsewhere = (id: string) => async (db: Db) => {
  await asker({ roles: '["director"]' })(db);
  await placeAt(db, ids.owner, [ids.point]);
  await placeAt(db, id, [ids.point, ids.pointToEdit]);
};

const [someHire] = hireUsers.example.body.people;

/** Of a command over somebody. */
const commandCases = (
  op: typeof resendInvitation | typeof withdrawInvitation | typeof closeUserAccess | typeof reopenUserAccess,
  id: string,
): FailureCases => ({
  [`${op.id} own_rights`]: exampleWith(op, { params: { id: ids.owner } }),
  [`${op.id} owner_only`]: exampleWith(op, {}, madeOwner(id)),
  [`${op.id} right_beyond_own`]: exampleWith(op, {}, asker({ tags_removed: '["facq_transac_reversal"]' })),
  [`${op.id} beyond_own_points`]: exampleWith(op, {}, worksElsewhere(id)),
});

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
  'updateUserRights beyond_own_points': exampleWith(
    updateUserRights,
    {},
    worksElsewhere(updateUserRights.example.params.id),
  ),
  'removeSecondFactor beyond_own_points': exampleWith(removeSecondFactor, {}, worksElsewhere(ids.user)),
  ...templateCodes,
  ...scheduleCodes,

  'listUsers not_found': exampleWith(users.listUsers, { query: { point_id: UNKNOWN_ID } }),
  'exportUsers not_found': exampleWith(users.exportUsers, { query: { point_id: UNKNOWN_ID } }),
  'placeUsers not_found': exampleWith(users.placeUsers, { body: { to_id: UNKNOWN_ID } }),
  'hireUser owner_only': exampleWith(
    hireUser,
    { body: { roles: ['owner'] } },
    asker({ roles: '["director"]' }),
  ),
  'hireUser right_beyond_own': exampleWith(
    hireUser,
    {},
    asker({ tags_removed: '["facq_transac_reversal"]' }),
  ),
  'hireUser beyond_own_points': exampleWith(hireUser, { body: { roles: ['accountant'] } }, askerWithAllTags),
  'hireUsers beyond_own_points': exampleWith(
    hireUsers,
    { body: { people: [{ ...someHire, roles: ['accountant'] }] } },
    askerWithAllTags,
  ),
  'hireUsers owner_only': exampleWith(
    hireUsers,
    { body: { people: [{ ...someHire, roles: ['owner'] }] } },
    asker({ roles: '["director"]' }),
  ),
  'hireUsers right_beyond_own': exampleWith(
    hireUsers,
    {},
    asker({ tags_removed: '["facq_transac_reversal"]' }),
  ),
  'hireUsers not_found': exampleWith(hireUsers, {
    body: { people: [{ ...someHire, point_ids: [UNKNOWN_ID] }] },
  }),
  'hireUser not_found': exampleWith(hireUser, { body: { point_ids: [UNKNOWN_ID] } }),
  'updateUser own_rights': exampleWith(updateUser, { params: { id: ids.owner } }),
  'updateUser owner_only': exampleWith(updateUser, {}, madeOwner(ids.userCardToEdit)),
  'updateUser right_beyond_own': exampleWith(
    updateUser,
    { body: { phone: '+380671112277' } },
    asker({ tags_removed: '["facq_transac_reversal"]' }),
  ),
  'updateUser beyond_own_points': exampleWith(updateUser, {}, worksElsewhere(ids.userCardToEdit)),
  'setPointDirector own_rights': exampleWith(
    setPointDirector,
    { body: { user_id: ids.owner } },
    asker({ roles: '["director"]' }),
  ),
  'setPointDirector owner_only': exampleWith(setPointDirector, {}, madeOwner(ids.pointDirector)),
  ...photoFailureCases(uploadUserPhoto),
  'uploadUserPhoto owner_only': exampleWith(uploadUserPhoto, {}, madeOwner(ids.userForPhoto)),
  'removeUserPhoto owner_only': exampleWith(removeUserPhoto, {}, madeOwner(ids.userForPhotoRemoval)),
  'uploadUserPhoto beyond_own_points': exampleWith(uploadUserPhoto, {}, worksElsewhere(ids.userForPhoto)),
  'removeUserPhoto beyond_own_points': exampleWith(
    removeUserPhoto,
    {},
    worksElsewhere(ids.userForPhotoRemoval),
  ),
  ...commandCases(resendInvitation, ids.userInvited),
  ...commandCases(withdrawInvitation, ids.userToWithdraw),
  ...commandCases(closeUserAccess, ids.userToClose),
  ...commandCases(reopenUserAccess, ids.userToReopen),
  'resendInvitation conflict': exampleWith(resendInvitation, { params: { id: ids.user } }),
  'withdrawInvitation conflict': exampleWith(withdrawInvitation, { params: { id: ids.user } }),
  'reopenUserAccess conflict': exampleWith(reopenUserAccess, { params: { id: ids.user } }),
};
