/** Settings of a terminal or a template as the journal of changes shows them. */
import { createHmac, randomBytes } from 'node:crypto';
import type { SomeTerminalSettingsEntity } from '@kasa/contracts/terminals/settings';
import type { Fields } from '../http/journal/diff.ts';
import { isSecretParameter } from './secret-merge.ts';

/** Lost when the process ends, so that no guess at a secret can be checked against the journal. */
const KEY = randomBytes(32);

/** Distinguishes two secrets within one entry and reveals nothing usable. */
export const fingerprint = (secret: string) =>
  createHmac('sha256', KEY).update(secret).digest('hex').slice(0, 6);

const hidden = ({ name, value }: { name: string; value: string }) => `${name} (${fingerprint(value)})`;

/** Lists in one line, and possible secrets of a callback by their fingerprints. */
export function journaledSettings(settings: SomeTerminalSettingsEntity): Fields {
  const { callback_headers: headers, callback_get_parameters: parameters, ...rest } = settings;
  return {
    ...rest,
    callback_headers: headers?.map(hidden).join(', '),
    callback_get_parameters: parameters
      ?.map((one) => (isSecretParameter(one) ? hidden(one) : `${one.name}=${one.value}`))
      .join('&'),
  };
}
