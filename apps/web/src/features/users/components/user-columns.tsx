import { permissions } from '@kasa/contracts/shared/permissions';
import { Avatar } from '@kasa/ui/avatar';
import { Status } from '@kasa/ui/status';
import type { Translate } from '#shared/i18n/catalogue.ts';
import { NO_VALUE } from '#shared/i18n/format.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { roleName } from '#shared/permissions/denial-reasons.ts';
import { PhoneLink } from '#shared/phone/phone-link.tsx';
import type { ListColumn } from '#shared/table/fitting-columns.ts';
import type { UsersId } from '../messages/uk.ts';
import type { MerchantUser } from '../model/types.ts';

/** Columns of users: name, roles, individual permissions. The fixed columns fit a 768 px wide tablet. */
export function userColumns(text: Translate<UsersId>, locale: Locale): ListColumn<MerchantUser>[] {
  return [
    {
      id: 'full_name',
      header: text('column.name'),
      cell: ({ full_name, position }) => (
        <span className="flex items-center gap-2.5">
          <Avatar name={full_name} photoUrl={null} size="sm" />
          <span className="block min-w-0">
            <span className="block truncate font-medium">{full_name}</span>
            {position ? <span className="block truncate text-[13px] text-text-muted">{position}</span> : null}
          </span>
        </span>
      ),
      isSortable: true,
      width: 262,
    },
    {
      id: 'roles',
      header: text('column.roles'),
      cell: ({ roles }) => roles.map((role) => roleName(role, locale)).join(', ') || NO_VALUE,
      isHideable: true,
      cardSlot: 'secondary',
      width: 138,
    },
    {
      id: 'single',
      header: text('column.single'),
      cell: (user) => <SingleTags user={user} text={text} locale={locale} />,
      isHideable: true,
      width: 205,
    },
    {
      id: 'phone',
      header: text('column.phone'),
      cell: ({ phone }) => <PhoneLink phone={phone} />,
      isSortable: true,
      isHideable: true,
      width: 160,
      dropPriority: 2,
    },
    {
      id: 'access',
      header: text('column.access'),
      cell: ({ is_active }) => (
        <Status tone={is_active ? 'positive' : 'neutral'}>{text(`access.${is_active}`)}</Status>
      ),
      isHideable: true,
      width: 120,
      dropPriority: 1,
    },
  ];
}

function SingleTags({
  user: { tags_added, tags_removed },
  text,
  locale,
}: {
  user: MerchantUser;
  text: Translate<UsersId>;
  locale: Locale;
}) {
  const namesOf = (tags: MerchantUser['tags']) => tags.map((tag) => permissions[tag][locale]).join(', ');
  if (tags_added.length + tags_removed.length === 0) {
    return <span className="text-text-muted">{text('single.none')}</span>;
  }
  return (
    <span className="block min-w-0">
      {tags_added.length > 0 ? (
        <span className="block truncate">{text('single.added', { rights: namesOf(tags_added) })}</span>
      ) : null}
      {tags_removed.length > 0 ? (
        <span className="block truncate">{text('single.removed', { rights: namesOf(tags_removed) })}</span>
      ) : null}
    </span>
  );
}
