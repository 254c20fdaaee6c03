import { userFields } from '@kasa/contracts/users/fields';
import { Status } from '@kasa/ui/status';
import { CircleCheck, Clock, Send, UserX } from 'lucide-react';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { usersMessages } from '../../messages/catalogue.ts';
import type { MerchantUser } from '../../model/types.ts';

const looks = {
  invited: { tone: 'info', icon: Send },
  active: { tone: 'positive', icon: CircleCheck },
  left: { tone: 'neutral', icon: UserX },
} as const;

/** How somebody stands with the merchant. */
export function UserStatus({ user: { state, invitation } }: { user: MerchantUser }) {
  const text = useText(usersMessages);
  const { display } = useFields(userFields);
  if (invitation?.has_expired) {
    return (
      <Status tone="warning" icon={Clock}>
        {text('state.expired')}
      </Status>
    );
  }
  return <Status {...looks[state]}>{display('state', state)}</Status>;
}
