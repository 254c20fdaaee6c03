/** The columns that every business row carries, as writes set them. */
import { type RawBuilder, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { BusinessColumns } from './columns.ts';

/** A new id: UUIDv7, ordered by time without a central sequence (decisions §1). */
export function newId(): string {
  return uuidv7();
}

/** Of a new row. @param now ISO 8601 UTC, from the server's clock */
export function created(merchantId: string, now: string): BusinessColumns {
  return { id: newId(), merchant_id: merchantId, created_at: now, updated_at: now, version: 1 };
}

/** Of a changed row: every change makes a new version. @param now ISO 8601 UTC, from the server's clock */
export function changed(now: string): { updated_at: string; version: RawBuilder<number> } {
  return { updated_at: now, version: sql<number>`version + 1` };
}
