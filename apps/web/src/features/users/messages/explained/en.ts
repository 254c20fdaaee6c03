import type { Messages } from '#shared/i18n/messages.ts';
import type { ExplainedId } from './uk.ts';

export const en: Messages<ExplainedId> = {
  'source.template': 'in the template “{name}”',
  'source.right': '“{name}”',
  'source.through': 'Comes with the {count, plural, one {permission} other {permissions}} {rights}',

  'template.changed': 'These permissions differ from the template “{name}” they were taken from.',

  'scope.title': 'Sees and changes',
  'scope.all': 'All points',
  'scope.points': 'Own points only: {names}',
  'scope.none': 'Own points only, but none are assigned yet',
  'scope.byPlace': 'Where the person works. This doesn’t limit transport',
  'scope.byNoPlace': 'Sees neither terminals nor payments',

  'taken.title': 'Removed individually: {count, plural, one {# permission} other {# permissions}}',
  'taken.still':
    'Can do this all the same: it comes with the {count, plural, one {permission} other {permissions}} {rights}',

  'compare.title': 'Compare permissions',
  'compare.first': 'Person',
  'compare.second': 'Compare with',
  'compare.search': 'Search people',
  'compare.same': 'This is the same person',
  'compare.choose': 'Choose a person to see what only one of the two can do, and what both can.',
  'compare.swap': 'Swap',
  'compare.swapNobody': 'Choose who to compare with first',
  'compare.equal': 'Both can do the same.',
  'compare.equalElsewhere': 'The permissions are the same, the points are not.',
  'compare.only': 'Only {name}',
  'compare.both': 'Both',
  'compare.count': '{count, plural, one {# permission} other {# permissions}}',
  'compare.noneOnly': 'Nothing that {name} can’t do.',
  'compare.noneBoth': 'No permissions in common.',
  'compare.taken':
    '{name}: removed individually, although included in the {count, plural, one {role} other {roles}} {roles}',

  'who.title': 'Who can do what',
  'who.subtitle': 'How many of the people who work here have each permission, and who they are.',
  'who.back': 'Users',
  'who.search': 'Search actions',
  'who.searchPlaceholder': 'For example, refund payments',
  'who.nothing': 'No actions found for “{asked}”.',
  'who.clear': 'Clear search',
  'who.roles': '{count, plural, one {In the role} other {In the roles}} {roles}',
  'who.openedBy':
    'Also comes with {count, plural, one {the permission} other {each of the permissions}} {rights}',
  'who.givers': 'Can be granted by {count, plural, one {} other {any of }}{people}',
  'who.giversYou': 'Can be granted by you',
  'who.giversYouAnd': 'Can be granted by you, and also by {people}',
  'who.andOthers': '{people} and others',
  'who.noGiver': 'Nobody can grant it now: no one has both this permission and “{manage}”.',
  'who.people': '{count, plural, one {# person} other {# people}}',
  'who.peopleCapped': 'More than {total} people',
  'who.nobody': 'Nobody who works here',
  'who.list': 'Who can do this: {action}',
  'who.pointsMore': '{names} and {rest} more',
  'who.noPoints': 'no point',
  'who.more': '{count} more',
  'who.loading': 'Finding people…',
};
