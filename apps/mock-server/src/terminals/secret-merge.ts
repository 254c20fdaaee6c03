import { isSecretField } from '@kasa/contracts/audit/secret-fields';
import type { SomeTerminalSettingsEntity } from '@kasa/contracts/terminals/settings';
import { MASK } from '../http/journal/redact.ts';

interface Pair {
  readonly name: string;
  readonly value: string;
}
type Callback = Pick<SomeTerminalSettingsEntity, 'callback_headers' | 'callback_get_parameters'>;

const PLACEHOLDER_ALONE = /^\{\{[^{}]*\}\}$/;

export const isSecretParameter = ({ name, value }: Pair) =>
  isSecretField(name) && !PLACEHOLDER_ALONE.test(value);

/** Masks callback headers and secret parameters, for users who may not change them. */
export function redactSecrets<Settings extends SomeTerminalSettingsEntity>(settings: Settings): Settings {
  const { callback_headers: headers, callback_get_parameters: parameters } = settings;
  const hidden = ({ name }: Pair) => ({ name, value: MASK });
  return {
    ...settings,
    ...(headers && { callback_headers: headers.map(hidden) }),
    ...(parameters && {
      callback_get_parameters: parameters.map((one) => (isSecretParameter(one) ? hidden(one) : one)),
    }),
  };
}

const valuesFrom = (known: readonly Pair[] | undefined) => (sent: Pair) => {
  const old = known?.find(({ name }) => name.toLowerCase() === sent.name.toLowerCase());
  return { name: sent.name, value: sent.value === MASK && old !== undefined ? old.value : sent.value };
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
