import { useBooleanStore } from '../boolean-store.ts';
import { useServices } from '../services/use-services.tsx';

/**
 * Whether the connection notice already offers a retry, so that no other retry button is needed.
 * @param isInDialog a dialog makes the notice unreachable
 */
export function useIsConnectionNoticeShown(isInDialog = false): boolean {
  const isLost = useBooleanStore(useServices().connection.isLost);
  return isLost && !isInDialog;
}
