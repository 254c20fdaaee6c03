import { auditOperations } from '@kasa/contracts/audit/operations';
import type { ExportFormat } from '@kasa/contracts/shared/export-formats';
import type { Context } from '../http/request/handler.ts';
import { exportFile } from '../http/response/export-file.ts';
import type { StreamedFile } from '../http/response/streamed-file.ts';
import { type ExportLanguage, entryRows, filterRows } from './export-rows.ts';
import { exportWords } from './export-words.ts';
import { presentEntry } from './presenter.ts';
import { type AuditFilter, allEntries, nameOfPerson } from './store.ts';

export function exportJournal(
  context: Context,
  format: ExportFormat,
  filter: AuditFilter,
): Promise<StreamedFile> {
  const { language, session } = context;
  const db = context.db.db;
  const inLanguage: ExportLanguage = { language, words: exportWords[language] };
  const { title, all, columns } = inLanguage.words;
  return exportFile(context, {
    operation: auditOperations.exportAuditEntries,
    format,
    fileName: 'audit',
    title,
    all,
    columns: Object.values(columns),
    async filter() {
      const { user_id } = filter;
      const person = user_id && (await nameOfPerson(db, session.merchantId, user_id));
      return filterRows(inLanguage, filter, person);
    },
    async *rows(beforeNextBatch) {
      for await (const row of allEntries(db, session.merchantId, filter, beforeNextBatch)) {
        yield* entryRows(inLanguage, presentEntry(row));
      }
    },
  });
}
