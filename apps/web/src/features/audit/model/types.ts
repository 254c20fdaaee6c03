import type { DataOf } from '#shared/query/operations.ts';

/** One change by anyone. */
export type AuditEntry = DataOf<'listAuditEntries'>['items'][number];
