import { z } from 'zod';
import { entityOperations } from '../../shared/entity-operations.ts';
import { exampleIds } from '../../shared/example-ids.ts';
import { exampleFile, exportedFile } from '../../shared/files.ts';
import { Id } from '../../shared/ids.ts';
import { operation } from '../../shared/operation.ts';
import { effectivePermissions } from '../../shared/permissions.ts';
import {
  MerchantUser,
  MerchantUserExportQuery,
  MerchantUserPage,
  MerchantUserQuery,
  SecondFactorRemovalInput,
  UserRightsUpdate,
} from '../users.ts';

const path = '/api/v1/users/users';
const permission = 'users_manage';

export const exampleUser: z.input<typeof MerchantUser> = {
  id: exampleIds.user,
  full_name: 'Мельник Сергій Іванович',
  position: 'Директор',
  tax_number: null,
  phone: '+380500000002',
  photo: null,
  points: [{ id: exampleIds.point, name: 'Затишок на Городоцькій', kind: 'fiscal' }],
  state: 'active',
  invitation: null,
  roles: ['director'],
  tags_added: [],
  tags_removed: [],
  tags: effectivePermissions(['director']),
  template: null,
  has_second_factor: false,
  is_active: true,
  version: 1,
  created_at: '2026-01-12T08:00:00.000Z',
  updated_at: '2026-01-12T08:00:00.000Z',
};

export const users = entityOperations({
  path,
  readPermission: permission,
  writePermission: permission,
  entity: MerchantUser,
  page: MerchantUserPage,
  example: exampleUser,
});

export const listUsers = users.list('listUsers', {
  summary: 'People of the merchant, and what they may do',
  description:
    'With their roles, the tags given and taken beside them, where they work and whether they can sign in. A point that is not the merchant’s is not found.',
  query: MerchantUserQuery,
  codes: ['not_found'],
  example: { page: 1, sort: 'full_name' },
});

export const exportUsers = operation({
  ...exportedFile,
  id: 'exportUsers',
  permission,
  path: '/api/v1/users/export',
  summary: 'The people of a filter as a file, in the order of the alphabet',
  description:
    'Streams all of them, as `exportAuditEntries` does: filter and time of the export stand above the rows, roles and permissions in the words of `lng`; XLSX has typed cells and no formulas; CSV is UTF-8 with BOM, fields parted by semicolons. Two may run at a time for a person, and four in a server process; a further one is `rate_limited`.',
  query: MerchantUserExportQuery,
  codes: ['not_found'],
  example: {
    query: { format: 'csv', role: ['cashier'] },
    data: exampleFile('users'),
  },
});

export const getUser = users.get('getUser', {
  summary: 'Somebody of the merchant, and what they may do',
  description: '`tags` is what the roles, the tags given and the tags taken amount to.',
});

/** The cashier of the examples. */
const cashier = {
  id: exampleIds.userToEdit,
  full_name: 'Романюк Ірина Богданівна',
  position: 'Старша касирка',
  phone: '+380500000021',
};

const given: Pick<z.input<typeof MerchantUser>, 'roles' | 'tags_added' | 'tags_removed'> = {
  roles: ['cashier'],
  tags_added: ['encashment_perform'],
  tags_removed: ['facq_transac_reversal'],
};

export const updateUserRights = operation({
  id: 'updateUserRights',
  permission,
  method: 'PUT',
  path: `${path}/{id}/rights`,
  summary: 'Give somebody other roles and single permission tags',
  description: [
    'Replaces all three lists; an added tag that a role holds and a removed one that none holds are left out, as are doubles. A tag that is added and removed is removed. What changes nothing makes no new version. `template_id` says which template they were taken from; one that is not the merchant’s is not found, and another than before is for who could take all rights of the person and give all of the template (`right_beyond_own`), as it may be applied again.',
    'Nobody changes their own rights (`own_rights`). Only an owner makes somebody an owner, or changes one (`owner_only`). Nobody gives or takes a tag that they lack themselves, nor a role that holds such a tag (`right_beyond_own`; `details.permission` names it). So a merchant always keeps an owner.',
    'Counts for every session of the person with their next request, and for what their open streams tell. They are told by `user.changed`, as is whoever manages users.',
  ].join('\n\n'),
  params: z.strictObject({ id: Id }),
  body: UserRightsUpdate,
  data: MerchantUser,
  codes: ['not_found', 'conflict', 'own_rights', 'owner_only', 'right_beyond_own', 'beyond_own_points'],
  failureDetails: {
    conflict: { current_version: 2 },
    right_beyond_own: { permission: 'audit_view' },
  },
  assumed:
    'Who may give what to whom: the specification says only that there are lists and templates (spec §6).',
  example: {
    params: { id: exampleIds.userToEdit },
    body: { ...given, template_id: exampleIds.rightsTemplate, version: 1 },
    data: {
      ...exampleUser,
      ...cashier,
      ...given,
      template: { id: exampleIds.rightsTemplate, name: 'Старший касир' },
      tags: effectivePermissions(given.roles, given.tags_added, given.tags_removed),
      version: 2,
      updated_at: '2026-11-20T09:00:00.000Z',
    },
  },
});

export const removeSecondFactor = operation({
  id: 'removeSecondFactor',
  permission,
  method: 'POST',
  path: `${path}/{id}/remove-second-factor`,
  summary: 'Take away the second factor of somebody who lost the phone',
  description:
    'Ends all sessions of the person, who then signs in by the password alone, and has to turn it on again first if a role requires it. For who could take away all rights of the person: nobody does it for themselves (`own_rights`), only an owner for an owner (`owner_only`), nobody for who may do more (`right_beyond_own`). The reason stands in the journal. Without a factor nothing changes.',
  params: z.strictObject({ id: Id }),
  body: SecondFactorRemovalInput,
  data: MerchantUser,
  codes: ['not_found', 'own_rights', 'owner_only', 'right_beyond_own', 'beyond_own_points'],
  failureDetails: { right_beyond_own: { permission: 'audit_view' } },
  assumed: 'The specification does not have it; phones get lost.',
  example: {
    params: { id: exampleIds.user },
    body: { reason: 'Загублено телефон' },
    data: exampleUser,
  },
});
