import type { auditOperations } from '@kasa/contracts/audit/operations';
import { exportFile } from '../http/entity/export.ts';
import { listHandler } from '../http/entity/handlers.ts';
import type { Handlers } from '../http/request/handler.ts';
import { auditExport } from './export.ts';
import { entries, peopleInJournal, presentEntry } from './store.ts';

export const auditHandlers: Handlers<typeof auditOperations> = {
  listAuditEntries: listHandler(entries, presentEntry),
  exportAuditEntries: (context, { query }) => exportFile(context, auditExport, query),

  async listAuditPeople({ db, session }) {
    return { items: await peopleInJournal(db.db, session.merchantId) };
  },
};
