import { userFields } from '@kasa/contracts/users/fields';
import { Status } from '@kasa/ui/status';
import { useFields } from '#shared/fields/use-fields.tsx';

/** Whether a user can sign in. */
export function AccessStatus({ isOpen }: { isOpen: boolean }) {
  const { display } = useFields(userFields);
  return <Status tone={isOpen ? 'positive' : 'neutral'}>{display('is_active', `${isOpen}`)}</Status>;
}
