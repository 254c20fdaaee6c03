import type { CallbackPreviewInput } from '@kasa/contracts/terminals/callback-preview';
import type { CallbackSettings } from '@kasa/contracts/terminals/callback-request';
import type { CallbackValues } from '@kasa/contracts/terminals/callback-template';
import type { z } from 'zod';
import type { Context } from '../http/request/handler.ts';
import { mergeSecrets } from './secret-merge.ts';
import { presentTerminal, terminals } from './terminal-store.ts';

type CallbackInput = z.output<typeof CallbackPreviewInput>;

export interface CallbackSample {
  readonly settings: CallbackSettings;
  readonly values: CallbackValues;
  /** Null: no terminal is given. */
  readonly terminal: { readonly id: string; readonly name: string } | null;
}

/**
 * A sample payment on the terminal, now. Masked values in the settings are replaced by the terminal's stored ones.
 * @param sample its other values
 * @throws OperationFailure `not_found` for a terminal that is not the merchant's
 */
export async function callbackSample(
  { db, session, clock }: Context,
  { terminal_id, ...settings }: CallbackInput,
  sample: CallbackValues,
): Promise<CallbackSample> {
  const now = clock.nowIso();
  const values = { ...sample, paid_at: now, sent_at: now };
  if (terminal_id === null) return { settings, values, terminal: null };
  const row = await terminals.get(db.db, session.merchantId, terminal_id);
  const known = presentTerminal(row, clock.now(), true).settings;
  const own = {
    terminal_number: row.number,
    terminal_name: row.name,
    point_name: row.point_name ?? '',
  };
  const terminal = { id: row.id, name: `${row.number} ${row.name}` };
  return { settings: mergeSecrets(settings, known), values: { ...values, ...own }, terminal };
}
