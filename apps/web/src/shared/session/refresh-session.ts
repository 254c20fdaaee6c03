import type { KasaClient } from '@kasa/client/http/create-client';
import type { SessionStore } from './session-store.ts';

/**
 * Looks at the session anew and keeps what it answers: rights and menu may have changed since.
 * Rejects when it cannot; a session that has ended leads to sign-in by itself.
 */
export async function refreshSession(
  client: KasaClient,
  session: SessionStore,
  signal?: AbortSignal,
): Promise<void> {
  const before = session.current()?.user.id;
  const fresh = await client.operation('getMe')({}, { signal });
  // Signed out, or in as somebody else, while the answer was on its way.
  if (session.current()?.user.id === before && fresh.user.id === before) session.store(fresh);
}
