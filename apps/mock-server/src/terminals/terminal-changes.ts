import type { TerminalChange } from '@kasa/contracts/terminals/events';
import type { TerminalFields } from '@kasa/contracts/terminals/terminals';
import type { Transaction } from 'kysely';
import { advisoryLockShared } from '../db/dialect.ts';
import { onlyKeyPhrase } from '../db/key-phrases.ts';
import { updatedRowColumns } from '../db/row-columns.ts';
import type { Db, Row, Schema } from '../db/schema.ts';
import { searchColumn } from '../db/search.ts';
import { sortKey } from '../db/text.ts';
import { inTransaction } from '../db/transaction.ts';
import { publish } from '../events/publish.ts';
import { journalOf } from '../http/journal/journal.ts';
import type { ChangeAuthor, ChangeContext } from '../http/journal/record-change.ts';
import { type Context, OperationFailure } from '../http/request/handler.ts';
import { requireOwnPlace } from '../http/request/own-points.ts';
import { requireVersion } from '../http/request/requirements.ts';
import { fieldFailure } from '../http/response/field-failure.ts';
import { requireAgreesWithTemplate } from './agreeing-limits.ts';
import { requireMayEdit } from './edit-right.ts';
import { affectsConfig, terminalConfigUnchanged } from './issued-config.ts';
import { requireReferences } from './references.ts';
import { seenVehicle } from './seen-vehicle.ts';
import { mergeSecrets, serializeSettings } from './stored-settings.ts';
import { presentTerminal, type TerminalRow, terminals } from './terminal-store.ts';

export const changeLockName = (merchant: string) => `changes of the terminals of ${merchant}`;

/**
 * Updates a locked terminal with its journal entry and event; call it last, see `publish`. When the issued
 * configuration changes, so does `settings_changed_at`.
 * @param author of the journal entry; default: the session's user
 */
export async function changeTerminal(
  tx: Transaction<Schema>,
  context: ChangeContext,
  id: string,
  columns: Partial<Row<'terminals'>>,
  change: TerminalChange = 'updated',
  author?: ChangeAuthor,
): Promise<TerminalRow> {
  const { session, clock } = context;
  // A preview that does not see this change has an earlier time, see `previewTime`.
  await advisoryLockShared(tx, changeLockName(session.merchantId));
  const journal = await journalOf(tx, context, author).captureBefore(terminals, id);
  const known = affectsConfig(columns) ? await terminals.find(tx, session.merchantId, id) : undefined;
  const stamps = updatedRowColumns(clock.nowIso());
  await tx
    .updateTable('terminals')
    .set({ ...columns, ...stamps })
    .where('id', '=', id)
    .execute();
  await journal.record();
  const row = await terminals.get(tx, session.merchantId, id);
  const settings_changed_at = known
    ? await settingsChangedAt(tx, context, known, row)
    : row.settings_changed_at;
  if (settings_changed_at !== row.settings_changed_at) {
    await tx.updateTable('terminals').set({ settings_changed_at }).where('id', '=', id).execute();
  }
  await publishTerminalChanged(tx, context, row, change);
  return { ...row, settings_changed_at };
}

async function settingsChangedAt(
  tx: Db,
  { session, clock }: Pick<ChangeContext, 'session' | 'clock'>,
  before: TerminalRow,
  after: TerminalRow,
): Promise<string> {
  const now = clock.now();
  if (!(await terminalConfigUnchanged(tx, session.merchantId, before, after, now))) return now.toISOString();
  if (before.template_id === after.template_id) return after.settings_changed_at;
  const { settings_changed_at: own, template_changed_at: inherited } = before;
  return inherited !== null && inherited > own ? inherited : own;
}

export async function publishTerminalChanged(
  tx: Transaction<Schema>,
  { session, clock }: Pick<ChangeContext, 'session' | 'clock'>,
  { id, version }: Pick<Row<'terminals'>, 'id' | 'version'>,
  change: TerminalChange,
): Promise<void> {
  const data = { terminal_id: id, version, change };
  await publish(tx, session.merchantId, clock.nowIso(), { type: 'terminal.changed', data });
}

/** @throws OperationFailure `not_found`, `forbidden`, `conflict`, `terminal_released`, `validation_failed` for a vehicle of a non-transport terminal and for limits that contradict the template */
export function updateTerminal(
  context: Context,
  id: string,
  version: number,
  input: TerminalFields,
): Promise<TerminalRow> {
  const { db, session, clock, language } = context;
  return inTransaction(db.db, async (tx) => {
    const locked = await terminals.lock(tx, session.merchantId, id);
    requireMayEdit(session.tags, locked, input.template_id);
    if (locked.status === 'released') throw new OperationFailure('terminal_released');
    requireVersion(locked, version);
    requireOwnPlace(context, 'point_id', [input.point_id]);
    await requireReferences(tx, context, input);
    await requireAgreesWithTemplate(tx, context, input);
    if (input.vehicle_id !== null && locked.kind !== 'transport') {
      throw fieldFailure('validation_failed', language, [
        { path: 'vehicle_id', rule: 'only_transport_terminal' },
      ]);
    }
    const before = await terminals.get(tx, session.merchantId, id);
    // Whoever does not see the vehicle takes the terminal to no other one: it stays.
    const isHidden = before.vehicle_id !== null && (await seenVehicle(tx, context, before)) === null;
    const vehicle_id = isHidden ? before.vehicle_id : input.vehicle_id;
    return changeTerminal(tx, context, id, columnsOf(tx, before, { ...input, vehicle_id }, clock.now()));
  });
}

function columnsOf(tx: Db, before: TerminalRow, input: TerminalFields, now: Date): Partial<Row<'terminals'>> {
  const { secret_key_phrase: phrase, test_mode, settings: _settings, ...rest } = input;
  const known = presentTerminal(before, now, true).settings;
  const settings = serializeSettings(mergeSecrets(input.settings, known));
  return {
    ...rest,
    name_key: sortKey(input.name),
    test_mode: test_mode ? 1 : 0,
    settings,
    search: searchColumn(
      'terminals',
      ...[before.number, input.name, before.serial, before.ptks_id, input.website],
    ),
    ...(phrase === undefined ? {} : onlyKeyPhrase(tx, before.id, phrase)),
  };
}
