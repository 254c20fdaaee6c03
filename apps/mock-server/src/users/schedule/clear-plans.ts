import type { Transaction } from 'kysely';
import type { Row, Schema } from '../../db/schema.ts';
import { recordChange } from '../../http/journal/record-change.ts';
import type { Context } from '../../http/request/handler.ts';
import { shiftsOf } from './schedule-store.ts';
import { timeText } from './shift-rows.ts';

type Tx = Transaction<Schema>;

const hoursText = ({ opens, closes }: Pick<Row<'schedules'>, 'opens' | 'closes'>) => `${opens}–${closes}`;

/** Deletes plans, swaps and templates of a point that is deleted; in the transaction of that change. */
export async function clearPlans(tx: Tx, context: Context, pointId: string): Promise<void> {
  const gone = (type: string, id: string, name: string, before: Readonly<Record<string, unknown>>) =>
    recordChange(tx, context, { object: { type, id, name }, before, after: null });
  // The weeks first, as where a swap is decided.
  const weeks = tx
    .selectFrom('schedules')
    .selectAll()
    .where('point_id', '=', pointId)
    .orderBy('week')
    .forUpdate();
  for (const { id, week, ...row } of await weeks.execute()) {
    const planned = (await shiftsOf(tx, id, 0)).map(timeText);
    await gone('schedule', id, week, { opening_hours: hoursText(row), planned_shifts: planned });
  }
  const swaps = tx
    .selectFrom('shift_swaps')
    .selectAll()
    .where('point_id', '=', pointId)
    .orderBy('id')
    .forUpdate();
  for (const { id, day, from_time: from, to_time: to, state } of await swaps.execute())
    await gone('shift_swap', id, day, { shift: timeText({ day, from, to }), state });
  const templates = tx
    .selectFrom('week_templates')
    .selectAll()
    .where('point_id', '=', pointId)
    .orderBy('id')
    .forUpdate();
  for (const { id, name, ...row } of await templates.execute())
    await gone('week_template', id, name, { name, opening_hours: hoursText(row) });
  for (const table of ['planned_shifts', 'schedules', 'shift_swaps', 'week_templates'] as const)
    await tx.deleteFrom(table).where('point_id', '=', pointId).execute();
}
