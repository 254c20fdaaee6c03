/** Templates of rights: what several people are given alike. */
import { z } from 'zod';
import { Id, NamedReference, Version, versionAndTimestamps } from '../shared/ids.ts';
import { pageOf, pagingQuery, sortBy } from '../shared/paging-schema.ts';
import { PermissionTag, RoleName } from '../shared/permissions-schema.ts';
import { searchText, text } from '../shared/text.ts';
import { givenRights, storedRights } from './users.ts';

const count = z.int().min(0);

export const RightsTemplate = z
  .strictObject({
    id: Id,
    name: z.string(),
    ...storedRights,
    tags: z.array(PermissionTag).describe('What all of it amounts to'),
    users_count: count.describe('People who have it, also those who wait for a code or have left'),
    changed_count: count.describe('Those of them whose rights are others than it says'),
    ...versionAndTimestamps,
  })
  .meta({ id: 'RightsTemplate' });

export const RightsTemplatePage = pageOf(RightsTemplate).meta({ id: 'RightsTemplatePage' });

export const RightsTemplateQuery = z.strictObject({
  ...pagingQuery,
  sort: sortBy(['name']).describe('Default: name'),
  q: searchText.optional().describe('Part of the name'),
});

export const RightsTemplateInput = z
  .strictObject({ name: text(100).describe('Unique within the merchant'), ...givenRights })
  .meta({ id: 'RightsTemplateInput' });

export const RightsTemplateUpdate = RightsTemplateInput.extend({ version: Version }).meta({
  id: 'RightsTemplateUpdate',
});

/** People at most that a preview or an application names. */
export const MAX_NAMED_PEOPLE = 200;

const Reason = z
  .enum(['own_rights', 'owner_only', 'right_beyond_own', 'beyond_own_points'])
  .describe('Why whoever asks may not change the person: as the codes of `updateUserRights`');

const outcome = {
  changed: count.describe('People who get other rights'),
  same: count.describe('People who have exactly these rights already, and are left as they are'),
};

export const RightsTemplatePreview = z
  .strictObject({
    ...outcome,
    refused: count.describe('People who would get other rights, and may not be changed by whoever asks'),
    items: z
      .array(
        z.strictObject({
          ...NamedReference.shape,
          roles_gained: z.array(RoleName),
          roles_lost: z.array(RoleName),
          tags_gained: z.array(PermissionTag).describe('What the person may do from then on'),
          tags_lost: z.array(PermissionTag).describe('What the person may not do any more'),
          reason: Reason.nullable().describe('Null: would be changed'),
          permission: PermissionTag.nullable().describe('That whoever asks lacks; of `right_beyond_own`'),
        }),
      )
      .max(MAX_NAMED_PEOPLE)
      .describe('Who is changed or refused, by name'),
    is_capped: z.boolean().describe(`True when there are more than ${MAX_NAMED_PEOPLE}`),
    version: Version.describe('Of the template; the application names it'),
  })
  .meta({ id: 'RightsTemplatePreview' });

export const RightsTemplateApplication = z
  .strictObject({ version: Version.describe('Of the template, as it was previewed') })
  .meta({ id: 'RightsTemplateApplication' });

export const AppliedRightsTemplate = z
  .strictObject({
    ...outcome,
    refused: count.describe('People who would have got other rights, and stay as they are'),
    skipped: z
      .array(z.strictObject({ ...NamedReference.shape, reason: Reason }))
      .max(MAX_NAMED_PEOPLE)
      .describe(`The refused ones by name, the first ${MAX_NAMED_PEOPLE}`),
  })
  .meta({ id: 'AppliedRightsTemplate' });

export type RightsTemplateEntity = z.infer<typeof RightsTemplate>;
export type RightsTemplateFields = z.infer<typeof RightsTemplateInput>;
export type RightsTemplatePreviewEntity = z.infer<typeof RightsTemplatePreview>;
export type AppliedRightsTemplateEntity = z.infer<typeof AppliedRightsTemplate>;
