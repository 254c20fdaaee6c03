/** Changes of templates, each in one transaction with what it checks. */
import type { TemplateChange } from '@kasa/contracts/terminals/events';
import type { TerminalTemplateFields } from '@kasa/contracts/terminals/templates';
import type { Transaction } from 'kysely';
import type { Db, Row, Schema } from '../db/schema.ts';
import { searchColumn } from '../db/search.ts';
import { changed, created } from '../db/stamps.ts';
import { sortKey } from '../db/text.ts';
import { inTransaction } from '../db/transaction.ts';
import { publish } from '../events/publish.ts';
import { runIdempotent } from '../http/idempotency/idempotency.ts';
import { type Context, OperationFailure } from '../http/request/handler.ts';
import { refusingTaken, requireFound, requireFree, requireVersion } from '../http/request/requirements.ts';
import { givesSameConfig } from './issued-config.ts';
import { recordTemplate, seeTemplate } from './journal.ts';
import { mergeSecrets } from './secret-merge.ts';
import { settingsOf, settingsText } from './stored-settings.ts';
import { findTemplate, type TemplateRow } from './template-store.ts';

/** @throws OperationFailure `conflict` for a name that is taken */
export function createTemplate(context: Context, input: TerminalTemplateFields): Promise<TemplateRow> {
  const { session, clock, language } = context;
  const write = runIdempotent(context, async (tx) => {
    await requireFreeName(tx, context, input.name, null);
    const stamps = created(session.merchantId, clock.nowIso());
    const row = { ...stamps, ...columnsOf(input), settings_changed_at: stamps.created_at };
    await tx.insertInto('terminal_templates').values(row).execute();
    await recordTemplate(tx, context, row.id, null);
    const made = requireFound(await findTemplate(tx, session.merchantId, row.id));
    await tellOf(tx, context, made, 'added');
    return made;
  });
  return refusingTaken(language, write);
}

/** @throws OperationFailure `not_found`, `conflict` */
export function updateTemplate(
  context: Context,
  id: string,
  version: number,
  input: TerminalTemplateFields,
): Promise<TemplateRow> {
  const { db, session, clock, language } = context;
  const write = inTransaction(db.db, async (tx) => {
    const locked = await lockTemplate(tx, session.merchantId, id);
    requireVersion(locked, version);
    await requireFreeName(tx, context, input.name, id);
    const before = await seeTemplate(tx, context, id);
    const known = settingsOf(locked.settings);
    const settings = mergeSecrets(input.settings, known);
    const columns = columnsOf({ ...input, settings });
    const settings_changed_at = givesSameConfig(known, settings)
      ? locked.settings_changed_at
      : clock.nowIso();
    await tx
      .updateTable('terminal_templates')
      .set({ ...columns, settings_changed_at, ...changed(clock.nowIso()) })
      .where('id', '=', id)
      .execute();
    await recordTemplate(tx, context, id, before);
    const template = requireFound(await findTemplate(tx, session.merchantId, id));
    await tellOf(tx, context, template, 'updated');
    return template;
  });
  return refusingTaken(language, write);
}

/** @throws OperationFailure `not_found`, `template_in_use` */
export function deleteTemplate(context: Context, id: string): Promise<void> {
  const { db, session } = context;
  return inTransaction(db.db, async (tx) => {
    const { version } = await lockTemplate(tx, session.merchantId, id);
    const user = tx.selectFrom('terminals').select('id').where('template_id', '=', id).limit(1);
    if ((await user.executeTakeFirst()) !== undefined) throw new OperationFailure('template_in_use');
    const before = await seeTemplate(tx, context, id);
    await tx.deleteFrom('terminal_templates').where('id', '=', id).execute();
    await recordTemplate(tx, context, id, before);
    await tellOf(tx, context, { id, version }, 'deleted');
  });
}

/**
 * Tells whoever listens that a template has changed, and so the settings of its terminals: once, however many those are.
 * Last of all, see `publish`.
 */
async function tellOf(
  tx: Transaction<Schema>,
  { session, clock }: Context,
  { id, version }: Pick<Row<'terminal_templates'>, 'id' | 'version'>,
  change: TemplateChange,
): Promise<void> {
  const data = { template_id: id, version, change };
  await publish(tx, session.merchantId, clock.nowIso(), { type: 'template.changed', data });
}

async function lockTemplate(tx: Db, merchant: string, id: string): Promise<Row<'terminal_templates'>> {
  const own = tx.selectFrom('terminal_templates').selectAll().where('merchant_id', '=', merchant);
  return requireFound(await own.where('id', '=', id).forUpdate().executeTakeFirst());
}

async function requireFreeName(
  tx: Db,
  { session, language }: Context,
  name: string,
  exceptId: string | null,
): Promise<void> {
  const own = tx.selectFrom('terminal_templates').select('id').where('merchant_id', '=', session.merchantId);
  const other = await own.where('name', '=', name).executeTakeFirst();
  requireFree(other !== undefined && other.id !== exceptId ? ['name'] : [], language);
}

/** The columns that a person fills in. */
const columnsOf = ({ name, description, settings }: TerminalTemplateFields) => ({
  name,
  name_key: sortKey(name),
  description,
  settings: settingsText(settings),
  search: searchColumn('terminal_templates', name, description),
});
