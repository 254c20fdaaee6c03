import { auditOperations } from '@kasa/contracts/audit/operations';
import { type Context, OperationFailure } from '../http/handler.ts';
import { requirePermission } from '../http/permission.ts';
import { findSession } from '../http/session.ts';
import { begun, type StreamedFile } from '../http/streamed-file.ts';
import type { TableCell } from '../http/table.ts';
import { tableFile } from '../http/table-file.ts';
import { type ExportHead, type ExportLanguage, entryRows, exportColumns, headRows } from './export-rows.ts';
import { exportWords } from './export-words.ts';
import { presentEntry } from './presenter.ts';
import { whileThereIsRoom } from './running-exports.ts';
import { type AuditFilter, allEntries, nameOfMerchant, nameOfPerson } from './store.ts';

/**
 * All entries of a filter as a file, newest first. The limit of running exports and a database that fails are answered
 * as failures, not by half a file; a session that ends, or loses the right, while the file is made cuts it.
 */
export async function exportJournal(
  context: Context,
  format: 'csv' | 'xlsx',
  filter: AuditFilter,
): Promise<StreamedFile> {
  const { clock, language, session } = context;
  const words = exportWords[language];
  const rows = whileThereIsRoom(session.userId, () => tableRows({ language, words }, context, filter));
  return tableFile(format, `audit-${clock.today()}`, { name: words.title, columns: exportColumns, rows });
}

/** The first entries are there before the first row. */
async function* tableRows(
  inLanguage: ExportLanguage,
  context: Context,
  filter: AuditFilter,
): AsyncGenerator<TableCell[]> {
  const { clock, session } = context;
  const db = context.db.db;
  const merchant = session.merchantId;
  const person = filter.user_id === undefined ? undefined : await nameOfPerson(db, merchant, filter.user_id);
  const entries = await begun(allEntries(db, merchant, filter, () => requireStillAllowed(context)));
  const head: ExportHead = {
    merchant: await nameOfMerchant(db, merchant),
    at: clock.nowIso(),
    by: session.userName,
    filter,
    person,
  };
  yield* headRows(inLanguage, head);
  for await (const row of entries) yield* entryRows(inLanguage, presentEntry(row));
}

/** An export may take minutes, and its reader may stop reading in the middle of it for as long as they like. */
async function requireStillAllowed({ db, clock, exchange }: Context): Promise<void> {
  const session = exchange.cookie === null ? null : await findSession(db.db, clock, exchange.cookie);
  if (session === null) throw new OperationFailure('not_authenticated');
  requirePermission(auditOperations.exportAuditEntries, session);
}
