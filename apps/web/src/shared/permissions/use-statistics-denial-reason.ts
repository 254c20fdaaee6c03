import { useSession } from '../services/use-services.tsx';
import { usePermissions } from './use-permissions.ts';

/** Why somebody’s statistics cannot be opened; undefined: they can, as one’s own always. */
export function useStatisticsDenialReason(): (userId: string) => string | undefined {
  const missing = usePermissions().readDenialReason('reports_view');
  const me = useSession()?.user.id;
  return (userId) => (userId === me ? undefined : missing);
}
