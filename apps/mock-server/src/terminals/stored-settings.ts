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
import type { SecretPart } from '../http/journal/journal.ts';
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
type Template = 'callback_body_template' | 'callback_signature_template';
type Callback = Pick<SomeTerminalSettingsEntity, 'callback_headers' | 'callback_get_parameters' | Template>;

/** Scheme and host: path and query may hold secrets. */
const originOf = (endpoint: string) => new URL(endpoint).origin;

/** Masks headers, secret parameters, templates and the address beyond its host, for users who may not change them. */
export function redactSecrets<Settings extends SomeTerminalSettingsEntity>(settings: Settings): Settings {
  const {
    callback_endpoint: endpoint,
    callback_headers: headers,
    callback_get_parameters: parameters,
    callback_body_template: body,
    callback_signature_template: signed,
  } = settings;
  const hidden = <One extends Pair>(one: One) => ({ ...one, value: MASK });
  return {
    ...settings,
    ...(endpoint && { callback_endpoint: originOf(endpoint) }),
    ...(body && { callback_body_template: MASK }),
    ...(signed && { callback_signature_template: MASK }),
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
  const templateOf = (name: Template) =>
    settings[name] === MASK && known[name] !== undefined ? { [name]: known[name] } : {};
  return {
    ...settings,
    ...templateOf('callback_body_template'),
    ...templateOf('callback_signature_template'),
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

const valueWithFingerprint = (value: string) => `${MASK} (${fingerprint(value)})`;

const addressWithFingerprint = (endpoint: string) =>
  originOf(endpoint) === endpoint ? endpoint : `${originOf(endpoint)} (${fingerprint(endpoint)})`;

/** The parameters of callbacks that are secret, for `Secrets`. */
export const secretParameters = ({ callback_get_parameters: parameters = [] }: SomeTerminalSettingsEntity) =>
  parameters.map(declare).filter((one) => one.is_secret);

const isOneOf = (secrets: readonly SecretPart[], { name, value }: SecretPart) =>
  secrets.some((one) => one.name.toLowerCase() === name.toLowerCase() || one.value === value);

/** The settings of a terminal as `journaledSettings`, each with where its value comes from. */
export function journaledTerminalSettings(
  settings: TerminalSettingsEntity,
  sources: TerminalSettingSourcesEntity,
  others: readonly SecretPart[] = [],
): Readonly<Record<SettingName, JournaledSetting>> {
  const values = journaledSettings(settings, others);
  const entries = settingNames.map((name) => [name, { value: values[name] ?? null, source: sources[name] }]);
  return Object.fromEntries(entries) as Record<SettingName, JournaledSetting>;
}

/**
 * Lists become one line; callback secrets, templates, and an address beyond its host, are replaced by fingerprints.
 * @param others parameters that are secret on the other side of the change
 */
export function journaledSettings(
  settings: SomeTerminalSettingsEntity,
  others: readonly SecretPart[] = [],
): Fields {
  const {
    callback_endpoint: endpoint,
    callback_headers: headers,
    callback_get_parameters: parameters,
    callback_body_template: body,
    callback_signature_template: signed,
    ...rest
  } = settings;
  const parameterText = (one: Parameter) => {
    if (one.is_secret) return nameWithFingerprint(one);
    // With its sign, so that it differs from one that was secret before.
    const isHidden = isOneOf(others, one);
    return `${one.name}=${isHidden ? valueWithFingerprint(one.value) : one.value}`;
  };
  return {
    ...rest,
    ...(endpoint !== undefined && { callback_endpoint: endpoint && addressWithFingerprint(endpoint) }),
    callback_body_template: body && valueWithFingerprint(body),
    callback_signature_template: signed && valueWithFingerprint(signed),
    callback_headers: headers?.map(nameWithFingerprint).join(', '),
    callback_get_parameters: parameters?.map(declare).map(parameterText).join('&'),
  };
}
