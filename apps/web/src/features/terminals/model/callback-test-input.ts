import { CallbackTestInput } from '@kasa/contracts/terminals/callback-test';
import type { DataOf, InputOf } from '#shared/query/operations.ts';
import type { SettingsDraft } from './own-settings.ts';

export const callbackRequestSettingNames = [
  'callback_endpoint',
  'callback_type',
  'callback_headers',
  'callback_get_parameters',
  'callback_body_template',
  'callback_signature_template',
] as const;

type Outcome = DataOf<'testCallback'>;
type Input = InputOf<'testCallback'>['body'];

export const callbackTestSettingNames = [...callbackRequestSettingNames, 'callback_timeout_seconds'] as const;

/** Request body from the form's current values, saved or not; null if one of them is invalid. */
export function callbackTestInput(settings: SettingsDraft, terminal_id: string | null): Input | null {
  const picked = Object.fromEntries(callbackTestSettingNames.map((name) => [name, settings[name]]));
  return CallbackTestInput.safeParse({ terminal_id, ...picked }).data ?? null;
}

const notSentReasons: readonly unknown[] = ['name_not_found', 'address_not_allowed', 'port_not_allowed'];

/** Whether a request was sent at all. */
export const wasSent = ({ reason }: Outcome) => !notSentReasons.includes(reason);
