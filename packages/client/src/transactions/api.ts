import type { KasaClient } from '../http/create-client.ts';

/** Payments, and the cash that they leave in terminals. */
export const transactionsApi = (client: KasaClient) => ({
  listTransactions: client.operation('listTransactions'),

  getTerminalCash: client.operation('getTerminalCash'),
  encashTerminal: client.operation('encashTerminal'),
  listEncashments: client.operation('listEncashments'),
  listEncashmentPeople: client.operation('listEncashmentPeople'),
  getEncashment: client.operation('getEncashment'),
});
