/** Online demo terminals take over settings changed since the seed, after their sync time. */
import { resolveSettings } from '@kasa/contracts/terminals/resolve-settings';
import { sql } from 'kysely';
import { fleet } from '../db/fleet.ts';
import { outdatedTerminalIds } from '../db/outdated-settings.ts';
import type { Db, Row } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { OperationFailure } from '../http/request/handler.ts';
import {
  lockForSettingsFetch,
  recordSettingsFetched,
  settingsPendingSince,
} from '../terminals/fetch-config.ts';
import { parseSettings } from '../terminals/stored-settings.ts';

/** Maximum terminals updated per poll, and maximum examined. */
const MAX_UPDATED = 25;
const MAX_EXAMINED = 1_000;

function isDue(row: Awaited<ReturnType<typeof outdatedSince>>[number], now: Date): boolean {
  const since = settingsPendingSince(row);
  if (since === undefined) return false;
  const template = row.template_settings === null ? null : parseSettings(row.template_settings);
  const { sync_seconds } = resolveSettings(row.kind, parseSettings(row.settings), template).settings;
  return Date.parse(since) + sync_seconds * 1000 <= now.getTime();
}

/** Online terminals with settings changed, or activated, after a moment. */
function outdatedSince(db: Db, merchant: string, after: string, now: Date) {
  // Compared with now, without tolerance: a terminal that fell silent fetches nothing.
  const more = sql`terminals.status = 'active' and terminals.online_until >= ${now.toISOString()}`;
  const own = sql`(terminals.settings_changed_at > ${after} or terminals.update_requested_at > ${after}
    or terminals.activated_at > ${after})`;
  const ids = outdatedTerminalIds(
    merchant,
    sql`${more} and ${own}`,
    sql`${more} and template.settings_changed_at > ${after}`,
  );
  return fleet(db)
    .leftJoin('terminal_templates as template', 'template.id', 'terminals.template_id')
    .select(['terminals.id', 'terminals.kind', 'terminals.settings', 'terminals.settings_changed_at'])
    .select(['terminals.update_requested_at', 'terminals.settings_taken_at'])
    .select(['template.settings as template_settings', 'template.settings_changed_at as template_changed_at'])
    .where(sql<boolean>`terminals.id in (${ids})`)
    .limit(MAX_EXAMINED)
    .execute();
}

/** Idempotent across servers. @param after changes up to here belong to the seed and are ignored */
export async function applyDueSettings(db: Db, merchant: string, after: string, now: Date): Promise<void> {
  const due = (await outdatedSince(db, merchant, after, now)).filter((row) => isDue(row, now));
  for (const { id } of due.slice(0, MAX_UPDATED)) {
    await applySettings(db, merchant, id, now).catch((error: unknown) => {
      // Blocked or deleted meanwhile.
      if (!(error instanceof OperationFailure)) throw error;
    });
  }
}

function applySettings(db: Db, merchant: string, id: Row<'terminals'>['id'], now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    const row = await lockForSettingsFetch(tx, merchant, id);
    if (row.online_until >= now.toISOString() && isDue(row, now))
      await recordSettingsFetched(tx, row, merchant, now);
  });
}
