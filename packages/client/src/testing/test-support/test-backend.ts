import { startTestApp } from '@kasa/mock-server/http/test-support/start-test-app';
import { kasaApi } from '../../api/api.ts';
import type { ClientOptions } from '../../http/create-client.ts';
import { createKasaClient } from '../../http/kasa-client.ts';
import { exchangeKey } from '../../http/key-exchange.ts';
import { mockControl } from '../../mock/control.ts';
import { CookieJar } from '../../node.ts';
import { INJECT_ORIGIN, type Injectable, injectFetch } from '../inject-fetch.ts';

export async function startTestBackend() {
  const { app, close } = await startTestApp();
  return { app, close, mock: mockControl({ baseUrl: INJECT_ORIGIN, fetch: injectFetch(app) }) };
}

export const demoCredentials = {
  owner: { phone: '+380500000001', password: 'kasa-demo' },
  dispatcher: { phone: '+380500000005', password: 'kasa-demo' },
};

/** A browser tab: a client with its storage. Tabs that share a jar belong to the same user. */
export function openBrowserTab(app: Injectable, jar = new CookieJar(), more: Partial<ClientOptions> = {}) {
  const storage: { locale: string | null; secret: string | null } = { locale: null, secret: null };
  let notAuthenticated = 0;
  const client = createKasaClient({
    baseUrl: INJECT_ORIGIN,
    fetch: injectFetch(app, jar),
    locale: () => storage.locale,
    signingSecret: () => storage.secret,
    onNotAuthenticated: () => {
      notAuthenticated += 1;
    },
    ...more,
  });
  const api = kasaApi(client);
  const exchange = async () => {
    storage.secret = await exchangeKey(client);
  };
  return {
    client,
    api,
    storage,
    exchange,
    /** Signs in and agrees on a signing secret, as the web app does. */
    async signIn(who = demoCredentials.owner) {
      await api.signIn({ body: who });
      await exchange();
    },
    notAuthenticated: () => notAuthenticated,
  };
}
