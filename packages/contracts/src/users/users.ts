import { z } from 'zod';
import { anyOf } from '../shared/any-of.ts';
import { Instant } from '../shared/dates.ts';
import { exportFormats } from '../shared/export-formats.ts';
import { Id, NamedReference, Version, versionAndTimestamps } from '../shared/ids.ts';
import { pageOf, pagingQuery, sortBy } from '../shared/paging-schema.ts';
import { allPermissions } from '../shared/permissions.ts';
import { PermissionTag, RoleName } from '../shared/permissions-schema.ts';
import { Phone } from '../shared/phone-schema.ts';
import { TaxNumber } from '../shared/tax-number.ts';
import { personName, searchText, text } from '../shared/text.ts';
import { allRoles } from './rights.ts';
import { userPointKinds, userStates } from './user-states.ts';

/** Rights as they are kept: in their normal form. */
export const storedRights = {
  roles: z.array(RoleName).describe('Templates of permission tags'),
  tags_added: z.array(PermissionTag).describe('Given on top of the roles: none of them holds it'),
  tags_removed: z.array(PermissionTag).describe('Taken away, although a role holds it'),
};

/** Points of a person at most. */
export const MAX_USER_POINTS = 200;

const Invitation = z
  .strictObject({
    sent_at: Instant.describe('When its last code was sent'),
    expires_at: Instant,
    has_expired: z.boolean().describe('Its code is worth nothing any more; another can be sent'),
  })
  .meta({ id: 'UserInvitation' });

const Workplace = z
  .strictObject({ ...NamedReference.shape, kind: z.enum(userPointKinds) })
  .meta({ id: 'Workplace' });

export const MerchantUser = z
  .strictObject({
    id: Id,
    full_name: z.string(),
    position: z.string().nullable(),
    tax_number: z.string().nullable().describe('EDRPOU or RNOKPP; null: not known'),
    phone: Phone.describe('What the person signs in with'),
    photo: z
      .string()
      .nullable()
      .describe('Path of the photo, another one for another photo; null: initials are shown'),
    points: z.array(Workplace).describe('Points and depots where the person works, by name'),
    state: z
      .enum(userStates)
      .describe(
        '`invited`: has still to set a password by the code that was sent; `active`: can sign in; `left`: cannot',
      ),
    invitation: Invitation.nullable().describe('Of who is invited; null: nobody waits for a code'),
    ...storedRights,
    tags: z.array(PermissionTag).describe('What all of it amounts to: what the person may do'),
    template: NamedReference.nullable().describe(
      'The template that the rights were taken from; they may have changed since, as may the template',
    ),
    has_second_factor: z.boolean().describe('Whether signing in takes a code of an app besides the password'),
    is_active: z.boolean().describe('Whether the person can sign in'),
    ...versionAndTimestamps,
  })
  .meta({ id: 'MerchantUser' });

export const MerchantUserPage = pageOf(MerchantUser).meta({ id: 'MerchantUserPage' });

const yesOrNo = z.enum(['true', 'false']).optional();

const filters = {
  q: searchText
    .optional()
    .describe('Part of the name or the position, or of the phone with or without its gaps'),
  role: anyOf(RoleName).optional().describe('Has one of these roles, maybe among others'),
  point_id: anyOf(Id).optional().describe('Works at one of these points or depots'),
  state: anyOf(z.enum(userStates)).optional(),
  tag: anyOf(PermissionTag).optional().describe('May do one of these, by a role or by a tag of their own'),
  has_single_tags: yesOrNo.describe('Whether any tag was added to or removed from what the roles hold'),
  is_active: yesOrNo.describe('Whether the person can sign in'),
};

export const MerchantUserQuery = z.strictObject({
  ...pagingQuery,
  ...filters,
  sort: sortBy(['full_name', 'phone', 'created_at']).describe('Default: full_name'),
});

export const MerchantUserExportQuery = z.strictObject({ format: z.enum(exportFormats), ...filters });

/** Rights as people give them. */
export const givenRights = {
  roles: z.array(RoleName).min(1, 'role_needed').max(allRoles.length),
  tags_added: z.array(PermissionTag).max(allPermissions.length),
  tags_removed: z.array(PermissionTag).max(allPermissions.length),
};

const fromTemplate = Id.nullable()
  .optional()
  .describe('The template that the rights were taken from, also if some were changed since');

export const UserRightsUpdate = z
  .strictObject({
    ...givenRights,
    template_id: fromTemplate.meta({ description: 'As `UserHire.template_id`; left out: stays as it is' }),
    version: Version,
  })
  .meta({ id: 'UserRightsUpdate' });

const card = {
  full_name: personName(120),
  position: text(100).nullable(),
  tax_number: TaxNumber.nullable(),
  phone: Phone,
  point_ids: z
    .array(Id)
    .max(MAX_USER_POINTS)
    .refine((ids) => new Set(ids).size === ids.length, 'invalid')
    .describe(
      'Points and depots where the person works; of one who is hired by a session that is limited to points one at least',
    ),
};

export const UserHire = z
  .strictObject({ ...card, ...givenRights, template_id: fromTemplate })
  .meta({ id: 'UserHire' });

/** People hired at a time, at most. */
export const MAX_HIRED = 50;

export const UserHires = z
  .strictObject({
    people: z
      .array(UserHire)
      .min(1, 'required')
      .max(MAX_HIRED)
      .superRefine((people, context) => {
        for (const [n, { phone }] of people.entries()) {
          if (people.findIndex((one) => one.phone === phone) < n)
            context.addIssue({ code: 'custom', path: [n, 'phone'], message: 'taken' });
        }
      })
      .describe('No two with one phone (rule taken)'),
  })
  .meta({ id: 'UserHires' });

export const HiredUsers = z
  .strictObject({ hired: z.int().min(1).describe('People who were invited: all of them') })
  .meta({ id: 'HiredUsers' });

export const UserUpdate = z.strictObject({ ...card, version: Version }).meta({ id: 'UserUpdate' });

export const SecondFactorRemovalInput = z
  .strictObject({ reason: text(200) })
  .meta({ id: 'SecondFactorRemovalInput' });

export type MerchantUserEntity = z.infer<typeof MerchantUser>;
export type UserCard = Omit<z.infer<typeof UserUpdate>, 'version'>;
