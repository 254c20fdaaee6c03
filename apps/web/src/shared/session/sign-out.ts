import { createKasaClient } from '@kasa/client/http/create-client';
import { isClientError } from '@kasa/client/http/errors';
import type { ConnectionStore } from '../connection/connection-store.ts';
import type { LocaleStore } from '../i18n/locale-store.ts';
import { readSession, type SessionData } from './session-data.ts';
import type { SessionStore } from './session-store.ts';

/** Pauses before the server is told again grow up to this, milliseconds. */
const MAX_PAUSE = 60_000;

/** What signing out needs of the app. */
interface SignOutParts {
  session: SessionStore;
  connection: ConnectionStore;
  locale: LocaleStore;
  send: (request: Request) => Promise<Response>;
  /** First pause before the server is told again, milliseconds. */
  pause: number | undefined;
}

/** Signing out, as the services hold it. */
export interface SignOut {
  /**
   * Signs out: here at once and also without a connection (spec §4: local storage is cleared). The server is told until
   * it has understood: with growing pauses, when the connection is back and when the page is left. Nothing about it is
   * stored; should all of it fail before the page is closed, the session ends by itself when it is idle.
   */
  signOut(): void;
  /** Tells no more. */
  dispose(): void;
}

/** The present session's name. Another tab may have got a newer session for the same person, by a new password. */
function tokenOf(own: SessionData | null): string {
  const stored = readSession();
  return (stored?.user.id === own?.user.id ? stored?.token : own?.token) ?? '';
}

/** Makes the sign-out of the app. */
export function createSignOut({ session, connection, locale, send, pause = 2000 }: SignOutParts): SignOut {
  // One of its own: a late −4 says that all is well, and must not end what has begun since. What is under way when the
  // page closes arrives all the same (`keepalive`).
  const client = createKasaClient({
    baseUrl: window.location.origin,
    fetch: (request) => send(new Request(request, { keepalive: true })),
    locale: locale.forRequests,
    signingSecret: () => null,
  });
  let telling = new AbortController();

  const tell = (token: string) => {
    telling.abort();
    const mine = new AbortController();
    telling = mine;
    const { signal } = mine;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let next = pause;
    const ask = async () => {
      clearTimeout(timer);
      try {
        // By name: a session that somebody has opened meanwhile, in a tab that this one knows nothing of, goes on.
        await client.operation('signOut')({ query: { session: token || undefined } }, { signal });
        mine.abort();
      } catch (error) {
        if (signal.aborted) return;
        const kind = isClientError(error) ? error.kind : null;
        if (kind === 'not_authenticated' || token === '') return mine.abort();
        // Whether the server is out of reach altogether; then it is watched for.
        if (kind === 'network') void connection.verify();
        clearTimeout(timer);
        timer = setTimeout(ask, next);
        next = Math.min(next * 2, MAX_PAUSE);
      }
    };
    // Signing in ends the session that the browser had, so that nothing is left to tell.
    const stopFollowing = session.subscribe(() => void (session.current() && mine.abort()));
    const stopWatching = connection.isLost.subscribe(() => void (connection.isLost.current() || ask()));
    window.addEventListener('online', ask, { signal });
    window.addEventListener('pagehide', ask, { signal });
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      stopFollowing();
      stopWatching();
    });
    void ask();
  };

  return {
    signOut: () => {
      tell(tokenOf(session.current()));
      session.clear();
    },
    dispose: () => telling.abort(),
  };
}
