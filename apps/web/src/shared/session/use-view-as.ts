import type { Role } from '@kasa/contracts/shared/permissions';
import { useRef, useState } from 'react';
import { useServices } from '../services/use-services.tsx';

/** Lets an owner view the app as a role (decisions §2), in all tabs: see `view_changed` of the session store. */
export function useViewAs() {
  const { client, session, report } = useServices();
  const [isRunning, setRunning] = useState(false);
  const isAsking = useRef(false);
  const ask = async (role: Role | null, point_id: string | null) => {
    if (isAsking.current) return;
    isAsking.current = true;
    setRunning(true);
    try {
      session.store(await client.operation('viewAsRole')({ body: { role, point_id } }));
    } catch (error) {
      report(error);
    } finally {
      isAsking.current = false;
      setRunning(false);
    }
  };
  /** Null ends viewing; without a point a role sees all of them. An error is reported and changes nothing. */
  return { viewAs: (role: Role | null, pointId: string | null = null) => void ask(role, pointId), isRunning };
}
