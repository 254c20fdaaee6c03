import { exportRegisterShifts } from '@kasa/contracts/points/operations/shifts';
import { registerShiftExportFields, registerShiftFilterFields } from '@kasa/contracts/points/shift-fields';
import type { ExportSpec } from '../../http/entity/export.ts';
import { presentShift, registerShifts } from './shift-store.ts';

/** X and Z reports, a row for each shift. */
export const shiftsExport: ExportSpec<typeof exportRegisterShifts, object> = {
  operation: exportRegisterShifts,
  fileName: 'register-shifts',
  title: { uk: 'Звіти змін', en: 'Shift reports' },
  all: { uk: 'Усі зміни', en: 'All shifts' },
  filters: registerShiftFilterFields,
  columns: registerShiftExportFields,
  async *items({ db, session }, query, beforeNextBatch) {
    for await (const row of registerShifts.all(db.db, session.merchantId, query, beforeNextBatch)) {
      const { report, opened_by, closed_by, ...shift } = presentShift(row);
      const { service_in, service_out, cash, fiscal_number: z_number } = report;
      yield {
        ...shift,
        ...{ service_in, service_out, cash, z_number },
        ...{ opened_by: opened_by.name, closed_by: closed_by?.name ?? null },
      };
    }
  },
};
