import { terminalFields, terminalFilterFields } from '@kasa/contracts/terminals/fields';
import { exportTerminals } from '@kasa/contracts/terminals/operations/terminals';
import type { ExportSpec } from '../http/entity/export.ts';
import { terminalList } from './terminal-filter.ts';
import { presentSummary } from './terminal-store.ts';

export const terminalsExport: ExportSpec<typeof exportTerminals, object> = {
  operation: exportTerminals,
  fileName: 'terminals',
  title: { uk: 'Термінали', en: 'Terminals' },
  all: { uk: 'Усі термінали', en: 'All terminals' },
  filters: terminalFilterFields,
  columns: terminalFields,
  async *items({ db, session, clock }, query, beforeNextBatch) {
    const now = clock.now();
    for await (const row of terminalList.all(db.db, session.merchantId, query, beforeNextBatch, { now })) {
      yield { ...presentSummary(row, now), city: row.point_city };
    }
  },
};
