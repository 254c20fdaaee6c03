import type { operations } from '@kasa/client/generated/api';
import { createHttpClient } from '@kasa/client/http/create-client';
import { isClientError } from '@kasa/client/http/errors';
import type { ConnectionStore } from '../connection/connection-store.ts';
import type { LocaleStore } from '../i18n/locale-store.ts';
import { operationEntry } from '../query/operation-entry.ts';
import { readSession, type SessionData } from './session-data.ts';
import type { SessionStore } from './session-store.ts';

/** Upper limit of the retry pause, milliseconds. */
const MAX_RETRY_DELAY_MS = 60_000;

interface SignOutDependencies {
  session: SessionStore;
  connection: ConnectionStore;
  locale: LocaleStore;
  send: (request: Request) => Promise<Response>;
  /** First retry pause, milliseconds. */
  pause: number | undefined;
}

/** Id of the current session. Another tab may have a newer one, after a password change. */
function tokenOf(own: SessionData | null): string {
  const stored = readSession();
  return (stored?.user.id === own?.user.id ? stored?.token : own?.token) ?? '';
}

export function createSignOut({ session, connection, locale, send, pause = 2000 }: SignOutDependencies) {
  // A separate client: a late −4 is a success here and must not end a newer session.
  const client = createHttpClient<operations>(operationEntry, {
    baseUrl: window.location.origin,
    fetch: (request) => send(new Request(request, { keepalive: true })),
    locale: locale.forRequests,
    signingSecret: () => null,
  });
  let notifying = new AbortController();

  const notifyServer = (token: string) => {
    notifying.abort();
    const mine = new AbortController();
    notifying = mine;
    const { signal } = mine;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let next = pause;
    const ask = async () => {
      clearTimeout(timer);
      try {
        // By id: a session opened meanwhile, in a tab unknown to this one, continues.
        await client.operation('signOut')({ query: { session: token || undefined } }, { signal });
        mine.abort();
      } catch (error) {
        if (signal.aborted) return;
        const kind = isClientError(error) ? error.kind : null;
        if (kind === 'not_authenticated' || token === '') return mine.abort();
        // If the server is unreachable, the connection store waits for it.
        if (kind === 'network') void connection.verify();
        clearTimeout(timer);
        timer = setTimeout(ask, next);
        next = Math.min(next * 2, MAX_RETRY_DELAY_MS);
      }
    };
    // A sign-in ends the browser's previous session, so there is nothing left to notify.
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
    /** At once, also offline (spec §4). If all notices to the server fail, the session expires when idle. */
    signOut: () => {
      notifyServer(tokenOf(session.current()));
      session.clear();
    },
    dispose: () => notifying.abort(),
  };
}
