import type { auditOperations } from '@kasa/contracts/audit/operations';
import { exportFile } from '../http/entity/export.ts';
import { presentPage, windowOf } from '../http/list.ts';
import type { Handlers } from '../http/request/handler.ts';
import { auditExport } from './export.ts';
import { pageOfEntries, peopleInJournal, presentEntry } from './store.ts';

export const auditHandlers: Handlers<typeof auditOperations> = {
  async listAuditEntries({ db, session }, { query }) {
    const window = windowOf(query);
    const found = await pageOfEntries(db.db, session.merchantId, query, window);
    return presentPage(found, window, presentEntry);
  },

  async listAuditPeople({ db, session }) {
    return { items: await peopleInJournal(db.db, session.merchantId) };
  },

  exportAuditEntries: (context, { query }) => exportFile(context, auditExport, query),
};
