/** What a terminal is told of itself, the answer of `/Config/get`, and whether a change touches it. */
import { isDeepStrictEqual } from 'node:util';
import { configSettings, type TerminalConfigEntity, terminalConfig } from '@kasa/contracts/terminals/config';
import { resolveSettings } from '@kasa/contracts/terminals/resolve-settings';
import type { SomeTerminalSettingsEntity } from '@kasa/contracts/terminals/settings';
import { terminalKinds } from '@kasa/contracts/terminals/terminal-status';
import type { Db, Row } from '../db/schema.ts';
import { presentTerminal, type TerminalRow } from './terminal-store.ts';

/** What a receipt of a terminal says besides: whose it is, and where. */
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
  return terminalConfig({ ...terminal, point, merchant_name });
}

/** What it is told when it asks now. */
export async function issuedConfig(
  db: Db,
  merchant: string,
  row: TerminalRow,
  now: Date,
): Promise<TerminalConfigEntity> {
  return present(row, await placeOf(db, merchant, row.point_id), now);
}

/** Columns of a terminal without which nothing that it is told changes. */
const TOLD = ['name', 'test_mode', 'website', 'point_id', 'vehicle_id', 'template_id', 'settings'] as const;

/** Whether writing these columns may change what the terminal is told. */
export const affectsConfig = (columns: Partial<Row<'terminals'>>): boolean =>
  TOLD.some((column) => columns[column] !== undefined);

/** Where nothing is different. */
const SAME: Place = { merchant_name: '', point_address: null };

/** Whether a terminal is told the same as before it was changed. */
export async function hasSameConfig(
  db: Db,
  merchant: string,
  before: TerminalRow,
  after: TerminalRow,
  now: Date,
): Promise<boolean> {
  const isMoved = before.point_id !== after.point_id;
  const place = (row: TerminalRow) => (isMoved ? placeOf(db, merchant, row.point_id) : SAME);
  const [then, today] = [await place(before), await place(after)];
  return isDeepStrictEqual(present(before, then, now), present(after, today, now));
}

/** Whether no terminal that takes its settings from a template is told anything else than before it was changed. */
export function givesSameConfig(
  before: SomeTerminalSettingsEntity,
  after: SomeTerminalSettingsEntity,
): boolean {
  const told = (settings: SomeTerminalSettingsEntity) =>
    terminalKinds.map((kind) => configSettings(resolveSettings(kind, {}, settings).settings));
  return isDeepStrictEqual(told(before), told(after));
}
