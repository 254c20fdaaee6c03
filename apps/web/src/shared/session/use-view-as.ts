import type { Role } from '@kasa/contracts/shared/permissions';
import { useRef, useState } from 'react';
import { useServices } from '../services/use-services.tsx';

/** Looking at the app through another role (decisions §2), as a component holds it. */
export interface ViewAs {
  /** Looks through a role from now on; null: as oneself again. A failure is told and changes nothing. */
  viewAs(role: Role | null): void;
  isRunning: boolean;
}

/**
 * Lets an owner see what a role sees. The whole app follows, here and in other tabs: menu, rights and everything that
 * is read (see `view_changed` of the session store).
 */
export function useViewAs(): ViewAs {
  const { client, session, report } = useServices();
  const [isRunning, setRunning] = useState(false);
  const isAsking = useRef(false);
  const ask = async (role: Role | null) => {
    if (isAsking.current) return;
    isAsking.current = true;
    setRunning(true);
    try {
      session.store(await client.operation('viewAsRole')({ body: { role } }));
    } catch (error) {
      report(error);
    } finally {
      isAsking.current = false;
      setRunning(false);
    }
  };
  return { viewAs: (role) => void ask(role), isRunning };
}
