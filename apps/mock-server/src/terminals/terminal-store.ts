import { kyivDay } from '@kasa/contracts/shared/kyiv';
import { opens, type Permission } from '@kasa/contracts/shared/permissions';
import { resolveSettings, settingNames } from '@kasa/contracts/terminals/resolve-settings';
import { connectivityAt } from '@kasa/contracts/terminals/terminal-status';
import type { TerminalEntity, TerminalSummaryEntity } from '@kasa/contracts/terminals/terminals';
import { overlapEnd } from '../db/key-phrases.ts';
import type { Row } from '../db/schema.ts';
import { salesOn } from '../db/terminal-money.ts';
import { entityReader, presentNamed, presentPoint, type RowOf, withJournal } from '../http/entity/entity.ts';
import type { SecretPart } from '../http/journal/journal.ts';
import {
  fingerprint,
  journaledTerminalSettings,
  parseSettings,
  redactSecrets,
  secretParameters,
} from './stored-settings.ts';

const SUMMARY_COLUMNS = [
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
  'day_sales',
  'cash_inside',
] as const satisfies readonly (keyof Row<'terminals'>)[];

/** What lists show of a terminal. */
export const terminalSummaries = entityReader({
  type: 'terminal summary',
  table: 'terminals',
  columns: SUMMARY_COLUMNS,
  related: (rows) =>
    rows
      .leftJoin('branches', 'branches.id', 'row.point_id')
      .leftJoin('terminal_templates', 'terminal_templates.id', 'row.template_id')
      .select(['branches.name as point_name', 'branches.city as point_city'])
      .select('terminal_templates.name as template_name'),
});

const reader = entityReader({
  type: 'terminal',
  table: 'terminals',
  columns: [
    ...SUMMARY_COLUMNS,
    'vehicle_id',
    'website',
    'extra_info',
    'release_reason',
    'secret_key_phrase',
    'previous_key_phrase_until',
    'settings',
    'settings_changed_at',
    'settings_taken_at',
    'update_requested_at',
    'merchant_id',
    'side',
    'side_history',
  ],
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
  const { vehicle_id, vehicle_num, website, extra_info, release_reason } = row;
  const { secret_key_phrase, previous_key_phrase_until, update_requested_at } = row;
  const { settings, sources } = settingsOf(row);
  const fieldsHiding = (others: readonly SecretPart[]) => ({
    ...{ number, ptks_id, name, serial, model, kind, status, activated_at, test_mode },
    point: point && { id: point.id, name: point.name },
    template,
    vehicle: vehicle_id && { id: vehicle_id, name: vehicle_num },
    website,
    extra_info,
    release_reason,
    key_phrase: secret_key_phrase && fingerprint(secret_key_phrase),
    previous_key_phrase_until,
    update_requested_at,
    ...journaledTerminalSettings(settings, sources, others),
  });
  return {
    name: `${number} ${name}`,
    fields: fieldsHiding([]),
    secrets: { parts: secretParameters(settings), fieldsHiding },
    defaults: settingNames.filter((setting) => sources[setting] === 'standard'),
  };
});

const earlier = (a: string, b: string) => (a < b ? a : b);
const later = (a: string, b: string) => (a > b ? a : b);

/** @param tags permissions of the reader: sums of sales are for reports, what is inside is cash */
export function presentSummary(
  row: SummaryRow,
  now: Date,
  tags: readonly Permission[],
): TerminalSummaryEntity {
  return {
    ...presentFields(row, now),
    today_amount: opens(tags, 'reports_view') ? salesOn(kyivDay(now), row.day_sales) : null,
    cash_inside: opens(tags, 'cash_view') ? row.cash_inside : null,
  };
}

type SummaryRow = RowOf<typeof terminalSummaries>;

function presentFields(
  row: SummaryRow,
  now: Date,
): Omit<TerminalSummaryEntity, 'today_amount' | 'cash_inside'> {
  const { id, number, ptks_id, name, serial, model, kind, status, blocked_by, last_started_at } = row;
  const { point_id, point_name, point_city, version, created_at, updated_at } = row;
  const lastOnline = row.online_until === '' ? null : earlier(row.online_until, now.toISOString());
  return {
    ...{ id, number, ptks_id, name, serial, model, kind, status, blocked_by, last_started_at },
    connectivity: connectivityAt(lastOnline, now),
    last_online_at: lastOnline,
    is_unstable: row.is_unstable === 1,
    activated_at: row.activated_at === '' ? null : row.activated_at,
    test_mode: row.test_mode === 1,
    point: presentPoint(point_id, point_name, point_city),
    template: presentNamed(row.template_id, row.template_name),
    ...{ version, created_at, updated_at },
  };
}

/**
 * A terminal without its vehicle, which not everybody sees, see `seenVehicle`.
 * @param showsSecrets whether callback secrets are shown: to users who may change them
 */
export function presentTerminal(
  row: TerminalRow,
  now: Date,
  showsSecrets: boolean,
): Omit<TerminalEntity, 'vehicle'> {
  const { website, extra_info, release_reason, settings_taken_at, update_requested_at } = row;
  const { settings, sources } = settingsOf(row);
  return {
    ...presentFields(row, now),
    ...{ website, extra_info, release_reason },
    ...{ settings_taken_at, update_requested_at },
    has_secret_key_phrase: row.secret_key_phrase !== null,
    previous_key_phrase_until: overlapEnd(row, now),
    settings: showsSecrets ? settings : redactSecrets(settings),
    setting_sources: sources,
    settings_changed_at: later(row.settings_changed_at, row.template_changed_at ?? ''),
  };
}

function settingsOf({ kind, settings, template_settings }: TerminalRow) {
  const template = template_settings === null ? null : parseSettings(template_settings);
  return resolveSettings(kind, parseSettings(settings), template);
}

/** The vehicle that a terminal is on, whoever asks. */
export function vehicleOf(row: TerminalRow): TerminalEntity['vehicle'] {
  const { vehicle_id: id, vehicle_num: name, vehicle_mode, vehicle_plate } = row;
  if (id === null || name === null || vehicle_mode === null) return null;
  return { id, name, state_number: vehicle_plate, transport_type: vehicle_mode };
}
