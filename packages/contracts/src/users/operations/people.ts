/** Hiring, changing and leaving. */
import { z } from 'zod';
import { EmptyData } from '../../shared/empty-data.ts';
import { exampleIds } from '../../shared/example-ids.ts';
import { Id } from '../../shared/ids.ts';
import { operation } from '../../shared/operation.ts';
import { effectivePermissions } from '../../shared/permissions.ts';
import { HiredUsers, MerchantUser, UserHire, UserHires, UserUpdate } from '../users.ts';
import { exampleUser, users } from './users.ts';

const path = '/api/v1/users/users';
const permission = 'users_manage';
const params = z.strictObject({ id: Id });
const beyondOwn = { right_beyond_own: { permission: 'audit_view' } } as const;
const whoMay =
  'For who could give and take all rights of the person: nobody does it to themselves (`own_rights`), only an owner to an owner (`owner_only`), nobody to who may do more (`right_beyond_own`).';
const limits =
  'Within an hour at most three invitations of a phone, a minute apart, and 100 of a merchant; 300 a day (rate_limited).';
const invitation = { sent_at: '2026-11-20T09:00:00.000Z', expires_at: '2026-11-23T09:00:00.000Z' };
const invited = {
  ...exampleUser,
  ...{ state: 'invited' as const, is_active: false, invitation: { ...invitation, has_expired: false } },
  ...{ roles: ['cashier' as const], tags: effectivePermissions(['cashier']) },
};
const hired = {
  full_name: 'Дорошенко Ганна Василівна',
  position: 'Касирка',
  tax_number: null,
  phone: '+380671112240',
};

export const hireUser = operation({
  id: 'hireUser',
  permission,
  method: 'POST',
  path,
  summary: 'Hire somebody: a code goes to the phone, by which the person sets a password',
  description: [
    'The person is `invited` until `acceptInvitation`; the code counts three days. A phone that somebody of the merchant has, also one who left, is a conflict at `phone` that names the person. Whether it is registered elsewhere is not told: the message says so, and its code is worth nothing.',
    `Nobody gives what they lack themselves: see \`updateUserRights\`. ${limits}`,
  ].join('\n\n'),
  body: UserHire,
  data: MerchantUser,
  keyScope: 'user',
  codes: ['not_found', 'owner_only', 'right_beyond_own', 'beyond_own_points'],
  failureDetails: {
    ...beyondOwn,
    conflict: {
      fields: [
        {
          path: 'phone',
          rule: 'taken',
          message: 'Цей номер має Романюк Ірина Богданівна',
        },
      ],
    },
  },
  assumed: 'How somebody is hired: the specification has the screen (spec §2) and shows no call.',
  example: {
    body: {
      ...hired,
      point_ids: [exampleIds.point],
      ...{ roles: ['cashier'], tags_added: [], tags_removed: [] },
    },
    data: { ...invited, ...hired },
  },
});

export const hireUsers = operation({
  id: 'hireUsers',
  permission,
  method: 'POST',
  path: '/api/v1/users/hires',
  summary: 'Hire several people, such as those of a file: all of them, or nobody',
  description: `As \`hireUser\`, each with a code. What is wrong is told of all rows at once, at \`people.<row>.<field>\`, and then nobody is hired. ${limits}`,
  body: UserHires,
  data: HiredUsers,
  keyScope: 'user',
  codes: ['not_found', 'owner_only', 'right_beyond_own', 'beyond_own_points'],
  failureDetails: beyondOwn,
  assumed: 'The specification does not have it.',
  example: {
    body: {
      people: [
        {
          ...{ full_name: 'Гончарук Ліля Степанівна', position: 'Касирка', tax_number: null },
          ...{ phone: '+380671112243', point_ids: [exampleIds.point] },
          ...{ roles: ['cashier'], tags_added: [], tags_removed: [] },
        },
        {
          ...{ full_name: 'Остапчук Юрій Миколайович', position: 'Касир', tax_number: '3184710691' },
          ...{ phone: '+380671112244', point_ids: [] },
          ...{ roles: ['cashier'], tags_added: [], tags_removed: [] },
        },
      ],
    },
    data: { hired: 2 },
  },
});

export const updateUser = users.update('updateUser', {
  summary: 'Change who somebody is and where they work',
  description: [
    'Replaces all of it; rights: `updateUserRights`. Only an owner changes an owner (`owner_only`); the own phone and points somebody else changes (`own_rights`).',
    `With another phone the person, unless they have left, is \`invited\` anew: sessions end, a code goes to the new phone, and by it a new password is set. That is for who could take all rights of the person (\`right_beyond_own\`). ${limits}`,
  ].join('\n\n'),
  body: UserUpdate,
  codes: ['own_rights', 'owner_only', 'right_beyond_own', 'beyond_own_points'],
  failureDetails: beyondOwn,
  assumed: 'The specification lists the fields (spec §3) and shows no call.',
  example: {
    body: {
      ...{ full_name: 'Паламарчук Юлія Олегівна', position: 'Касирка', tax_number: '3184710691' },
      ...{ phone: '+380500000029', point_ids: [exampleIds.point], version: 1 },
    },
    data: {
      ...exampleUser,
      ...{ id: exampleIds.userCardToEdit, full_name: 'Паламарчук Юлія Олегівна', position: 'Касирка' },
      ...{ tax_number: '3184710691', phone: '+380500000029', version: 2 },
      ...{ roles: ['cashier'], tags: effectivePermissions(['cashier']) },
    },
  },
});

export const resendInvitation = operation({
  id: 'resendInvitation',
  permission,
  method: 'POST',
  path: `${path}/{id}/invitation`,
  summary: 'Send somebody who is invited another code',
  description: `The one before is worth nothing from now on. Nobody who waits for none: conflict. ${whoMay} ${limits}`,
  params,
  data: MerchantUser,
  codes: ['not_found', 'conflict', 'own_rights', 'owner_only', 'right_beyond_own', 'beyond_own_points'],
  failureDetails: beyondOwn,
  assumed: 'The specification does not have it; messages get lost.',
  example: {
    params: { id: exampleIds.userInvited },
    data: { ...invited, id: exampleIds.userInvited, full_name: 'Зінченко Марта Іванівна' },
  },
});

export const withdrawInvitation = operation({
  id: 'withdrawInvitation',
  permission,
  method: 'DELETE',
  path: `${path}/{id}/invitation`,
  summary: 'Withdraw an invitation',
  description: `Its code is worth nothing from now on. Somebody who never set a password is gone from the list; somebody who was to come back has left again. ${whoMay}`,
  params,
  data: EmptyData,
  codes: ['not_found', 'conflict', 'own_rights', 'owner_only', 'right_beyond_own', 'beyond_own_points'],
  failureDetails: beyondOwn,
  assumed: 'The specification does not have it.',
  example: { params: { id: exampleIds.userToWithdraw }, data: {} },
});

export const closeUserAccess = operation({
  id: 'closeUserAccess',
  permission,
  method: 'POST',
  path: `${path}/{id}/close-access`,
  summary: 'Somebody leaves: end their access at once, everywhere',
  description: `Ends all sessions and open streams of the person; what they did, their shifts, rights and points stay. Who has left already stays as they are. ${whoMay}`,
  params,
  data: MerchantUser,
  codes: ['not_found', 'own_rights', 'owner_only', 'right_beyond_own', 'beyond_own_points'],
  failureDetails: beyondOwn,
  assumed: 'The specification does not have it.',
  example: {
    params: { id: exampleIds.userToClose },
    data: {
      ...exampleUser,
      ...{ id: exampleIds.userToClose, full_name: 'Левченко Роман Петрович', position: 'Касир' },
      ...{ phone: '+380500000032', state: 'left', is_active: false, version: 2 },
      ...{ roles: ['cashier'], tags: effectivePermissions(['cashier']) },
    },
  },
});

export const reopenUserAccess = operation({
  id: 'reopenUserAccess',
  permission,
  method: 'POST',
  path: `${path}/{id}/reopen-access`,
  summary: 'Somebody comes back: invite them again, with the rights and points they had',
  description: `A code goes to the phone, by which a new password is set: the number may be somebody else’s by now. Who has not left: conflict. ${whoMay} ${limits}`,
  params,
  data: MerchantUser,
  codes: ['not_found', 'conflict', 'own_rights', 'owner_only', 'right_beyond_own', 'beyond_own_points'],
  failureDetails: beyondOwn,
  assumed: 'The specification does not have it.',
  example: {
    params: { id: exampleIds.userToReopen },
    data: { ...invited, id: exampleIds.userToReopen, full_name: 'Ґудзь Катерина Миколаївна', version: 2 },
  },
});
