import type { auditOperations } from '@kasa/contracts/audit/operations';
import { presentPage, windowOf } from '../http/list.ts';
import type { Handlers } from '../http/request/handler.ts';
import { exportJournal } from './export.ts';
import { presentEntry } from './presenter.ts';
import { pageOfEntries, peopleInJournal } from './store.ts';

export const auditHandlers: Handlers<typeof auditOperations> = {
  async listAuditEntries({ db, session }, { query }) {
    const window = windowOf(query);
    const found = await pageOfEntries(db.db, session.merchantId, query, window);
    return presentPage(found, window, presentEntry);
  },

  async listAuditPeople({ db, session }) {
    return { items: await peopleInJournal(db.db, session.merchantId) };
  },

  exportAuditEntries: (context, { query: { format, ...filter } }) => exportJournal(context, format, filter),
};
