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
  const before = session.current();
  const stored = session.stored();
  const fresh = await client.operation('getMe')({}, { signal });
  const now = session.current();
  // Signed out, or in as somebody else, while the answer was on its way.
  if (!before || now?.user.id !== before.user.id) return;
  // The browser's cookie is another person's: what is read from here on would be theirs, under this one's name.
  if (fresh.user.id !== before.user.id) return session.displace();
  // Something newer has been stored meanwhile, e.g. a role to look through: this answer may be from before that.
  if (now !== before || session.stored() !== stored) return refreshSession(client, session, signal);
  session.store(fresh);
}
