import type { usersOperations } from '@kasa/contracts/users/operations';
import { normaliseRights, refusalOfChange, refusalOfGrant } from '@kasa/contracts/users/rights';
import type { RightsTemplateFields } from '@kasa/contracts/users/templates';
import { searchColumn } from '../../db/search.ts';
import { sortKey } from '../../db/text.ts';
import { rightsColumns } from '../../db/user-rights.ts';
import type { EntityWrites } from '../../http/entity/changes.ts';
import {
  createHandler,
  deleteHandler,
  getHandler,
  listHandler,
  updateHandler,
} from '../../http/entity/handlers.ts';
import type { Handlers } from '../../http/request/handler.ts';
import { requireNothingBeyond } from '../../http/request/own-points.ts';
import { refuse } from '../grantor.ts';
import { rightsOfRow } from '../user-store.ts';
import { applyTemplate, previewTemplate } from './apply-template.ts';
import { beyondOwnPoints, changePeople, grantorAndPeople } from './people.ts';
import { presentRightsTemplate, type RightsTemplateRow, rightsTemplates } from './template-store.ts';

type Operations = Pick<
  typeof usersOperations,
  Extract<keyof typeof usersOperations, `${string}RightsTemplate${string}`>
>;

// Templates are locked before people, here as where one is applied.
const templateWrites: EntityWrites<'rights_templates', RightsTemplateRow, RightsTemplateFields> = {
  entity: rightsTemplates,
  unique: ['name'],
  columns: ({ name, ...rights }) => ({
    ...{ name, name_key: sortKey(name), search: searchColumn('rights_templates', name) },
    ...rightsColumns(normaliseRights(rights)),
  }),
  async checkUpdate(tx, context, before, rights) {
    const { grantor } = await grantorAndPeople(tx, context, null);
    const person = { id: before.id, ...rightsOfRow(before) };
    refuse(refusalOfChange(grantor, person, normaliseRights(rights)));
  },
  async checkDelete(tx, context, before) {
    const { grantor, people } = await grantorAndPeople(tx, context, before.id, true);
    refuse(refusalOfGrant(grantor, rightsOfRow(before)));
    await requireNothingBeyond(context, () => beyondOwnPoints(tx, context, before.id));
    await changePeople(tx, context, people, { template_id: null });
  },
};

const creation: typeof templateWrites = {
  ...templateWrites,
  async requireReferences(tx, context, rights) {
    const { grantor } = await grantorAndPeople(tx, context, null);
    refuse(refusalOfGrant(grantor, normaliseRights(rights)));
  },
};

export const rightsTemplateHandlers: Handlers<Operations> = {
  listRightsTemplates: listHandler(rightsTemplates, presentRightsTemplate),
  getRightsTemplate: getHandler(rightsTemplates, presentRightsTemplate),
  createRightsTemplate: createHandler(creation, presentRightsTemplate),
  updateRightsTemplate: updateHandler(templateWrites, presentRightsTemplate),
  deleteRightsTemplate: deleteHandler(templateWrites),
  previewRightsTemplate: (context, { params }) => previewTemplate(context, params.id),
  applyRightsTemplate: (context, { params, body }) => applyTemplate(context, params.id, body.version),
};
