import { journalTerminalFields as terminal } from '@kasa/contracts/terminals/fields';
import { TerminalUpdate } from '@kasa/contracts/terminals/terminals';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { formValuesOf } from '#shared/forms/form-values.ts';
import type { ContractForm, FormValues } from '#shared/forms/use-contract-form.ts';
import type { TerminalDetails } from './types.ts';

/** The contract's input without `version`, which is taken from the loaded record. */
export const TerminalForm = TerminalUpdate.omit({ version: true });

export type TerminalDraft = FormValues<z.input<typeof TerminalForm>>;
export type TerminalEditForm = ContractForm<TerminalDraft & FieldValues>;

/** Form values of a terminal: the effective value of every setting. */
export const terminalDraft = (latest: TerminalDetails): TerminalDraft => ({
  ...formValuesOf(TerminalForm, terminal, latest),
  secret_key_phrase: '',
  settings: { ...latest.settings, callback_endpoint: latest.settings.callback_endpoint ?? '' },
});
