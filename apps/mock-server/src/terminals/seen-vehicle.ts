/** The vehicle that a terminal is on, for who may read it: all by `transport_view`, drivers their own. */
import type { TerminalEntity } from '@kasa/contracts/terminals/terminals';
import { sql } from 'kysely';
import { isOwnVehicle } from '../db/driver-card.ts';
import type { Db } from '../db/schema.ts';
import { type OwnRows, viewerOf } from '../http/entity/own-rows.ts';
import type { Context } from '../http/request/handler.ts';
import { type TerminalRow, vehicleOf } from './terminal-store.ts';

/** Which vehicles a person without `transport_view` sees. */
export const ownVehicles: OwnRows = {
  unless: 'transport_view',
  needs: 'own_shift_view',
  where: isOwnVehicle,
};

/** The vehicle of a terminal as a person sees it; null: none, or none for them. */
export async function seenVehicle(
  db: Db,
  { session }: Pick<Context, 'session'>,
  row: TerminalRow,
): Promise<TerminalEntity['vehicle']> {
  const vehicle = vehicleOf(row);
  const viewer = viewerOf(ownVehicles, session);
  if (vehicle === null || viewer === undefined) return vehicle;
  const own = db.selectFrom('transports').select('id').where('id', '=', vehicle.id);
  const found = await own.where(ownVehicles.where(sql.val(viewer))).executeTakeFirst();
  return found === undefined ? null : vehicle;
}
