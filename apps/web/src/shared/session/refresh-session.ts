import type { KasaClient } from '@kasa/client/http/create-client';
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
