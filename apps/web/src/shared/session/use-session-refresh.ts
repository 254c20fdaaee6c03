import { useEffect } from 'react';
import { useServices } from '../services/use-services.tsx';

/**
 * Looks once after the page was opened whether rights and menu are still what local storage says: they may have
 * changed since, or be broken. Nobody waits for it; a session that has ended leads to sign-in.
 */
export function useSessionRefresh(): void {
  const { client, session } = useServices();
  useEffect(() => {
    const leaving = new AbortController();
    const before = session.current()?.user.id;
    client
      .operation('getMe')({}, { signal: leaving.signal })
      .then((fresh) => {
        // Signed out, or in as somebody else, while the answer was on its way.
        if (session.current()?.user.id === before && fresh.user.id === before) session.store(fresh);
      })
      .catch(() => undefined);
    return () => leaving.abort();
  }, [client, session]);
}
