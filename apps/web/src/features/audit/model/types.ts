import type { DataOf } from '#shared/query/operations.ts';

/** One change by anyone. */
export type AuditEntry = DataOf<'listAuditEntries'>['items'][number];
/** Fields of an object as they stood; null: there was no object. */
export type AuditState = AuditEntry['before'];
