import { exportRegisterShifts } from '@kasa/contracts/points/operations/shifts';
import { registerShiftExportFields, registerShiftFilterFields } from '@kasa/contracts/points/shift-fields';
import type { ExportSpec } from '../../http/entity/export.ts';
import type { Turnover } from '../../http/fiscal/turnover.ts';
import { presentShift, registerShifts } from './shift-store.ts';

const taxOf = ({ taxes }: Turnover) => taxes.reduce((sum, { amount }) => sum + amount, 0);

/** X and Z reports, a row for each shift. */
export const shiftsExport: ExportSpec<typeof exportRegisterShifts, object> = {
  operation: exportRegisterShifts,
  fileName: 'register-shifts',
  title: { uk: 'Звіти змін', en: 'Shift reports' },
  all: { uk: 'Усі зміни', en: 'All shifts' },
  filters: registerShiftFilterFields,
  columns: registerShiftExportFields,
  async *items({ db, session }, query, beforeNextBatch) {
    for await (const row of registerShifts.all(db.db, session, query, beforeNextBatch)) {
      const { report, opened_by, closed_by, ...shift } = presentShift(row);
      const { service_in, service_out, sales, returns, cash, fiscal_number: z_number } = report;
      yield {
        ...shift,
        ...{ service_in, service_out, cash, z_number },
        ...{ sales_count: sales.count, sales_amount: sales.amount, sales_cash: sales.cash_amount },
        ...{
          returns_count: returns.count,
          returns_amount: returns.amount,
          returns_cash: returns.cash_amount,
        },
        ...{ sales_tax: taxOf(sales), returns_tax: taxOf(returns) },
        ...{ opened_by: opened_by?.name ?? null, closed_by: closed_by?.name ?? null },
      };
    }
  },
};
