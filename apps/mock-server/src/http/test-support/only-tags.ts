import { type Permission, roles } from '@kasa/contracts/shared/permissions';

/** Columns of a user who has these permissions and no others, at all points: some examples are about none. */
export const onlyTags = (tags: readonly Permission[]) => ({
  roles: '["accountant"]',
  tags_added: JSON.stringify(tags),
  tags_removed: JSON.stringify(roles.accountant.tags.filter((tag) => !tags.includes(tag))),
});
