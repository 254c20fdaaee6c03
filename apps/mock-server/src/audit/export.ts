import type { Context } from '../http/handler.ts';
import { begun, type StreamedFile } from '../http/streamed-file.ts';
import type { TableCell } from '../http/table.ts';
import { tableFile } from '../http/table-file.ts';
import { type ExportHead, type ExportLanguage, entryRows, exportColumns, headRows } from './export-rows.ts';
import { exportWords } from './export-words.ts';
import { presentEntry } from './presenter.ts';
import { type AuditFilter, allEntries, type EntryRow, nameOfMerchant, nameOfPerson } from './store.ts';

/**
 * All entries of a filter as a file, newest first. Its first rows are read before this is done, so that a database that
 * fails is answered as a failure, not by half a file.
 */
export async function exportJournal(
  context: Context,
  format: 'csv' | 'xlsx',
  filter: AuditFilter,
): Promise<StreamedFile> {
  const { clock, language, session } = context;
  const db = context.db.db;
  const words = exportWords[language];
  const merchant = session.merchantId;
  const person = filter.user_id === undefined ? undefined : await nameOfPerson(db, merchant, filter.user_id);
  const entries = await begun(allEntries(db, merchant, filter));
  const head = {
    merchant: await nameOfMerchant(db, merchant),
    at: clock.nowIso(),
    by: session.userName,
    filter,
    person,
  };
  const rows = tableRows({ language, words }, head, entries);
  return tableFile(format, `audit-${clock.today()}`, { name: words.title, columns: exportColumns, rows });
}

async function* tableRows(
  inLanguage: ExportLanguage,
  head: ExportHead,
  entries: AsyncIterable<EntryRow>,
): AsyncGenerator<TableCell[]> {
  yield* headRows(inLanguage, head);
  for await (const row of entries) yield* entryRows(inLanguage, presentEntry(row));
}
