import { resolveSettings } from '@kasa/contracts/terminals/resolve-settings';
import { connectivityAt } from '@kasa/contracts/terminals/terminal-status';
import type { TerminalEntity, TerminalSummaryEntity } from '@kasa/contracts/terminals/terminals';
import type { Row } from '../db/schema.ts';
import { entityReader, type RowOf, withJournal } from '../http/entity/entity.ts';
import { fingerprint, journaledSettings } from './journaled-settings.ts';
import { redactSecrets } from './secret-merge.ts';
import { parseSettings } from './stored-settings.ts';

export const SUMMARY_COLUMNS = [
  'id',
  'number',
  'ptks_id',
  'name',
  'serial',
  'model',
  'kind',
  'status',
  'blocked_by',
  'online_until',
  'is_unstable',
  'last_started_at',
  'activated_at',
  'test_mode',
  'point_id',
  'template_id',
  'version',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof Row<'terminals'>)[];

const DETAIL_COLUMNS = [
  'vehicle_id',
  'website',
  'extra_info',
  'secret_key_phrase',
  'settings',
  'settings_changed_at',
  'settings_taken_at',
  'update_requested_at',
] as const satisfies readonly (keyof Row<'terminals'>)[];

export interface SummaryRow extends Pick<Row<'terminals'>, (typeof SUMMARY_COLUMNS)[number]> {
  point_name: string | null;
  point_city: string | null;
  template_name: string | null;
}

const reader = entityReader({
  type: 'terminal',
  table: 'terminals',
  columns: [...SUMMARY_COLUMNS, ...DETAIL_COLUMNS],
  related: (rows) =>
    rows
      .leftJoin('branches', 'branches.id', 'row.point_id')
      .leftJoin('terminal_templates as template', 'template.id', 'row.template_id')
      .leftJoin('transports', 'transports.id', 'row.vehicle_id')
      .select(['branches.name as point_name', 'branches.city as point_city'])
      .select(['template.name as template_name', 'template.settings as template_settings'])
      .select(['template.settings_changed_at as template_changed_at', 'transports.mode as vehicle_mode'])
      .select(['transports.transport_num as vehicle_num', 'transports.state_number as vehicle_plate']),
});

export type TerminalRow = RowOf<typeof reader>;

export const terminals = withJournal(reader, (row, { clock }) => {
  const { number, ptks_id, name, serial, model, kind, status, activated_at, test_mode, point, template } =
    presentTerminal(row, clock.now(), false);
  const { vehicle_id, vehicle_num, website, extra_info, secret_key_phrase, update_requested_at } = row;
  return {
    name: `${number} ${name}`,
    fields: {
      ...{ number, ptks_id, name, serial, model, kind, status, activated_at, test_mode },
      point: point && { id: point.id, name: point.name },
      template,
      vehicle: vehicle_id && { id: vehicle_id, name: vehicle_num },
      website,
      extra_info,
      key_phrase: secret_key_phrase && fingerprint(secret_key_phrase),
      update_requested_at,
      ...journaledSettings(parseSettings(row.settings)),
    },
  };
});

const named = (id: string | null, name: string | null) =>
  id === null || name === null ? null : { id, name };
const earlier = (a: string, b: string) => (a < b ? a : b);
const later = (a: string, b: string) => (a > b ? a : b);

export function presentSummary(row: SummaryRow, now: Date): TerminalSummaryEntity {
  const lastOnline = row.online_until === '' ? null : earlier(row.online_until, now.toISOString());
  const { point_id, point_name, point_city } = row;
  return {
    id: row.id,
    number: row.number,
    ptks_id: row.ptks_id,
    name: row.name,
    serial: row.serial,
    model: row.model,
    kind: row.kind,
    status: row.status,
    blocked_by: row.blocked_by,
    connectivity: connectivityAt(lastOnline, now),
    last_online_at: lastOnline,
    is_unstable: row.is_unstable === 1,
    last_started_at: row.last_started_at,
    activated_at: row.activated_at === '' ? null : row.activated_at,
    test_mode: row.test_mode === 1,
    point:
      point_id === null || point_name === null || point_city === null
        ? null
        : { id: point_id, name: point_name, city: point_city },
    template: named(row.template_id, row.template_name),
    version: row.version,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

/** @param showsSecrets whether callback secrets are shown: to users who may change them */
export function presentTerminal(row: TerminalRow, now: Date, showsSecrets: boolean): TerminalEntity {
  const template = row.template_settings === null ? null : parseSettings(row.template_settings);
  const { settings, sources } = resolveSettings(row.kind, parseSettings(row.settings), template);
  return {
    ...presentSummary(row, now),
    vehicle: vehicleOf(row),
    website: row.website,
    extra_info: row.extra_info,
    has_secret_key_phrase: row.secret_key_phrase !== null,
    settings: showsSecrets ? settings : redactSecrets(settings),
    setting_sources: sources,
    settings_changed_at: later(row.settings_changed_at, row.template_changed_at ?? ''),
    settings_taken_at: row.settings_taken_at,
    update_requested_at: row.update_requested_at,
  };
}

function vehicleOf(row: TerminalRow): TerminalEntity['vehicle'] {
  const { vehicle_id, vehicle_num, vehicle_mode } = row;
  if (vehicle_id === null || vehicle_num === null || vehicle_mode === null) return null;
  return {
    id: vehicle_id,
    name: vehicle_num,
    state_number: row.vehicle_plate,
    transport_type: vehicle_mode,
  };
}
