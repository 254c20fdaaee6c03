/** The days of somebody's statistics as a table. */
import type { ExportFormat } from '@kasa/contracts/shared/export-formats';
import {
  userFields,
  userStatisticsColumns,
  userStatisticsFileFields,
  userStatisticsFilterFields,
} from '@kasa/contracts/users/fields';
import type { exportOwnStatistics, exportUserStatistics } from '@kasa/contracts/users/operations/statistics';
import { type ExportSpec, exportFile } from '../../http/entity/export.ts';
import { type AskedPeriod, periodAsked } from '../../http/report-period.ts';
import type { Context } from '../../http/request/handler.ts';
import { users } from '../user-store.ts';
import { addUp, type Sums, withAverage } from './figures.ts';
import { readDays } from './statistics.ts';

type Exporting = typeof exportOwnStatistics | typeof exportUserStatistics;

const facts = { full_name: userFields.full_name, position: userFields.position, ...userStatisticsFileFields };

/** As cells have them: hours with a fraction. */
function asFigures({ worked_minutes, planned_minutes, ...sums }: Sums) {
  const hours = (minutes: number) => Math.round((minutes / 60) * 100) / 100;
  const { average_amount } = withAverage({ worked_minutes, planned_minutes, ...sums });
  return {
    ...{ ...sums, average_amount },
    ...{ worked_hours: hours(worked_minutes), planned_hours: hours(planned_minutes) },
  };
}

/** @param operation that was asked for @param id whose statistics @throws OperationFailure `not_found` */
export async function exportStatistics(
  context: Context,
  operation: Exporting,
  id: string,
  query: AskedPeriod & { readonly format: ExportFormat },
) {
  const { db, session, clock } = context;
  const { full_name, position } = await users.get(db.db, session.merchantId, id);
  const { days, points } = await readDays(context, id, query);
  const spec: ExportSpec<Exporting, object> = {
    operation,
    fileName: 'user-statistics',
    title: { uk: 'Статистика користувача', en: 'User statistics' },
    of: { id, name: full_name },
    facts: async () => ({ fields: facts, values: { full_name, position, ...asFigures(addUp(days)) } }),
    filters: userStatisticsFilterFields,
    columns: userStatisticsColumns,
    async *items() {
      for (const { day: date, point_id, ...sums } of days) {
        const point = points.find((one) => one.id === point_id) ?? null;
        yield { date, point, ...asFigures(sums) };
      }
    },
  };
  return exportFile(context, spec, { ...query, ...periodAsked(query, clock.now()) });
}
