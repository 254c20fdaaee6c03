// Made from openapi.json by `pnpm gen`; never edit.

/** Method, path, whether the body is signed, and what is special about it, by operation id. */
export const auditOperations = {
  listAuditEntries: ['GET', '/api/v1/audit/entries', false],
  getAuditEntry: ['GET', '/api/v1/audit/entries/{id}', false],
  listAuditPeople: ['GET', '/api/v1/audit/people', false],
  exportAuditEntries: ['GET', '/api/v1/audit/export', false, 'file'],
} as const;
