import { useEffect } from 'react';
import { useServices } from '../services/use-services.tsx';
import { refreshSession } from './refresh-session.ts';

/** What the screen itself asks for goes first, milliseconds. */
const AFTER_THE_SCREEN = 1000;
/** Whoever comes back to the page sooner than this is not asked for again, milliseconds. */
const AWAY = 60_000;

/**
 * Looks whether rights and menu are still what local storage says: once after the page was opened (they may have
 * changed since, or be broken), and when somebody comes back to it after a while. Nobody waits for it; a session that
 * has ended leads to sign-in. A refusal for a missing right looks, too: see `shared/query/report`.
 */
export function useSessionRefresh(): void {
  const { client, session } = useServices();
  useEffect(() => {
    const leaving = new AbortController();
    let lookedAt = performance.now();
    const look = () => {
      lookedAt = performance.now();
      refreshSession(client, session, leaving.signal).catch(() => undefined);
    };
    const isBroken = session.current()?.menu.length === 0;
    const timer = setTimeout(look, isBroken ? 0 : AFTER_THE_SCREEN);
    const onReturn = () => {
      if (document.visibilityState === 'visible' && performance.now() - lookedAt > AWAY) look();
    };
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onReturn);
      leaving.abort();
    };
  }, [client, session]);
}
