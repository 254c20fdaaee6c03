import type { KasaClient } from '../http/create-client.ts';

/** The merchant's day at a glance. */
export const dashboardApi = (client: KasaClient) => ({
  getDashboard: client.operation('getDashboard'),
});
