import { z } from 'zod';
import { entityOperations } from '../../shared/entity-operations.ts';
import { exampleIds } from '../../shared/example-ids.ts';
import { Id } from '../../shared/ids.ts';
import { inputFromEntity } from '../../shared/input-from-entity.ts';
import { operation } from '../../shared/operation.ts';
import { effectivePermissions } from '../../shared/permissions.ts';
import {
  AppliedRightsTemplate,
  RightsTemplate,
  RightsTemplateApplication,
  RightsTemplateInput,
  RightsTemplatePage,
  RightsTemplatePreview,
  RightsTemplateQuery,
  RightsTemplateUpdate,
} from '../templates.ts';

const path = '/api/v1/users/templates';
const permission = 'users_manage';
const assumed =
  'The specification names lists and templates of rights (spec §6), and makes no call that keeps a template.';
const refusals = ['owner_only', 'right_beyond_own', 'beyond_own_points'] as const;
const beyondOwn = { right_beyond_own: { permission: 'audit_view' } } as const;
const nameTaken = {
  conflict: {
    fields: [{ path: 'name', rule: 'taken' as const, message: 'Таке значення вже використано' }],
  },
};

export const exampleRightsTemplate: z.input<typeof RightsTemplate> = {
  id: exampleIds.rightsTemplate,
  name: 'Старший касир',
  roles: ['cashier'],
  tags_added: ['encashment_perform'],
  tags_removed: [],
  tags: effectivePermissions(['cashier'], ['encashment_perform']),
  users_count: 1,
  changed_count: 0,
  version: 1,
  created_at: '2026-01-12T08:00:00.000Z',
  updated_at: '2026-01-12T08:00:00.000Z',
};

const templates = entityOperations({
  path,
  readPermission: permission,
  writePermission: permission,
  entity: RightsTemplate,
  page: RightsTemplatePage,
  example: exampleRightsTemplate,
});

export const listRightsTemplates = templates.list('listRightsTemplates', {
  summary: 'Templates of rights',
  description: 'Each with what it gives, how many people have it, and how many of them have other rights.',
  query: RightsTemplateQuery,
  assumed,
  example: { page: 1, sort: 'name' },
});

export const getRightsTemplate = templates.get('getRightsTemplate', {
  summary: 'A template of rights',
  description: 'A change of it changes nobody: `applyRightsTemplate` does.',
  assumed,
});

const created = {
  ...exampleRightsTemplate,
  ...{ name: 'Касир зі звітами', tags_added: ['reports_view' as const] },
  ...{ tags: effectivePermissions(['cashier'], ['reports_view']), users_count: 0 },
};

export const createRightsTemplate = templates.create('createRightsTemplate', {
  summary: 'Keep rights as a template',
  description:
    'Rights are kept as `updateUserRights` keeps them. Nobody keeps a role or a tag that they could not give: `owner_only`, `right_beyond_own`. A name that is taken is a conflict at the field.',
  body: RightsTemplateInput,
  codes: [...refusals],
  failureDetails: { ...beyondOwn, ...nameTaken },
  assumed,
  example: { body: inputFromEntity(RightsTemplateInput, created), data: created },
});

const edited = {
  ...exampleRightsTemplate,
  ...{ id: exampleIds.rightsTemplateToEdit, name: 'Керівник зміни', roles: ['director' as const] },
  ...{ tags_added: [], tags_removed: ['users_manage' as const], users_count: 0 },
  tags: effectivePermissions(['director'], [], ['users_manage']),
};

export const updateRightsTemplate = templates.update('updateRightsTemplate', {
  summary: 'Change a template of rights',
  description:
    'Replaces all of it. People who have it keep their rights until `applyRightsTemplate`. Who may change what of it: as of a person, see `updateUserRights`.',
  body: RightsTemplateUpdate,
  codes: [...refusals],
  failureDetails: beyondOwn,
  assumed,
  example: {
    body: { ...inputFromEntity(RightsTemplateInput, edited), version: 1 },
    data: { ...edited, version: 2 },
  },
});

export const deleteRightsTemplate = templates.remove('deleteRightsTemplate', {
  summary: 'Delete a template of rights',
  description:
    'People who have it keep their rights, and have no template any more. For who could give all that it holds (`owner_only`, `right_beyond_own`).',
  codes: [...refusals],
  failureDetails: beyondOwn,
  assumed,
  exampleId: exampleIds.rightsTemplateToDelete,
});

export const previewRightsTemplate = operation({
  id: 'previewRightsTemplate',
  permission,
  method: 'GET',
  path: `${path}/{id}/preview`,
  summary: 'Who gains and loses what when a template is applied again',
  description:
    'About everybody who has the template and other rights than it says; also about those whom `applyRightsTemplate` would skip, and why. A session that is limited to points is told of those alone who work nowhere else. Nothing changes.',
  params: z.strictObject({ id: Id }),
  data: RightsTemplatePreview,
  codes: ['not_found'],
  assumed,
  example: {
    params: { id: exampleIds.rightsTemplateToApply },
    data: {
      ...{ changed: 1, same: 0, refused: 0, is_capped: false, version: 1 },
      items: [
        {
          ...{ id: exampleIds.userWithPhoto, name: 'Іваненко Петро Андрійович' },
          ...{ roles_gained: [], roles_lost: [], tags_gained: [], tags_lost: ['facq_transac_reversal'] },
          ...{ reason: null, permission: null },
        },
      ],
    },
  },
});

export const applyRightsTemplate = operation({
  id: 'applyRightsTemplate',
  permission,
  method: 'POST',
  path: `${path}/{id}/apply`,
  summary: 'Give the rights of a template to everybody who has it',
  description: [
    'In one transaction, with an entry of the journal and a `user.changed` for each who gets other rights; they count as those of `updateUserRights`. Who has exactly these rights already is left as they are. Whom whoever asks may not change is skipped, and named in the answer.',
    'For who could give all that the template holds (`owner_only`, `right_beyond_own`). Another version than the one that was previewed: conflict.',
  ].join('\n\n'),
  params: z.strictObject({ id: Id }),
  body: RightsTemplateApplication,
  data: AppliedRightsTemplate,
  codes: ['not_found', 'conflict', ...refusals],
  failureDetails: { ...beyondOwn, conflict: { current_version: 2 } },
  assumed,
  example: {
    params: { id: exampleIds.rightsTemplateToApply },
    body: { version: 1 },
    data: { changed: 1, same: 0, refused: 0, skipped: [] },
  },
});
