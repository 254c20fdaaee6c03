import { z } from 'zod';
import { anyOf } from '../shared/any-of.ts';
import { exportFormats } from '../shared/export-formats.ts';
import { Id, Version, versionAndTimestamps } from '../shared/ids.ts';
import { pageOf, pagingQuery, sortBy } from '../shared/paging-schema.ts';
import { allPermissions } from '../shared/permissions.ts';
import { PermissionTag, RoleName } from '../shared/permissions-schema.ts';
import { Phone } from '../shared/phone-schema.ts';
import { searchText, text } from '../shared/text.ts';
import { allRoles } from './rights.ts';

const rights = {
  roles: z.array(RoleName).describe('Templates of permission tags'),
  tags_added: z.array(PermissionTag).describe('Given on top of the roles: none of them holds it'),
  tags_removed: z.array(PermissionTag).describe('Taken away, although a role holds it'),
};

export const MerchantUser = z
  .strictObject({
    id: Id,
    full_name: z.string(),
    position: z.string().nullable(),
    phone: Phone.describe('What the person signs in with'),
    ...rights,
    tags: z.array(PermissionTag).describe('What all of it amounts to: what the person may do'),
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

export const UserRightsUpdate = z
  .strictObject({
    roles: z.array(RoleName).min(1, 'role_needed').max(allRoles.length),
    tags_added: z.array(PermissionTag).max(allPermissions.length),
    tags_removed: z.array(PermissionTag).max(allPermissions.length),
    version: Version,
  })
  .meta({ id: 'UserRightsUpdate' });

export const SecondFactorRemovalInput = z
  .strictObject({ reason: text(200) })
  .meta({ id: 'SecondFactorRemovalInput' });

export type MerchantUserEntity = z.infer<typeof MerchantUser>;
