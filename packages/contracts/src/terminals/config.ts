/** Configuration sent to a terminal: the response of `/Config/get` (spec §7). */
import { z } from 'zod';
import { TerminalNumber } from '../shared/terminal-headers.ts';
import { settingFields, type TerminalSettingsEntity } from './settings.ts';
import { Terminal } from './terminals.ts';

/** The server sends callbacks, so terminals don't get those settings, which may hold secrets. */
const {
  callback_endpoint: _endpoint,
  callback_type: _type,
  callback_headers: _headers,
  callback_get_parameters: _parameters,
  callback_body_template: _body,
  callback_signature_template: _signature,
  callback_timeout_seconds: _timeout,
  callback_retry_seconds: _retry,
  ...configFields
} = settingFields;

export type ConfigSettingName = keyof typeof configFields;
export const configSettingNames = Object.keys(configFields) as ConfigSettingName[];

const { kind, test_mode, website, ptks_id } = Terminal.shape;
const { name, state_number, transport_type } = Terminal.shape.vehicle.unwrap().shape;

const config = {
  number: TerminalNumber,
  ptks_id,
  name: z.string(),
  kind,
  test_mode,
  merchant_name: z.string().describe('For the receipt'),
  point: z
    .strictObject({ name: z.string(), city: z.string(), address: z.string() })
    .nullable()
    .describe('Where it stands, for the receipt; null: nowhere yet'),
  vehicle: z
    .strictObject({ name, state_number, transport_type })
    .nullable()
    .describe('The vehicle that a transport terminal is on'),
  website,
  settings: z
    .strictObject(configFields)
    .describe('Those that a terminal acts by, each with the value that counts; none of the callbacks'),
};

export const TerminalConfig = z.strictObject(config).meta({ id: 'TerminalConfig' });

export type TerminalConfigEntity = z.infer<typeof TerminalConfig>;

export function pickConfigSettings(settings: TerminalSettingsEntity): TerminalConfigEntity['settings'] {
  const told = configSettingNames.map((name) => [name, settings[name]]);
  return Object.fromEntries(told) as TerminalConfigEntity['settings'];
}

/** Source of the configuration, except the numbers assigned at creation. */
export interface ConfigSource
  extends Pick<TerminalConfigEntity, 'name' | 'kind' | 'test_mode' | 'merchant_name' | 'point' | 'website'> {
  readonly vehicle: Pick<
    NonNullable<TerminalConfigEntity['vehicle']>,
    'name' | 'state_number' | 'transport_type'
  > | null;
  readonly settings: TerminalSettingsEntity;
}

/** Preview of the configuration of a terminal not created yet, for its form. */
export function previewConfig(source: ConfigSource): Omit<TerminalConfigEntity, 'number' | 'ptks_id'> {
  const { name, kind, test_mode, merchant_name, point, vehicle, website, settings } = source;
  return {
    ...{ name, kind, test_mode, merchant_name },
    point: point && { name: point.name, city: point.city, address: point.address },
    vehicle: vehicle && {
      name: vehicle.name,
      state_number: vehicle.state_number,
      transport_type: vehicle.transport_type,
    },
    website,
    settings: pickConfigSettings(settings),
  };
}

/** Builds the response of `/Config/get`; used by server and web. */
export function terminalConfig(
  source: ConfigSource & Pick<TerminalConfigEntity, 'number' | 'ptks_id'>,
): TerminalConfigEntity {
  return { number: source.number, ptks_id: source.ptks_id, ...previewConfig(source) };
}
