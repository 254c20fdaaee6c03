/** Settings of a terminal or a template: as they are stored, as the journal records them, and without their secrets. */
import { createHmac, randomBytes } from 'node:crypto';
import type { JournaledSetting } from '@kasa/contracts/audit/setting-value';
import { settingNames } from '@kasa/contracts/terminals/resolve-settings';
import type {
  SettingName,
  SomeTerminalSettingsEntity,
  TerminalSettingSourcesEntity,
  TerminalSettingsEntity,
} from '@kasa/contracts/terminals/settings';
import type { Fields } from '../http/journal/diff.ts';
import { MASK } from '../http/journal/redact.ts';

export const parseSettings = (json: string) => JSON.parse(json) as SomeTerminalSettingsEntity;

export function serializeSettings(settings: SomeTerminalSettingsEntity): string {
  const { callback_get_parameters: parameters } = settings;
  const declared = { ...settings, ...(parameters && { callback_get_parameters: parameters.map(declare) }) };
  const given = settingNames.filter((name) => declared[name] !== undefined);
  return JSON.stringify(Object.fromEntries(given.map((name) => [name, declared[name]])));
}

/** A parameter of which nothing is said is secret. */
const declare = ({ name, value, is_secret = true }: Parameter) => ({ name, value, is_secret });

interface Pair {
  readonly name: string;
  readonly value: string;
}
type Parameter = NonNullable<SomeTerminalSettingsEntity['callback_get_parameters']>[number];
type Callback = Pick<SomeTerminalSettingsEntity, 'callback_headers' | 'callback_get_parameters'>;

/** Scheme and host: path and query may hold secrets. */
const originOf = (endpoint: string) => new URL(endpoint).origin;

/** Masks callback headers, secret parameters and the address beyond its host, for users who may not change them. */
export function redactSecrets<Settings extends SomeTerminalSettingsEntity>(settings: Settings): Settings {
  const {
    callback_endpoint: endpoint,
    callback_headers: headers,
    callback_get_parameters: parameters,
  } = settings;
  const hidden = <One extends Pair>(one: One) => ({ ...one, value: MASK });
  return {
    ...settings,
    ...(endpoint && { callback_endpoint: originOf(endpoint) }),
    ...(headers && { callback_headers: headers.map(hidden) }),
    ...(parameters && {
      callback_get_parameters: parameters.map(declare).map((one) => (one.is_secret ? hidden(one) : one)),
    }),
  };
}

const valuesFrom =
  (known: readonly Pair[] | undefined) =>
  <One extends Pair>(sent: One) => {
    const old = known?.find(({ name }) => name.toLowerCase() === sent.name.toLowerCase());
    return sent.value === MASK && old !== undefined ? { ...sent, value: old.value } : sent;
  };

/** Keeps the stored value where the masked one is sent back, so that a form without access to secrets can be saved. */
export function mergeSecrets<Settings extends Callback>(settings: Settings, known: Callback): Settings {
  const { callback_headers: headers, callback_get_parameters: parameters } = settings;
  return {
    ...settings,
    ...(headers && { callback_headers: headers.map(valuesFrom(known.callback_headers)) }),
    ...(parameters && { callback_get_parameters: parameters.map(valuesFrom(known.callback_get_parameters)) }),
  };
}

const KEY = randomBytes(32);

/** Tells two secrets of an entry apart. The key is lost with the process, so the journal does not help guessing. */
export const fingerprint = (secret: string) =>
  createHmac('sha256', KEY).update(secret).digest('hex').slice(0, 6);

const nameWithFingerprint = ({ name, value }: { name: string; value: string }) =>
  `${name} (${fingerprint(value)})`;

const addressWithFingerprint = (endpoint: string) =>
  originOf(endpoint) === endpoint ? endpoint : `${originOf(endpoint)} (${fingerprint(endpoint)})`;

/** The settings of a terminal as `journaledSettings`, each with where its value comes from. */
export function journaledTerminalSettings(
  settings: TerminalSettingsEntity,
  sources: TerminalSettingSourcesEntity,
): Readonly<Record<SettingName, JournaledSetting>> {
  const values = journaledSettings(settings);
  const entries = settingNames.map((name) => [name, { value: values[name] ?? null, source: sources[name] }]);
  return Object.fromEntries(entries) as Record<SettingName, JournaledSetting>;
}

/** Lists become one line; callback secrets, and an address beyond its host, are replaced by fingerprints. */
export function journaledSettings(settings: SomeTerminalSettingsEntity): Fields {
  const {
    callback_endpoint: endpoint,
    callback_headers: headers,
    callback_get_parameters: parameters,
    ...rest
  } = settings;
  return {
    ...rest,
    ...(endpoint !== undefined && { callback_endpoint: endpoint && addressWithFingerprint(endpoint) }),
    callback_headers: headers?.map(nameWithFingerprint).join(', '),
    callback_get_parameters: parameters
      ?.map(declare)
      .map((one) => (one.is_secret ? nameWithFingerprint(one) : `${one.name}=${one.value}`))
      .join('&'),
  };
}
