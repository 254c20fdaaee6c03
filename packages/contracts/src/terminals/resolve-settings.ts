/** Effective value of a setting: the terminal's own, else its template's, else the default of its kind. */
import type { SettingSource } from '../shared/setting-sources.ts';
import type {
  SettingName,
  SomeTerminalSettingsEntity,
  TerminalSettingSourcesEntity,
  TerminalSettingsEntity,
} from './settings.ts';
import type { TerminalKind } from './terminal-status.ts';

const standard: TerminalSettingsEntity = {
  terminal_type: 'countertop',
  interface_type: 'standalone',
  system: 'android',
  installation_type: 'indoor',
  connection_type: 'ethernet',
  acquirer_type: 'bank',
  balancing_type: 'automatic',
  commission_distribution_type: 'merchant',
  client_commission_bp: 0,
  merchant_commission_bp: 170,
  min_amount: null,
  max_amount: null,
  daily_amount_limit: null,
  works_offline: false,
  max_offline_amount: 50_000,
  card_waiting_seconds: 60,
  sync_seconds: 300,
  shift_required: false,
  shift_start: '08:00',
  shift_end: '22:00',
  print_receipt: true,
  receipt_template: '',
  callback_endpoint: null,
  callback_type: 'post_json',
  callback_headers: [],
  callback_get_parameters: [],
  callback_body_template:
    '{"order_id": "{{order_id}}", "status": "{{status}}", "amount": {{amount_kopiykas}}, "terminal": "{{terminal_number}}"}',
  callback_signature_template: '',
  callback_timeout_seconds: 10,
  callback_retry_seconds: 60,
};

const byKind: Readonly<Record<TerminalKind, SomeTerminalSettingsEntity>> = {
  acquiring: {},
  ptks: { terminal_type: 'self_service', interface_type: 'api', system: 'linux' },
  transport: {
    terminal_type: 'validator',
    interface_type: 'api',
    system: 'linux',
    installation_type: 'vehicle',
    connection_type: 'mobile',
    works_offline: true,
    card_waiting_seconds: 10,
    print_receipt: false,
  },
  offline: { terminal_type: 'portable', connection_type: 'mobile', works_offline: true },
  ecomm: {
    terminal_type: 'virtual',
    interface_type: 'api',
    system: 'proprietary',
    installation_type: 'remote',
    card_waiting_seconds: 600,
    print_receipt: false,
  },
};

export function defaultSettings(kind: TerminalKind): TerminalSettingsEntity {
  return { ...standard, ...byKind[kind] } as TerminalSettingsEntity;
}

export const settingNames = Object.keys(standard) as SettingName[];

export function resolveSettings(
  kind: TerminalKind,
  own: SomeTerminalSettingsEntity,
  template: SomeTerminalSettingsEntity | null,
): { settings: TerminalSettingsEntity; sources: TerminalSettingSourcesEntity } {
  const sourceOf = (name: SettingName): SettingSource => {
    if (own[name] !== undefined) return 'own';
    return template?.[name] === undefined ? 'standard' : 'template';
  };
  const sources = Object.fromEntries(settingNames.map((name) => [name, sourceOf(name)]));
  return {
    settings: { ...defaultSettings(kind), ...template, ...own } as TerminalSettingsEntity,
    sources: sources as TerminalSettingSourcesEntity,
  };
}

/** The own settings left when a template is applied: those in the template now come from it. */
export function ownSettingsAfterTemplate(
  own: SomeTerminalSettingsEntity,
  template: SomeTerminalSettingsEntity,
): SomeTerminalSettingsEntity {
  const kept = Object.entries(own).filter(([name]) => template[name as SettingName] === undefined);
  return Object.fromEntries(kept);
}

/** Which own limit of one payment contradicts the template's other one: the least would be above the most. */
export function contradictingLimit(
  own: SomeTerminalSettingsEntity,
  template: SomeTerminalSettingsEntity | null,
): 'min_amount' | 'max_amount' | null {
  const { min_amount: min, max_amount: max } = { ...template, ...own };
  if (!min || !max || min <= max) return null;
  return own.max_amount === undefined ? 'min_amount' : 'max_amount';
}

export function diffSettings(
  before: TerminalSettingsEntity,
  after: TerminalSettingsEntity,
): { before: SomeTerminalSettingsEntity; after: SomeTerminalSettingsEntity } {
  const differing = settingNames.filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const only = (settings: TerminalSettingsEntity): SomeTerminalSettingsEntity =>
    Object.fromEntries(differing.map((name) => [name, settings[name]]));
  return { before: only(before), after: only(after) };
}
