/** What a point that is deleted leaves in the catalogue: nothing is sold there, nothing costs anything there. */
import type { Transaction } from 'kysely';
import { updatedRowColumns } from './row-columns.ts';
import type { Schema } from './schema.ts';

/** @param point id of a locked point @param now ISO 8601 UTC */
export async function closeShop(tx: Transaction<Schema>, point: string, now: string): Promise<void> {
  for (const table of ['product_points', 'product_prices'] as const)
    await tx.deleteFrom(table).where('point_id', '=', point).execute();
  const cancelled = { state: 'cancelled' as const, ...updatedRowColumns(now) };
  const plans = tx.updateTable('price_changes').set(cancelled).where('point_id', '=', point);
  await plans.where('state', '=', 'planned').execute();
}
