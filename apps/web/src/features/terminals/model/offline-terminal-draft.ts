import { resolveSettings } from '@kasa/contracts/terminals/resolve-settings';
import type { OfflineTerminalInput } from '@kasa/contracts/terminals/terminals';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { ContractForm, FormValues } from '#shared/forms/use-contract-form.ts';
import type { InitialSettings } from '../components/settings/use-own-settings.ts';

export type OfflineTerminalDraft = FormValues<z.input<typeof OfflineTerminalInput>> & FieldValues;
export type OfflineTerminalEditForm = ContractForm<OfflineTerminalDraft>;

const { settings, sources } = resolveSettings('offline', {}, null);

/** Settings of a new offline terminal: all defaults. */
export const offlineTerminalDefaults: InitialSettings = {
  kind: 'offline',
  template: null,
  settings,
  setting_sources: sources,
};

export const offlineTerminalDraft: FormValues<z.input<typeof OfflineTerminalInput>> = {
  name: '',
  point_id: null,
  template_id: null,
  secret_key_phrase: '',
  settings: { ...settings, callback_endpoint: '' as never },
};

/** Without look-alike characters: the phrase is typed by hand. */
const KEY_PHRASE_ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const KEY_PHRASE_GROUPS = 4;
const GROUP_LENGTH = 6;

/** Rejection sampling: a plain remainder would favour some characters. */
function randomCharacter(): string {
  const { length } = KEY_PHRASE_ALPHABET;
  for (;;) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < 256 - (256 % length)) return KEY_PHRASE_ALPHABET.charAt(byte % length);
  }
}

/** Random key phrase with 118 bits of entropy, in groups that are easy to type. */
export function generateKeyPhrase(): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, randomCharacter).join('');
  return Array.from({ length: KEY_PHRASE_GROUPS }, group).join('-');
}
