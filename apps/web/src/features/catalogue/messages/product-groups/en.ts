import type { Messages } from '#shared/i18n/messages.ts';
import type { ProductGroupsId } from './uk.ts';

export const en: Messages<ProductGroupsId> = {
  'groups.title': 'Product groups',
  'groups.total': '{count, plural, one {# group} other {# groups}}',
  'groups.totalCapped': 'More than {total} groups',
  'groups.empty': 'No groups yet. They help to find products and to count sales.',
  'groups.search': 'Search groups',
  'groups.searchPlaceholder': 'Name',
  'groups.back': 'Products',

  'group.add': 'New group',
  'group.rename': 'Rename',
  'group.renameTitle': 'Rename group',
  'group.create': 'Create',
  'group.created': 'Group created',
  'group.changed': 'Group renamed',
  'group.deleted': 'Group deleted',
  'group.products': 'Show products',

  'action.delete': 'Delete',
  'delete.title': 'Delete group “{name}”?',
  'delete.text': 'Only an empty group can be deleted. You can’t undo this.',
  'delete.busy': 'Deleting…',
  'delete.inUse': 'Can’t be deleted: the group has products, maybe archived ones',
};
