import type { KasaClient } from '../http/create-client.ts';

/** What happens, as it happens. */
export const eventsApi = (client: KasaClient) => ({
  streamEvents: client.operation('streamEvents'),
});
