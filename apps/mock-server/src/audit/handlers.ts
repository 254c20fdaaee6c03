import type { auditOperations } from '@kasa/contracts/audit/operations';
import { exportFile } from '../http/entity/export.ts';
import { presentPage, windowOf } from '../http/list.ts';
import type { Handlers } from '../http/request/handler.ts';
import { requireFound } from '../http/request/requirements.ts';
import { auditExport } from './export.ts';
import {
  countByAction,
  entries,
  findEntry,
  namesakesOfAuthors,
  peopleInJournal,
  presentEntry,
} from './store.ts';

export const auditHandlers: Handlers<typeof auditOperations> = {
  async listAuditEntries({ db, session }, { query }) {
    const window = windowOf(query);
    const found = await entries.page(db.db, session, query, window);
    const actions = query.folded === 'true' ? found.rows.map(({ action }) => action) : [];
    const counts = await countByAction(db.db, session.merchantId, actions);
    const namesakesOf = await namesakesOfAuthors(db.db, session.merchantId, found.rows);
    return presentPage(found, window, (row) => presentEntry(row, namesakesOf, counts.get(row.action)));
  },
  async getAuditEntry({ db, session }, { params }) {
    const entry = requireFound(await findEntry(db.db, session.merchantId, params.id));
    const counts = await countByAction(db.db, session.merchantId, [entry.action]);
    const namesakesOf = await namesakesOfAuthors(db.db, session.merchantId, [entry]);
    return presentEntry(entry, namesakesOf, counts.get(entry.action));
  },
  exportAuditEntries: (context, { query }) => exportFile(context, auditExport, query),

  async listAuditPeople({ db, session }) {
    return { items: await peopleInJournal(db.db, session) };
  },
};
