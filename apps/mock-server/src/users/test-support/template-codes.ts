import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { allPermissions, type Permission } from '@kasa/contracts/shared/permissions';
import { usersOperations as users } from '@kasa/contracts/users/operations';
import type { Db, Row } from '../../db/schema.ts';
import { exampleWith, type FailureCases } from '../../http/test-support/failure-cases.ts';

const { createRightsTemplate, updateRightsTemplate, deleteRightsTemplate, applyRightsTemplate } = users;

/** Whoever asks, the owner, is something else meanwhile. */
const asker = (rights: Partial<Row<'users'>>) => (db: Db) =>
  db.updateTable('users').set(rights).where('id', '=', ids.owner).execute();
const askerIsDirector = asker({ roles: '["director"]' });
const askerLacks = (tag: Permission) => asker({ tags_removed: JSON.stringify([tag]) });
const templateIsOfOwners = (id: string) => async (db: Db) => {
  await askerIsDirector(db);
  await db.updateTable('rights_templates').set({ roles: '["owner"]' }).where('id', '=', id).execute();
};
/** They lack no permission, and have no role that covers all points. */
const askerHasAllTags = asker({ roles: '["director"]', tags_added: JSON.stringify(allPermissions) });
const templateIsOfAccountants = (id: string) => async (db: Db) => {
  await askerHasAllTags(db);
  await db.updateTable('rights_templates').set({ roles: '["accountant"]' }).where('id', '=', id).execute();
};
const ofOwners = { body: { roles: ['owner'] } };
const ofAccountants = { body: { roles: ['accountant'] } };

/** How the operations of templates of rights earn their own codes. */
export const templateCodes: FailureCases = {
  'createRightsTemplate conflict': exampleWith(createRightsTemplate, { body: { name: 'Старший касир' } }),
  'createRightsTemplate owner_only': exampleWith(createRightsTemplate, ofOwners, askerIsDirector),
  'createRightsTemplate beyond_own_points': exampleWith(createRightsTemplate, ofAccountants, askerHasAllTags),
  'createRightsTemplate right_beyond_own': exampleWith(createRightsTemplate, {}, askerLacks('reports_view')),
  'updateRightsTemplate owner_only': exampleWith(updateRightsTemplate, ofOwners, askerIsDirector),
  'updateRightsTemplate beyond_own_points': exampleWith(updateRightsTemplate, ofAccountants, askerHasAllTags),
  'updateRightsTemplate right_beyond_own': exampleWith(updateRightsTemplate, {}, askerLacks('points_manage')),
  'deleteRightsTemplate owner_only': exampleWith(
    deleteRightsTemplate,
    {},
    templateIsOfOwners(ids.rightsTemplateToDelete),
  ),
  'deleteRightsTemplate beyond_own_points': exampleWith(
    deleteRightsTemplate,
    {},
    templateIsOfAccountants(ids.rightsTemplateToDelete),
  ),
  'deleteRightsTemplate right_beyond_own': exampleWith(deleteRightsTemplate, {}, askerIsDirector),
  'applyRightsTemplate owner_only': exampleWith(
    applyRightsTemplate,
    {},
    templateIsOfOwners(ids.rightsTemplateToApply),
  ),
  'applyRightsTemplate beyond_own_points': exampleWith(
    applyRightsTemplate,
    {},
    templateIsOfAccountants(ids.rightsTemplateToApply),
  ),
  'applyRightsTemplate right_beyond_own': exampleWith(
    applyRightsTemplate,
    {},
    askerLacks('facq_transac_reversal'),
  ),
};
