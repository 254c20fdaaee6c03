import type { KasaClient } from '../http/create-client.ts';

/** People of the merchant, and what they may do. */
export const usersApi = (client: KasaClient) => ({
  listUsers: client.operation('listUsers'),
  exportUsers: client.operation('exportUsers'),
  getUser: client.operation('getUser'),
  updateUserRights: client.operation('updateUserRights'),
});
