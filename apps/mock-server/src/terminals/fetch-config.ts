import type { TerminalConfigEntity } from '@kasa/contracts/terminals/config';
import type { Transaction } from 'kysely';
import type { Db, Schema } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { publish } from '../events/publish.ts';
import type { Context } from '../http/request/handler.ts';
import { type AuthenticatedTerminal, requireWorking } from '../http/session/terminal-auth.ts';
import { markOnline } from './connectivity.ts';
import { issuedConfig } from './issued-config.ts';
import { type TerminalRow, terminals } from './terminal-store.ts';

const later = (a: string, b: string) => (a > b ? a : b);

type SettingsFetchState = Pick<
  TerminalRow,
  'settings_changed_at' | 'template_changed_at' | 'update_requested_at' | 'settings_taken_at'
>;

/** Since when the terminal has settings to fetch, ISO 8601 UTC; undefined: it is up to date. */
export function settingsPendingSince(row: SettingsFetchState): string | undefined {
  const changed = later(row.settings_changed_at, row.template_changed_at ?? '');
  const due = later(changed, row.update_requested_at ?? '');
  return row.settings_taken_at === null || row.settings_taken_at < due ? due : undefined;
}

/**
 * Records that a terminal has fetched its settings. An event is published only when it had settings to fetch: terminals
 * ask every few minutes.
 */
export async function recordSettingsFetched(
  tx: Transaction<Schema>,
  row: TerminalRow,
  merchant: string,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  await tx.updateTable('terminals').set({ settings_taken_at: at }).where('id', '=', row.id).execute();
  if (settingsPendingSince(row) !== undefined) {
    const data = { terminal_id: row.id, version: row.version, change: 'settings_taken' } as const;
    await publish(tx, merchant, at, { type: 'terminal.changed', data });
  }
  await markOnline(tx, merchant, [row.id], at);
}

/**
 * The terminal, locked with its settings until the transaction ends.
 * @throws OperationFailure `not_found`, `terminal_not_active`, `terminal_blocked`
 */
export async function lockForSettingsFetch(tx: Db, merchant: string, id: string): Promise<TerminalRow> {
  const { status, template_id } = await terminals.lock(tx, merchant, id);
  requireWorking({ status });
  // Its settings must not change before it is recorded that the terminal has them.
  const template = tx.selectFrom('terminal_templates').select('id').where('id', '=', template_id);
  if (template_id !== null) await template.forShare().execute();
  return terminals.get(tx, merchant, id);
}

/**
 * Returns a terminal's settings and records that it has them and was online: no journal entry, no new version.
 * @throws OperationFailure `terminal_not_active`, `terminal_blocked`
 */
export function fetchConfig(
  context: Context,
  { id, merchant_id }: AuthenticatedTerminal,
): Promise<TerminalConfigEntity> {
  const { db, clock } = context;
  return inTransaction(db.db, async (tx) => {
    const row = await lockForSettingsFetch(tx, merchant_id, id);
    const told = await issuedConfig(tx, merchant_id, row, clock.now());
    await recordSettingsFetched(tx, row, merchant_id, clock.now());
    return told;
  });
}
