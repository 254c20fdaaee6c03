import { userFields } from '@kasa/contracts/users/fields';
import { FactsDrawer } from '#shared/entity/facts-drawer.tsx';
import { DrawerSection } from '#shared/entity/show-drawer.tsx';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import type { RowDrawerProps } from '#shared/table/use-row-drawer.tsx';
import { usersMessages } from '../messages/catalogue.ts';
import type { MerchantUser } from '../model/types.ts';
import { AccessStatus } from './access-status.tsx';

/** A user to look at: who they are, and all that they may do. */
export function UserDrawer(props: RowDrawerProps<MerchantUser>) {
  const text = useText(usersMessages);
  const { fact, label, display } = useFields(userFields);
  return (
    <FactsDrawer
      {...props}
      read="getUser"
      title={text('user.title')}
      name={({ full_name }) => full_name}
      subtitle={({ position }) => position}
      lost={text('rights.lost')}
      permission="users_manage"
      facts={(user) => [
        fact(user, 'is_active', <AccessStatus isOpen={user.is_active} />),
        fact(user, 'phone'),
        fact(user, 'has_second_factor', display('has_second_factor', `${user.has_second_factor}`)),
        fact(user, 'roles'),
        ...(user.tags_added.length > 0 ? [fact(user, 'tags_added')] : []),
        ...(user.tags_removed.length > 0 ? [fact(user, 'tags_removed')] : []),
      ]}
    >
      {({ tags }) => (
        <DrawerSection title={label('tags')}>
          {tags.length === 0 ? (
            <p className="text-text-muted">{text('user.noTags')}</p>
          ) : (
            <ul className="flex flex-col gap-1">
              {tags.map((tag) => (
                <li key={tag}>{display('tags', tag)}</li>
              ))}
            </ul>
          )}
        </DrawerSection>
      )}
    </FactsDrawer>
  );
}
