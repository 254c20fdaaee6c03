import { Skeleton } from '@kasa/ui/skeleton';
import { UserRound } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { ObjectScreen } from '#shared/errors/object-screen.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { PermissionGate } from '#shared/permissions/permission-gate.tsx';
import { useObject } from '#shared/query/use-object.ts';
import { UserEditForm } from '../components/person/user-edit-form.tsx';
import { usersMessages } from '../messages/catalogue.ts';

/** `/users/:id/edit`: who somebody is and where they work. */
export function UserEditScreen() {
  const { id = '' } = useParams();
  const text = useText(usersMessages);
  const object = useObject('getUser', id);
  const title = object.query.data?.full_name ?? text('edit.title');
  const back = { label: text('users.title'), href: paths.users() };
  return (
    <PermissionGate permission="users_manage" title={title} back={back}>
      <ObjectScreen
        title={title}
        back={back}
        icon={UserRound}
        object={object}
        lost={{ title: text('edit.lostTitle'), text: text('rights.lost'), toList: text('edit.toList') }}
        skeleton={<Skeleton height="480px" />}
      >
        {(latest, { refetch }) => <UserEditForm key={id} latest={latest} refetch={refetch} />}
      </ObjectScreen>
    </PermissionGate>
  );
}
