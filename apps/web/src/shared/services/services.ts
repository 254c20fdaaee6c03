import type { operations } from '@kasa/client/generated/api';
import { createHttpClient, type KasaClient } from '@kasa/client/http/create-client';
import { AbortError } from '@kasa/client/http/errors';
import { createBooleanStore } from '../boolean-store.ts';
import { createConnectionStore } from '../connection/connection-store.ts';
import { createLocaleStore } from '../i18n/locale-store.ts';
import type { OpenStream } from '../live/live-types.ts';
import { operationEntry } from '../query/operation-entry.ts';
import { createQueryClient } from '../query/query-client.ts';
import { createReport } from '../query/report.ts';
import { refreshSession } from '../session/refresh-session.ts';
import { createSessionStore, type SessionStore } from '../session/session-store.ts';
import { createSignOut } from '../session/sign-out.ts';
import { deleteDrafts, deleteDraftsOfOtherUsers } from '../session/stored-drafts.ts';
import { firstStepsDismissedKey, listStatesKey, writeTab } from '../session/tab-storage.ts';

/** Dependencies of all components: one set for the app, one per test. */
export type Services = ReturnType<typeof createServices>;

export interface ServiceOptions {
  fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** Default: the browser's event streams; null: none. */
  openStream?: OpenStream | null | undefined;
  /** First retry pause of reads, sign-out and event streams, milliseconds. */
  retryBaseDelay?: number | undefined;
}

/**
 * After a refused signature: the cookie may belong to another user by now, then nothing may be signed.
 * @throws AbortError cancels the operation silently; the page shows the changed account
 */
async function requireSameUser(client: KasaClient, session: SessionStore): Promise<void> {
  const { user } = await client.operation('getMe')();
  const own = session.current()?.user.id;
  if (user.id === own) return;
  if (own) session.reportAccountChange();
  throw new AbortError();
}

export function createServices(options: ServiceOptions = {}) {
  const { fetch, retryBaseDelay } = options;
  const send = fetch ?? ((request: Request) => globalThis.fetch(request));
  const session = createSessionStore();
  const locale = createLocaleStore();
  /** The server answered −9. */
  const maintenance = createBooleanStore();
  const connection = createConnectionStore(
    async () => {
      const answer = await send(
        new Request(new URL('/healthz', window.location.origin), { cache: 'no-store' }),
      );
      if (!answer.ok) throw new Error(`The server is not well: ${answer.status}`);
    },
    () => void queryClient.refetchQueries({ type: 'active' }),
  );
  /** Reloads rights, menu and the users who can grant permissions, in the background. */
  const refreshRights = () => void refreshSession(client, session).catch(() => undefined);
  const report = createReport({ locale, connection, maintenance, session, refreshRights });
  const queryClient = createQueryClient({ report, isLost: connection.isLost.current, retryBaseDelay });
  const client = createHttpClient<operations>(operationEntry, {
    baseUrl: window.location.origin,
    fetch: send,
    locale: locale.forRequests,
    signingSecret: session.signingSecret,
    onNotAuthenticated: session.expire,
    renewSecret: async () => {
      await requireSameUser(client, session);
      // Loaded on demand: rarely needed.
      const { exchangeKey } = await import('@kasa/client/http/key-exchange');
      const secret = await exchangeKey(client);
      // If another user signed in during the exchange, the secret is theirs.
      await requireSameUser(client, session);
      session.storeSigningSecret(secret);
    },
  });
  const leaving = createSignOut({ session, connection, locale, send, pause: retryBaseDelay });
  // Data read by one user must never be shown to the next; a late −4 must not end the next session.
  const forget = session.onEvent((event, isWidened) => {
    // What is on the page stays, but for whether it is required.
    if (event === 'second_factor_required')
      return void queryClient.invalidateQueries({ queryKey: ['getSecondFactor'] });
    void queryClient.cancelQueries();
    // The screen stays and reads again.
    if (event === 'view_changed') void queryClient[isWidened ? 'invalidateQueries' : 'resetQueries']();
    else queryClient.clear();
    if (event === 'signed_out_elsewhere') deleteDrafts();
    // First steps that were dismissed appear again in the next session.
    if (event === 'view_changed') return;
    writeTab(firstStepsDismissedKey, null);
    // The remembered lists belong to the user, too.
    writeTab(listStatesKey, null);
  });
  const keepOwnDrafts = () => {
    const user = session.current()?.user;
    if (user) deleteDraftsOfOtherUsers(user.id);
  };
  keepOwnDrafts();
  const stopKeeping = session.subscribe(keepOwnDrafts);
  const ends: (() => void)[] = [];
  return {
    client,
    session,
    signOut: leaving.signOut,
    locale,
    queryClient,
    connection,
    maintenance,
    report,
    refreshRights,
    /** Time of the page load, by `performance.now()`. */
    openedAt: performance.now(),
    send,
    /** Kept for services created later. */
    options,
    onDispose: (end: () => void) => void ends.push(end),
    /** Stops timers and listeners, and clears the cache. */
    dispose: () => {
      for (const end of ends) end();
      leaving.dispose();
      forget();
      stopKeeping();
      session.dispose();
      locale.dispose();
      connection.dispose();
      void queryClient.cancelQueries();
      queryClient.clear();
    },
  };
}
