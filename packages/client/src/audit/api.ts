import type { KasaClient } from '../http/create-client.ts';

/** The journal of changes. */
export const auditApi = (client: KasaClient) => ({
  listAuditEntries: client.operation('listAuditEntries'),
  listAuditPeople: client.operation('listAuditPeople'),
  exportAuditEntries: client.operation('exportAuditEntries'),
});
