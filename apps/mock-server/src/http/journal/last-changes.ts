import type { PersonThen } from '@kasa/contracts/shared/people';
import { type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import { BATCH_SIZE, inBatches } from '../../db/in-batches.ts';
import { notToldApart } from '../../db/namesakes.ts';
import type { Db } from '../../db/schema.ts';

export interface LastChange {
  readonly at: string;
  /** Null: nobody was signed in. */
  readonly user: z.infer<typeof PersonThen> | null;
}

/** When and by whom fields of an object were last changed; without those that the journal never recorded. */
export async function lastChanges(
  db: Db,
  merchant: string,
  objectId: string,
  fields: readonly string[],
): Promise<ReadonlyMap<string, LastChange>> {
  const entries = db
    .selectFrom('audit_entries')
    .select(['id', 'at', 'user_id', 'user_name', 'before', 'after'])
    .where('merchant_id', '=', merchant)
    .where('object_id', '=', objectId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(BATCH_SIZE);
  type Entry = Awaited<ReturnType<typeof entries.execute>>[number];
  const read = (_on: Db, last: Entry | undefined) =>
    (last ? entries.where(sql<SqlBool>`(at, id) < (${last.at}, ${last.id})`) : entries).execute();
  const found = new Map<string, LastChange>();
  for await (const { at, user_id, user_name, before, after } of inBatches(db, read)) {
    const user =
      user_id === null || user_name === null ? null : { id: user_id, full_name: user_name, ...notToldApart };
    const state: object = JSON.parse(after ?? before ?? '{}');
    for (const field of Object.keys(state)) {
      if (fields.includes(field) && !found.has(field)) found.set(field, { at, user });
    }
    if (found.size === fields.length) break;
  }
  return found;
}
