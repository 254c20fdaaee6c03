import { createKasaClient, type KasaClient } from '@kasa/client/http/create-client';
import { exchangeKey } from '@kasa/client/http/key-exchange';
import type { QueryClient } from '@tanstack/react-query';
import { type ConnectionStore, createConnectionStore } from '../connection/connection-store.ts';
import { createFlag, type Flag } from '../flag.ts';
import { dropDrafts, dropDraftsOfOthers } from '../forms/form-drafts.ts';
import { createLocaleStore, type LocaleStore } from '../i18n/locale-store.ts';
import { createQueryClient } from '../query/query-client.ts';
import { createReport, type Report } from '../query/report.ts';
import { refreshSession } from '../session/refresh-session.ts';
import { createSessionStore, type SessionStore } from '../session/session-store.ts';
import { skippedKey, writeTab } from '../session/tab-storage.ts';

/** What stands behind the components: one set for the app, and one for each test. */
export interface Services {
  readonly client: KasaClient;
  readonly session: SessionStore;
  readonly locale: LocaleStore;
  readonly queryClient: QueryClient;
  readonly connection: ConnectionStore;
  /** The server answered −9. */
  readonly maintenance: Flag;
  readonly report: Report;
  /** What the client sends by; for what is no operation of the API. */
  readonly send: (request: Request) => Promise<Response>;
  /** Stops timers and listeners, and forgets what was read. */
  dispose(): void;
}

/** What tests make otherwise. */
export interface ServiceOptions {
  /** Instead of the global one. */
  fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** First pause before a read is repeated, milliseconds. */
  retryUnit?: number | undefined;
}

/** Makes the services and ties them together. */
export function createServices({ fetch, retryUnit }: ServiceOptions = {}): Services {
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
  const report = createReport({
    locale,
    connection,
    maintenance,
    session,
    refreshRights: () => void refreshSession(client, session).catch(() => undefined),
  });
  const queryClient = createQueryClient({ report, retryUnit });
  const client = createKasaClient({
    baseUrl: window.location.origin,
    fetch: send,
    locale: locale.forRequests,
    signingSecret: session.signingSecret,
    onNotAuthenticated: session.expire,
    renewSecret: async () => session.storeSigningSecret(await exchangeKey(client)),
  });
  // Nobody may see, even for a moment, what was read by somebody else; and a late −4 must not end the next session.
  const forget = session.onEvent((event) => {
    void queryClient.cancelQueries();
    // Whoever looks through another role stays on the screen, which then reads what that role may see.
    if (event === 'view_changed') void queryClient.resetQueries();
    else queryClient.clear();
    if (event === 'signed_out_elsewhere') dropDrafts();
    // What was put away for this session is there again in the next one.
    if (event !== 'view_changed') writeTab(skippedKey, null);
  });
  const keepOwnDrafts = () => {
    const user = session.current()?.user;
    if (user) dropDraftsOfOthers(user.id);
  };
  keepOwnDrafts();
  const stopKeeping = session.subscribe(keepOwnDrafts);
  return {
    client,
    session,
    locale,
    queryClient,
    connection,
    maintenance,
    report,
    send,
    dispose: () => {
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
