/** What a point that is deleted leaves in the catalogue: nothing is planned there. Where it was named it is passed over. */
import type { Transaction } from 'kysely';
import { updatedRowColumns } from './row-columns.ts';
import type { Schema } from './schema.ts';

/** @param point id of a locked point @param now ISO 8601 UTC */
export async function closeShop(tx: Transaction<Schema>, point: string, now: string): Promise<void> {
  const cancelled = { state: 'cancelled' as const, ...updatedRowColumns(now) };
  const plans = tx.updateTable('price_changes').set(cancelled).where('point_id', '=', point);
  await plans.where('state', '=', 'planned').execute();
}
