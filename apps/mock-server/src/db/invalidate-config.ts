/** `/Config/get` returns data of other entities too: the point, the vehicle, the merchant. */
import type { EventBody } from '@kasa/contracts/events/events';
import { IN_FLEET } from './fleet.ts';
import type { Db } from './schema.ts';

export type ConfigScope =
  | { readonly point_id: string }
  | { readonly vehicle_id: string }
  | { readonly merchant_id: string };

/**
 * Marks the settings of the entity's terminals as outdated, without a new version or journal entry.
 * @param now reads the clock, ISO 8601 UTC @returns the events to publish last
 */
export async function invalidateTerminalConfig(
  tx: Db,
  of: ConfigScope,
  now: () => string,
): Promise<EventBody[]> {
  const [column, id] = Object.entries(of)[0] as ['point_id' | 'vehicle_id' | 'merchant_id', string];
  // A terminal fetching its settings locks its row: reading the clock after the lock gives a later time.
  await tx
    .with('locked', (db) =>
      db
        .selectFrom('terminals')
        .select('id')
        .where(column, '=', id)
        .where(IN_FLEET)
        .orderBy('id')
        .forUpdate(),
    )
    .selectFrom('locked')
    .select(({ fn }) => fn.countAll().as('count'))
    .execute();
  const all = tx.updateTable('terminals').set({ settings_changed_at: now() });
  const those = all.where(column, '=', id).where(IN_FLEET);
  const { numUpdatedRows } = await those.executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return [];
  const data = {
    point_id: column === 'point_id' ? id : null,
    vehicle_id: column === 'vehicle_id' ? id : null,
  };
  return [{ type: 'terminals.config_invalidated', data }];
}

export const differs = <Name extends string>(
  before: Readonly<Record<Name, unknown>>,
  after: Readonly<Record<Name, unknown>>,
  ...names: readonly Name[]
): boolean => names.some((name) => before[name] !== after[name]);
