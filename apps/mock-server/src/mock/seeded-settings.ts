/** Online demo terminals take over settings changed since the seed, after their sync time. */
import { resolveSettings } from '@kasa/contracts/terminals/resolve-settings';
import { sql } from 'kysely';
import type { Db, Row } from '../db/schema.ts';
import { waitingIds } from '../db/settings-waiting.ts';
import { inTransaction } from '../db/transaction.ts';
import { OperationFailure } from '../http/request/handler.ts';
import { lockForTaking, noteTaken, waitsSince } from '../terminals/config.ts';
import { settingsOf } from '../terminals/stored-settings.ts';
import type { TerminalRow } from '../terminals/terminal-store.ts';

/** Maximum terminals updated per poll, and maximum examined. */
const AT_ONCE = 25;
const LOOKED_AT = 1_000;

type Waiting = Pick<
  TerminalRow,
  | 'id'
  | 'kind'
  | 'settings'
  | 'template_settings'
  | 'settings_changed_at'
  | 'template_changed_at'
  | 'update_requested_at'
  | 'settings_taken_at'
>;

function isDue(row: Omit<Waiting, 'id'>, now: Date): boolean {
  const since = waitsSince(row);
  if (since === undefined) return false;
  const template = row.template_settings === null ? null : settingsOf(row.template_settings);
  const { sync_seconds } = resolveSettings(row.kind, settingsOf(row.settings), template).settings;
  return Date.parse(since) + sync_seconds * 1000 <= now.getTime();
}

/** Online terminals with settings changed, or activated, after a moment. */
async function waitingSince(db: Db, merchant: string, after: string, now: Date): Promise<readonly Waiting[]> {
  // Compared with now, without tolerance: a terminal that fell silent fetches nothing.
  const more = sql`terminals.status = 'active' and terminals.online_until >= ${now.toISOString()}`;
  const own = sql`(terminals.settings_changed_at > ${after} or terminals.update_requested_at > ${after}
    or terminals.activated_at > ${after})`;
  const ids = waitingIds(
    merchant,
    sql`${more} and ${own}`,
    sql`${more} and template.settings_changed_at > ${after}`,
  );
  return db
    .selectFrom('terminals')
    .leftJoin('terminal_templates as template', 'template.id', 'terminals.template_id')
    .select(['terminals.id', 'terminals.kind', 'terminals.settings', 'terminals.settings_changed_at'])
    .select(['terminals.update_requested_at', 'terminals.settings_taken_at'])
    .select(['template.settings as template_settings', 'template.settings_changed_at as template_changed_at'])
    .where(sql<boolean>`terminals.id in (${ids})`)
    .limit(LOOKED_AT)
    .execute();
}

/** Idempotent across servers. @param after changes up to here belong to the seed and are ignored */
export async function takeDueSettings(db: Db, merchant: string, after: string, now: Date): Promise<void> {
  const due = (await waitingSince(db, merchant, after, now)).filter((row) => isDue(row, now));
  for (const { id } of due.slice(0, AT_ONCE)) {
    await takeOver(db, merchant, id, now).catch((error: unknown) => {
      // Blocked or deleted meanwhile.
      if (!(error instanceof OperationFailure)) throw error;
    });
  }
}

function takeOver(db: Db, merchant: string, id: Row<'terminals'>['id'], now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    const row = await lockForTaking(tx, merchant, id);
    if (row.online_until >= now.toISOString() && isDue(row, now)) await noteTaken(tx, row, merchant, now);
  });
}
