import type { KasaClient } from '../http/create-client.ts';

/** Sign-in and session. After `signIn`, agree on the signing secret: `exchangeKey` of `http/key-exchange`. */
export const authApi = (client: KasaClient) => ({
  signIn: client.operation('signIn'),
  signOut: client.operation('signOut'),
  getMe: client.operation('getMe'),
});
