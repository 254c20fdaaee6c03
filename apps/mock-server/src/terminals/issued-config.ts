import { isDeepStrictEqual } from 'node:util';
import {
  pickConfigSettings,
  type TerminalConfigEntity,
  terminalConfig,
} from '@kasa/contracts/terminals/config';
import { resolveSettings } from '@kasa/contracts/terminals/resolve-settings';
import type { SomeTerminalSettingsEntity } from '@kasa/contracts/terminals/settings';
import { terminalKinds } from '@kasa/contracts/terminals/terminal-status';
import type { Db, Row } from '../db/schema.ts';
import { presentTerminal, type TerminalRow, vehicleOf } from './terminal-store.ts';

interface Place {
  readonly merchant_name: string;
  readonly point_address: string | null;
}

function placeOf(db: Db, merchant: string, point: string | null): Promise<Place> {
  return db
    .selectFrom('merchants')
    .leftJoin('branches', (join) => join.on('branches.id', '=', point))
    .select(['merchants.name as merchant_name', 'branches.address as point_address'])
    .where('merchants.id', '=', merchant)
    .executeTakeFirstOrThrow();
}

function present(row: TerminalRow, { merchant_name, point_address }: Place, now: Date): TerminalConfigEntity {
  const terminal = presentTerminal(row, now, false);
  const point = terminal.point && { ...terminal.point, address: point_address ?? '' };
  return terminalConfig({ ...terminal, vehicle: vehicleOf(row), point, merchant_name });
}

export async function issuedConfig(
  db: Db,
  merchant: string,
  row: TerminalRow,
  now: Date,
): Promise<TerminalConfigEntity> {
  return present(row, await placeOf(db, merchant, row.point_id), now);
}

const CONFIG_COLUMNS = [
  'name',
  'test_mode',
  'website',
  'point_id',
  'vehicle_id',
  'template_id',
  'settings',
] as const;

/** Whether writing these columns can change the terminal's configuration. */
export const affectsConfig = (columns: Partial<Row<'terminals'>>): boolean =>
  CONFIG_COLUMNS.some((column) => columns[column] !== undefined);

const SAME_PLACE: Place = { merchant_name: '', point_address: null };

/** Whether a change left the terminal's issued configuration the same. */
export async function terminalConfigUnchanged(
  db: Db,
  merchant: string,
  before: TerminalRow,
  after: TerminalRow,
  now: Date,
): Promise<boolean> {
  const isMoved = before.point_id !== after.point_id;
  const place = (row: TerminalRow) => (isMoved ? placeOf(db, merchant, row.point_id) : SAME_PLACE);
  const [then, today] = [await place(before), await place(after)];
  return isDeepStrictEqual(present(before, then, now), present(after, today, now));
}

/** Whether a template's change leaves the issued configuration the same for every kind of terminal. */
export function templateConfigUnchanged(
  before: SomeTerminalSettingsEntity,
  after: SomeTerminalSettingsEntity,
): boolean {
  const told = (settings: SomeTerminalSettingsEntity) =>
    terminalKinds.map((kind) => pickConfigSettings(resolveSettings(kind, {}, settings).settings));
  return isDeepStrictEqual(told(before), told(after));
}
