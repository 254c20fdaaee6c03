/** A callback that is sent to see whether the merchant's own server takes it. */
import { CallbackTestInput } from '@kasa/contracts/terminals/callback-test';
import type { DataOf, InputOf } from '#shared/query/operations.ts';
import { callbackRequestNames } from './callback-request.ts';
import type { SettingsDraft } from './own-settings.ts';

type Outcome = DataOf<'testCallback'>;
type Input = InputOf<'testCallback'>['body'];

/** The settings that a test is made of. */
export const callbackTestNames = [...callbackRequestNames, 'callback_timeout_seconds'] as const;

/** What is sent, as the fields stand, saved or not; null while one of them is not right. */
export function callbackTestInput(settings: SettingsDraft, terminal_id: string | null): Input | null {
  const picked = Object.fromEntries(callbackTestNames.map((name) => [name, settings[name]]));
  return CallbackTestInput.safeParse({ terminal_id, ...picked }).data ?? null;
}

const neverSent: readonly unknown[] = ['name_not_found', 'address_not_allowed', 'port_not_allowed'];

/** Whether a server was asked at all. */
export const wentOut = ({ reason }: Outcome) => !neverSent.includes(reason);
