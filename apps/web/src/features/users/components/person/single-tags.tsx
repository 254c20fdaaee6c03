import { permissions } from '@kasa/contracts/shared/permissions';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { usersMessages } from '../../messages/catalogue.ts';
import type { MerchantUser } from '../../model/types.ts';

/** What was given and taken beside the roles. */
export function SingleTags({ user: { tags_added, tags_removed } }: { user: MerchantUser }) {
  const text = useText(usersMessages);
  const locale = useLocale();
  const namesOf = (tags: MerchantUser['tags']) => tags.map((tag) => permissions[tag][locale]).join(', ');
  if (tags_added.length + tags_removed.length === 0) {
    return <span className="text-text-muted">{text('single.none')}</span>;
  }
  const said = [
    tags_added.length > 0 && text('single.added', { rights: namesOf(tags_added) }),
    tags_removed.length > 0 && text('single.removed', { rights: namesOf(tags_removed) }),
  ];
  return said.filter(Boolean).join('; ');
}
