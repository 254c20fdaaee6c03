import { createHmac, randomBytes } from 'node:crypto';
import type { SomeTerminalSettingsEntity } from '@kasa/contracts/terminals/settings';
import type { Fields } from '../http/journal/diff.ts';
import { isSecretParameter } from './secret-merge.ts';

const KEY = randomBytes(32);

/** Tells two secrets of an entry apart. The key is lost with the process, so the journal does not help guessing. */
export const fingerprint = (secret: string) =>
  createHmac('sha256', KEY).update(secret).digest('hex').slice(0, 6);

const nameWithFingerprint = ({ name, value }: { name: string; value: string }) =>
  `${name} (${fingerprint(value)})`;

/** Lists become one line; callback secrets are replaced by fingerprints. */
export function journaledSettings(settings: SomeTerminalSettingsEntity): Fields {
  const { callback_headers: headers, callback_get_parameters: parameters, ...rest } = settings;
  return {
    ...rest,
    callback_headers: headers?.map(nameWithFingerprint).join(', '),
    callback_get_parameters: parameters
      ?.map((one) => (isSecretParameter(one) ? nameWithFingerprint(one) : `${one.name}=${one.value}`))
      .join('&'),
  };
}
