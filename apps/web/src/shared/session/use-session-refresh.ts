import { useEffect } from 'react';
import { useServices } from '../services/use-services.tsx';

/** What the screen itself asks for goes first, milliseconds. */
const AFTER_THE_SCREEN = 1000;

/**
 * Looks once after the page was opened whether rights and menu are still what local storage says: they may have
 * changed since, or be broken. Nobody waits for it; a session that has ended leads to sign-in.
 */
export function useSessionRefresh(): void {
  const { client, session } = useServices();
  useEffect(() => {
    const leaving = new AbortController();
    const look = async () => {
      const before = session.current()?.user.id;
      const fresh = await client.operation('getMe')({}, { signal: leaving.signal });
      // Signed out, or in as somebody else, while the answer was on its way.
      if (session.current()?.user.id === before && fresh.user.id === before) session.store(fresh);
    };
    const isBroken = session.current()?.menu.length === 0;
    const timer = setTimeout(() => void look().catch(() => undefined), isBroken ? 0 : AFTER_THE_SCREEN);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [client, session]);
}
