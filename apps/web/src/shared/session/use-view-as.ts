import type { Role } from '@kasa/contracts/shared/permissions';
import { useCommand } from '../query/use-command.ts';
import { useServices } from '../services/use-services.tsx';

/** Lets an owner view the app as a role (decisions §2), in all tabs: see `view_changed` of the session store. */
export function useViewAs() {
  const { session } = useServices();
  const { run, isRunning } = useCommand('viewAsRole', { refreshes: [] });
  return {
    /** Null: ends viewing. An error is reported and changes nothing. */
    viewAs: (role: Role | null) => void run({ body: { role } }).then(session.store, () => undefined),
    isRunning,
  };
}
