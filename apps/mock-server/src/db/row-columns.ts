import { type RawBuilder, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { BusinessColumns } from './columns.ts';

/** A new UUIDv7: ordered by time without a central sequence (decisions §1). */
export function newId(): string {
  return uuidv7();
}

/** Columns of a new row. @param now ISO 8601 UTC, from the server's clock */
export function newRowColumns(merchantId: string, now: string): BusinessColumns {
  return { id: newId(), merchant_id: merchantId, created_at: now, updated_at: now, version: 1 };
}

/** Columns of a changed row, with the next version. @param now ISO 8601 UTC, from the server's clock */
export function updatedRowColumns(now: string): { updated_at: string; version: RawBuilder<number> } {
  return { updated_at: now, version: sql<number>`version + 1` };
}
