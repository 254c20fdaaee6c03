import { useEffect } from 'react';
import { useServices } from '../services/use-services.tsx';
import { refreshSession } from './refresh-session.ts';

/** Delay of the first check, milliseconds: the screen's own requests go first. */
const FIRST_CHECK_DELAY_MS = 1000;
/** Minimum absence before another check, milliseconds. */
const MIN_ABSENCE_MS = 60_000;

/** Checks stored rights and menu after the page load, and on return after an absence. */
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
    const timer = setTimeout(look, isBroken ? 0 : FIRST_CHECK_DELAY_MS);
    const onReturn = () => {
      if (document.visibilityState === 'visible' && performance.now() - lookedAt > MIN_ABSENCE_MS) look();
    };
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onReturn);
      leaving.abort();
    };
  }, [client, session]);
}
