import type { KasaClient } from '@kasa/client/http/create-client';
import { useEffect } from 'react';
import { useServices } from '../services/use-services.tsx';
import type { SessionStore } from './session-store.ts';

/** Reads the session again and stores it: rights and menu may have changed. */
export async function refreshSession(
  client: KasaClient,
  session: SessionStore,
  signal?: AbortSignal,
): Promise<void> {
  const before = session.current();
  const stored = session.storedCount();
  const fresh = await client.operation('getMe')({}, { signal });
  const now = session.current();
  // Signed out, or in as another user, while the request was pending.
  if (!before || now?.user.id !== before.user.id) return;
  // The cookie now belongs to another user: further reads would return their data.
  if (fresh.user.id !== before.user.id) return session.reportAccountChange();
  // The session was stored meanwhile, e.g. with a viewed role: this response may be older.
  if (now !== before || session.storedCount() !== stored) return refreshSession(client, session, signal);
  session.store(fresh);
}

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
