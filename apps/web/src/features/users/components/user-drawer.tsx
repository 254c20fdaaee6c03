import { userFields } from '@kasa/contracts/users/fields';
import { Avatar } from '@kasa/ui/avatar';
import { KeyValue } from '@kasa/ui/key-value';
import { Link } from 'react-router-dom';
import { ShowDrawer } from '#shared/entity/show-drawer.tsx';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import type { RowDrawerProps } from '#shared/table/use-row-drawer.tsx';
import { usersMessages } from '../messages/catalogue.ts';
import type { MerchantUser } from '../model/types.ts';
import { ExplainedSection } from './explained/explained-section.tsx';
import { InvitationSection } from './person/invitation-section.tsx';
import { UserPoints } from './person/user-points.tsx';
import { UserStatus } from './person/user-status.tsx';

/** A user to look at: who they are, where they work, and all that they may do and why. */
export function UserDrawer(props: RowDrawerProps<MerchantUser>) {
  const text = useText(usersMessages);
  const { fact, display } = useFields(userFields);
  const facts = (user: MerchantUser) => [
    fact(user, 'state', <UserStatus user={user} />),
    fact(user, 'phone'),
    fact(user, 'tax_number', user.tax_number && <span className="figures">{user.tax_number}</span>),
    fact(user, 'points', <UserPoints points={user.points} />),
    fact(user, 'has_second_factor', display('has_second_factor', `${user.has_second_factor}`)),
    fact(user, 'roles'),
    ...(user.template
      ? [
          fact(
            user,
            'template',
            <Link
              to={paths.rightsTemplates({ open: user.template.id })}
              className="text-accent-text hover:underline"
            >
              {user.template.name}
            </Link>,
          ),
        ]
      : []),
    ...(user.tags_added.length > 0 ? [fact(user, 'tags_added')] : []),
    ...(user.tags_removed.length > 0 ? [fact(user, 'tags_removed')] : []),
  ];
  return (
    <ShowDrawer
      {...props}
      read="getUser"
      title={text('user.title')}
      name={({ full_name }) => full_name}
      subtitle={({ position }) => position}
      lost={text('rights.lost')}
      permission="users_manage"
    >
      {(user) => (
        <div className="flex flex-col gap-5">
          {user.photo === null ? null : <Avatar name={user.full_name} photoUrl={user.photo} size="lg" />}
          <KeyValue items={facts(user)} />
          <InvitationSection user={user} />
          <ExplainedSection user={user} />
        </div>
      )}
    </ShowDrawer>
  );
}
