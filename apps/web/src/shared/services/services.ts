import { createKasaClient, type KasaClient } from '@kasa/client/http/create-client';
import { AbortError } from '@kasa/client/http/errors';
import type { QueryClient } from '@tanstack/react-query';
import { type ConnectionStore, createConnectionStore } from '../connection/connection-store.ts';
import { createFlag, type Flag } from '../flag.ts';
import { dropDrafts, dropDraftsOfOthers } from '../forms/form-drafts.ts';
import { createLocaleStore, type LocaleStore } from '../i18n/locale-store.ts';
import type { OpenStream } from '../live/event-source.ts';
import { createQueryClient } from '../query/query-client.ts';
import { createReport, type Report } from '../query/report.ts';
import { refreshSession } from '../session/refresh-session.ts';
import { createSessionStore, type SessionStore } from '../session/session-store.ts';
import { createSignOut } from '../session/sign-out.ts';
import { listHistoryKey, skippedKey, writeTab } from '../session/tab-storage.ts';

/** What stands behind the components: one set for the app, and one for each test. */
export interface Services {
  readonly client: KasaClient;
  readonly session: SessionStore;
  /** Signs out, with or without a connection: see `shared/session/sign-out`. */
  readonly signOut: () => void;
  readonly locale: LocaleStore;
  readonly queryClient: QueryClient;
  readonly connection: ConnectionStore;
  /** The server answered −9. */
  readonly maintenance: Flag;
  readonly report: Report;
  /** Looks at rights and menu anew, and at who can give a missing right; nobody waits for it. */
  readonly refreshRights: () => void;
  /** When the page was opened, by `performance.now()`. */
  readonly openedAt: number;
  /** What the client sends by; for what is no operation of the API. */
  readonly send: (request: Request) => Promise<Response>;
  /** What tests make otherwise, for what is made later. */
  readonly options: ServiceOptions;
  /** Calls back when the services are disposed of. */
  onDispose(end: () => void): void;
  /** Stops timers and listeners, and forgets what was read. */
  dispose(): void;
}

/** What tests make otherwise. */
export interface ServiceOptions {
  /** Instead of the global one. */
  fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** Instead of the browser's streams of events; null: none. */
  streams?: OpenStream | null | undefined;
  /** First pause before a read, a sign-out or a stream of events is repeated, milliseconds. */
  retryUnit?: number | undefined;
}

/**
 * A refused signature may mean that the browser's cookie is somebody else's by now and this tab has not heard of it: then
 * nothing is signed anew, or it would be done in their name.
 * @throws AbortError what was to be done is given up without a word; the page says what has happened
 */
async function requireSamePerson(client: KasaClient, session: SessionStore): Promise<void> {
  const { user } = await client.operation('getMe')();
  const own = session.current()?.user.id;
  if (user.id === own) return;
  if (own) session.displace();
  throw new AbortError();
}

/** Makes the services and ties them together. */
export function createServices(options: ServiceOptions = {}): Services {
  const { fetch, retryUnit } = options;
  const send = fetch ?? ((request: Request) => globalThis.fetch(request));
  const session = createSessionStore();
  const locale = createLocaleStore();
  const maintenance = createFlag();
  const connection = createConnectionStore(
    async () => {
      const answer = await send(
        new Request(new URL('/healthz', window.location.origin), { cache: 'no-store' }),
      );
      if (!answer.ok) throw new Error(`The server is not well: ${answer.status}`);
    },
    () => void queryClient.refetchQueries({ type: 'active' }),
  );
  const refreshRights = () => void refreshSession(client, session).catch(() => undefined);
  const report = createReport({ locale, connection, maintenance, session, refreshRights });
  const queryClient = createQueryClient({ report, isLost: connection.isLost.current, retryUnit });
  const client = createKasaClient({
    baseUrl: window.location.origin,
    fetch: send,
    locale: locale.forRequests,
    signingSecret: session.signingSecret,
    onNotAuthenticated: session.expire,
    renewSecret: async () => {
      await requireSamePerson(client, session);
      // Seldom needed: the first screen does without its code.
      const { exchangeKey } = await import('@kasa/client/http/key-exchange');
      const secret = await exchangeKey(client);
      // Somebody may have signed in between the two: then it is their session's secret. After this one it is not.
      await requireSamePerson(client, session);
      session.storeSigningSecret(secret);
    },
  });
  const leaving = createSignOut({ session, connection, locale, send, pause: retryUnit });
  // Nobody may see, even for a moment, what was read by somebody else; and a late −4 must not end the next session.
  const forget = session.onEvent((event) => {
    void queryClient.cancelQueries();
    // Whoever looks through another role stays on the screen, which then reads what that role may see.
    if (event === 'view_changed') void queryClient.resetQueries();
    else queryClient.clear();
    if (event === 'signed_out_elsewhere') dropDrafts();
    // What was put away for this session is there again in the next one.
    if (event === 'view_changed') return;
    writeTab(skippedKey, null);
    // One's own ways through the lists, too.
    writeTab(listHistoryKey, null);
  });
  const keepOwnDrafts = () => {
    const user = session.current()?.user;
    if (user) dropDraftsOfOthers(user.id);
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
    openedAt: performance.now(),
    send,
    options,
    onDispose: (end) => void ends.push(end),
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
