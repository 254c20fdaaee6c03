import { TerminalUpdate } from '@kasa/contracts/terminals/terminals';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { ContractForm, FormValues } from '#shared/forms/use-contract-form.ts';
import type { TerminalDetails } from './types.ts';

/** The contract's input without `version`, which is taken from the loaded record. */
export const TerminalForm = TerminalUpdate.omit({ version: true });

export type TerminalDraft = FormValues<z.input<typeof TerminalForm>>;
export type TerminalEditForm = ContractForm<TerminalDraft & FieldValues>;

/** Form values of a terminal: the effective value of every setting. */
export function terminalDraft(terminal: TerminalDetails): TerminalDraft {
  const { name, point, template, vehicle, test_mode, website, extra_info, settings } = terminal;
  return {
    name,
    point_id: point?.id ?? null,
    template_id: template?.id ?? null,
    vehicle_id: vehicle?.id ?? null,
    test_mode,
    website: website ?? '',
    extra_info: extra_info ?? '',
    secret_key_phrase: '',
    settings: { ...settings, callback_endpoint: settings.callback_endpoint ?? '' },
  };
}
