import type { DataOf } from '#shared/query/operations.ts';

export type AuditEntry = DataOf<'listAuditEntries'>['items'][number];
