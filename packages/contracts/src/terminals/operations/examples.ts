import type { z } from 'zod';
import { exampleIds } from '../../shared/example-ids.ts';
import { examplePerson } from '../../shared/people.ts';
import { resolveSettings } from '../resolve-settings.ts';
import type { SomeTerminalSettingsEntity } from '../settings.ts';
import type { TerminalTemplate } from '../templates.ts';
import type { Terminal, TerminalOverview, TerminalSummary } from '../terminals.ts';

export const exampleVersionAndTimestamps = {
  version: 1,
  created_at: '2026-01-12T08:00:00.000Z',
  updated_at: '2026-01-12T08:00:00.000Z',
};

export const examplePoint = { id: exampleIds.point, name: 'Затишок на Городоцькій', city: 'Львів' };

const exampleFields = {
  id: exampleIds.terminal,
  number: 'S1100101',
  ptks_id: 'PT-1100101',
  name: 'Каса 1',
  serial: 'A920-1100101',
  model: 'PAX A920',
  kind: 'acquiring',
  status: 'active',
  blocked_by: null,
  connectivity: 'online',
  last_online_at: '2026-11-20T09:00:00.000Z',
  is_unstable: false,
  last_started_at: '2026-11-20T05:41:00.000Z',
  activated_at: '2026-01-14T09:30:00.000Z',
  test_mode: false,
  point: examplePoint,
  template: null,
  ...exampleVersionAndTimestamps,
} as const satisfies Partial<z.input<typeof TerminalSummary>>;

export const exampleSummary: z.input<typeof TerminalSummary> = {
  ...exampleFields,
  today_amount: 421_550,
  cash_inside: 0,
};

const own: SomeTerminalSettingsEntity = { connection_type: 'wifi', sync_seconds: 120 };
const { settings, sources } = resolveSettings('acquiring', own, null);

export const exampleTerminal: z.input<typeof Terminal> = {
  ...exampleFields,
  vehicle: null,
  website: 'https://zatyshok.example.com',
  extra_info: null,
  release_reason: null,
  has_secret_key_phrase: true,
  previous_key_phrase_until: null,
  settings,
  setting_sources: sources,
  settings_changed_at: '2026-01-12T08:00:00.000Z',
  settings_taken_at: '2026-11-20T05:41:00.000Z',
  update_requested_at: null,
};

export const exampleOverview: z.input<typeof TerminalOverview> = {
  terminal: exampleSummary,
  vehicle: null,
  today_payments: 17,
  connectivity_periods: [
    { connectivity: 'online', from: '2026-11-19T09:00:00.000Z', to: '2026-11-19T22:14:00.000Z' },
    { connectivity: 'offline', from: '2026-11-19T22:14:00.000Z', to: '2026-11-19T22:31:00.000Z' },
    { connectivity: 'online', from: '2026-11-19T22:31:00.000Z', to: '2026-11-20T09:00:00.000Z' },
  ],
  waits_for: [{ what: 'settings', since: '2026-11-20T08:30:00.000Z' }],
  own_settings: { own, inherited: { connection_type: 'ethernet', sync_seconds: 300 } },
  inherited_from: { connection_type: 'standard', sync_seconds: 'standard' },
  last_change: { at: '2026-11-20T08:30:00.000Z', by: examplePerson.name, person: examplePerson },
};

/** One that has never been active. */
export const exampleAdded: z.input<typeof Terminal> = {
  ...exampleTerminal,
  status: 'added',
  connectivity: 'offline',
  last_online_at: null,
  last_started_at: null,
  activated_at: null,
  website: null,
  settings_taken_at: null,
};

/** Every setting, each with a value other than in the seed. */
export const exampleSettings: SomeTerminalSettingsEntity = {
  terminal_type: 'validator',
  interface_type: 'standalone',
  system: 'android',
  installation_type: 'vehicle',
  connection_type: 'wifi',
  acquirer_type: 'facilitator',
  balancing_type: 'at_shift_end',
  commission_distribution_type: 'shared',
  client_commission_bp: 50,
  merchant_commission_bp: 120,
  min_amount: 500,
  max_amount: 150_000,
  daily_amount_limit: 5_000_000,
  works_offline: true,
  max_offline_amount: 20_000,
  card_waiting_seconds: 15,
  sync_seconds: 60,
  shift_required: true,
  shift_start: '05:30',
  shift_end: '23:30',
  print_receipt: true,
  receipt_template: 'Дякуємо, що їдете з нами!\n{{point_name}}',
  callback_endpoint: 'https://hooks.example.com/kasa',
  callback_type: 'post_json',
  callback_headers: [{ name: 'X-Shop', value: '12' }],
  callback_get_parameters: [{ name: 'order', value: '{{order_id}}', is_secret: false }],
  callback_body_template: '{"order": "{{order_id}}", "sum": {{amount_kopiykas}}, "sign": "{{signature}}"}',
  callback_signature_template: '{{order_id}}|{{amount_kopiykas}}|{{status}}',
  callback_timeout_seconds: 5,
  callback_retry_seconds: 120,
};

export const exampleTemplate: z.input<typeof TerminalTemplate> = {
  id: exampleIds.terminalTemplate,
  name: 'Міський транспорт',
  description: 'Валідатори в автобусах, трамваях і тролейбусах',
  settings: { card_waiting_seconds: 12, max_offline_amount: 10_000, sync_seconds: 120 },
  terminals_count: 94,
  settings_changed_at: '2026-01-12T08:00:00.000Z',
  ...exampleVersionAndTimestamps,
};
