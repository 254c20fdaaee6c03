import { settingNames, standardSettings } from '@kasa/contracts/terminals/resolve-settings';
import type { SettingName } from '@kasa/contracts/terminals/settings';
import type { OfflineTerminalInput } from '@kasa/contracts/terminals/terminals';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { ContractForm, Draft } from '#shared/forms/use-contract-form.ts';
import type { SettingsBase } from '../components/settings/use-own-settings.ts';
import type { SettingSource } from './types.ts';

export type OfflineDraft = Draft<z.input<typeof OfflineTerminalInput>> & FieldValues;
export type OfflineForm = ContractForm<OfflineDraft>;

/** Settings of a new offline terminal: all defaults. */
export const offlineBase: SettingsBase = {
  kind: 'offline',
  template: null,
  settings: standardSettings('offline'),
  setting_sources: Object.fromEntries(settingNames.map((name) => [name, 'standard'])) as Record<
    SettingName,
    SettingSource
  >,
};

export const offlineDraft: Draft<z.input<typeof OfflineTerminalInput>> = {
  name: '',
  point_id: null,
  template_id: null,
  secret_key_phrase: '',
  settings: { ...offlineBase.settings, callback_endpoint: '' as never },
};

/** Without look-alike characters: the phrase is typed by hand. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP = 6;

/** Random key phrase with 118 bits of entropy, in groups that are easy to type. */
export function newKeyPhrase(): string {
  const signs: string[] = [];
  while (signs.length < GROUPS * GROUP) {
    for (const byte of crypto.getRandomValues(new Uint8Array(GROUPS * GROUP))) {
      // Rejection sampling: a plain remainder would favour some characters.
      const sign = byte < 256 - (256 % SIGNS.length) ? SIGNS[byte % SIGNS.length] : undefined;
      if (sign !== undefined && signs.length < GROUPS * GROUP) signs.push(sign);
    }
  }
  const groups = Array.from({ length: GROUPS }, (_, n) => signs.slice(n * GROUP, (n + 1) * GROUP).join(''));
  return groups.join('-');
}
