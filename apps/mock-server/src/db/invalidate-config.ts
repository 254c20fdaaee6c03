/**
 * What terminals are told by `/Config/get` speaks of others, too: of where they stand, what they are on, and whose they
 * are.
 */
import type { EventBody } from '@kasa/contracts/events/events';
import type { Db } from './schema.ts';

/** Whose name or address is another one now. */
export type ConfigScope =
  | { readonly point_id: string }
  | { readonly vehicle_id: string }
  | { readonly merchant_id: string };

/**
 * Its terminals wait for their settings until they ask for them. No change of theirs: they get no new version, and nothing
 * about them is written into the journal.
 * @param now reads the clock, ISO 8601 UTC
 * @returns what is to be published of it, last of all; nothing where there are no such terminals
 */
export async function invalidateTerminalConfig(
  tx: Db,
  of: ConfigScope,
  now: () => string,
): Promise<EventBody[]> {
  const [column, id] = Object.entries(of)[0] as ['point_id' | 'vehicle_id' | 'merchant_id', string];
  // A terminal that takes its settings holds its row: what it was told before is older than the time that is read then.
  await tx
    .with('locked', (db) =>
      db.selectFrom('terminals').select('id').where(column, '=', id).orderBy('id').forUpdate(),
    )
    .selectFrom('locked')
    .select(({ fn }) => fn.countAll().as('count'))
    .execute();
  const those = tx.updateTable('terminals').set({ settings_changed_at: now() }).where(column, '=', id);
  const { numUpdatedRows } = await those.executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return [];
  const data = {
    point_id: column === 'point_id' ? id : null,
    vehicle_id: column === 'vehicle_id' ? id : null,
  };
  return [{ type: 'terminals.config_invalidated', data }];
}

/** Whether any of these fields is another one. */
export const differs = <Name extends string>(
  before: Readonly<Record<Name, unknown>>,
  after: Readonly<Record<Name, unknown>>,
  ...names: readonly Name[]
): boolean => names.some((name) => before[name] !== after[name]);
