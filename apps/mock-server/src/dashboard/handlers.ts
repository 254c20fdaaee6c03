import type { dashboardOperations } from '@kasa/contracts/dashboard/operations';
import type { Handlers } from '../http/request/handler.ts';
import { salesFigures } from './sales.ts';
import { terminalFigures } from './terminal-figures.ts';

export const dashboardHandlers: Handlers<typeof dashboardOperations> = {
  async getDashboard({ db, session, clock }) {
    const now = clock.now();
    const [terminals, sales] = await Promise.all([
      terminalFigures(db.db, session, now),
      salesFigures(db.db, session, now),
    ]);
    return { at: now.toISOString(), terminals, sales };
  },
};
