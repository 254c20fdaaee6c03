import { kyivDay, kyivDayBounds } from '@kasa/contracts/shared/kyiv';
import { diffSettings, resolveSettings } from '@kasa/contracts/terminals/resolve-settings';
import type { SettingName } from '@kasa/contracts/terminals/settings';
import type { TerminalOverviewEntity } from '@kasa/contracts/terminals/terminals';
import { seenBy, type Viewer } from '../db/point-scope.ts';
import type { Db } from '../db/schema.ts';
import { presentPersonOrNobody } from '../http/people.ts';
import type { Context } from '../http/request/handler.ts';
import { connectivityPeriods } from './connectivity-periods.ts';
import { mayEdit } from './edit-right.ts';
import { seenVehicle } from './seen-vehicle.ts';
import { parseSettings, redactSecrets } from './stored-settings.ts';
import { presentSummary, presentTerminal, type TerminalRow, terminals } from './terminal-store.ts';

type Overview = TerminalOverviewEntity;

/** @throws OperationFailure `not_found` */
export async function terminalOverview(context: Context, id: string): Promise<Overview> {
  const { db, session, clock } = context;
  const row = await terminals.get(db.db, session.merchantId, id);
  const now = clock.now();
  const showsMoney = session.tags.includes('reports_view');
  return {
    terminal: presentSummary(row, now, session.tags),
    vehicle: await seenVehicle(db.db, context, row),
    today_payments: showsMoney ? await paymentsOn(db.db, session, id, kyivDay(now)) : null,
    connectivity_periods: connectivityPeriods(row, now),
    waits_for: await waitsOf(db.db, row, now),
    ...ownSettings(row, mayEdit(session.tags, row)),
    last_change: session.tags.includes('audit_view') ? await lastChange(db.db, session, id) : null,
  };
}

async function paymentsOn(db: Db, viewer: Viewer, terminal: string, day: string): Promise<number> {
  const { from, before } = kyivDayBounds(day);
  const { n } = await db
    .selectFrom('transactions')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('terminal_id', '=', terminal)
    .where('started_at', '>=', from)
    .where('started_at', '<', before)
    .where('paid_at', 'is not', null)
    .where(seenBy(db, 'transactions', viewer))
    .executeTakeFirstOrThrow();
  return Number(n);
}

async function waitsOf(db: Db, row: TerminalRow, now: Date): Promise<Overview['waits_for']> {
  const { status, created_at, settings_taken_at: taken, update_requested_at: told } = row;
  const { settings_changed_at: changed } = presentTerminal(row, now, false);
  const isBehind = (since: string) => status === 'active' && (taken ?? '') < since;
  const run = await db
    .selectFrom('bulk_runs')
    .innerJoin('bulk_run_rows', 'bulk_run_rows.run_id', 'bulk_runs.id')
    .select('bulk_runs.created_at')
    .where('bulk_runs.merchant_id', '=', row.merchant_id)
    .where('bulk_runs.finished_at', 'is', null)
    .where('bulk_run_rows.state', '=', 'pending')
    .where('bulk_run_rows.object_id', '=', row.id)
    .limit(1)
    .executeTakeFirst();
  return [
    ...(status === 'added' ? [{ what: 'activation' as const, since: created_at }] : []),
    ...(isBehind(changed) ? [{ what: 'settings' as const, since: changed }] : []),
    ...(told !== null && isBehind(told) ? [{ what: 'update' as const, since: told }] : []),
    ...(run === undefined ? [] : [{ what: 'bulk_run' as const, since: run.created_at }]),
  ];
}

function ownSettings(row: TerminalRow, showsSecrets: boolean) {
  const template = row.template_settings === null ? null : parseSettings(row.template_settings);
  const inherited = resolveSettings(row.kind, {}, template);
  const { settings } = resolveSettings(row.kind, parseSettings(row.settings), template);
  const differing = diffSettings(inherited.settings, settings);
  const shown = showsSecrets ? (some: typeof differing.after) => some : redactSecrets;
  const names = Object.keys(differing.after) as SettingName[];
  return {
    own_settings: { own: shown(differing.after), inherited: shown(differing.before) },
    inherited_from: Object.fromEntries(names.map((name) => [name, inherited.sources[name]])),
  };
}

async function lastChange(db: Db, viewer: Viewer, id: string): Promise<Overview['last_change']> {
  const found = await db
    .selectFrom('audit_entries')
    .select(['at', 'user_id', 'user_name'])
    .where('merchant_id', '=', viewer.merchantId)
    .where(seenBy(db, 'audit_entries', viewer))
    .where('object_id', '=', id)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (found === undefined) return null;
  const { at, user_id, user_name } = found;
  return { at, by: user_name, person: presentPersonOrNobody(user_id, user_name) };
}
