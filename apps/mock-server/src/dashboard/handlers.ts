import type { dashboardOperations } from '@kasa/contracts/dashboard/operations';
import { kyivDay } from '@kasa/contracts/shared/kyiv';
import type { Handlers } from '../http/request/handler.ts';
import { referencesTo } from '../http/request/references.ts';
import { salesFigures } from './sales.ts';
import { salesReport } from './sales-report.ts';
import { terminalFigures } from './terminal-figures.ts';

const requireReferences = referencesTo({ point_id: { table: 'branches' } });

export const dashboardHandlers: Handlers<typeof dashboardOperations> = {
  async getDashboard({ db, session, clock }) {
    const now = clock.now();
    const [terminals, sales] = await Promise.all([
      terminalFigures(db.db, session.merchantId, now),
      salesFigures(db.db, session.merchantId, now),
    ]);
    return { at: now.toISOString(), terminals, sales };
  },

  async getSalesReport(context, { query }) {
    const { db, session, language, clock } = context;
    await requireReferences(db.db, context, query);
    const today = kyivDay(clock.now());
    const { date_from = `${today.slice(0, 8)}01`, date_to = today, point_id } = query;
    return salesReport(db.db, session.merchantId, { date_from, date_to, point_id }, language);
  },
};
