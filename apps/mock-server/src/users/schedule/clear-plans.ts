import type { EventBody } from '@kasa/contracts/events/events';
import type { Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { journalOf } from '../../http/journal/journal.ts';
import type { Context } from '../../http/request/handler.ts';
import { recordSchedule, scheduleChanged } from './schedule-journal.ts';
import { readSchedule } from './schedule-store.ts';
import { recordSwap } from './swap-journal.ts';
import { presentSwap, selectSwaps } from './swap-store.ts';
import { weekTemplates } from './week-templates.ts';

type Tx = Transaction<Schema>;

/**
 * Deletes plans, swaps, templates and attendances of a point that is about to be deleted; in the transaction of that change.
 * @returns what has happened, to be published
 */
export async function clearPlans(tx: Tx, context: Context, pointId: string): Promise<EventBody[]> {
  const events: EventBody[] = [];
  // Weeks, then swaps: as where a swap is decided.
  const weeks = tx.selectFrom('schedules').select(['id', 'week']).where('point_id', '=', pointId);
  for (const { id, week } of await weeks.orderBy('week').forUpdate().execute()) {
    const schedule = await readSchedule(context, pointId, week, tx);
    await recordSchedule(tx, context, id, schedule, null);
    events.push(scheduleChanged(schedule));
  }
  const swaps = tx.selectFrom('shift_swaps').select('id').where('point_id', '=', pointId);
  await swaps.orderBy('id').forUpdate().execute();
  for (const row of await selectSwaps(tx).where('swap.point_id', '=', pointId).orderBy('swap.id').execute())
    events.push(...(await recordSwap(tx, context, presentSwap(row, context.clock.now()), null)));
  const templates = tx.selectFrom('week_templates').select('id').where('point_id', '=', pointId);
  for (const { id } of await templates.orderBy('id').forUpdate().execute()) {
    const journal = await journalOf(tx, context).captureBefore(weekTemplates, id);
    await tx.deleteFrom('week_templates').where('id', '=', id).execute();
    await journal.record();
  }
  for (const table of ['planned_shifts', 'schedules', 'shift_swaps', 'attendances'] as const)
    await tx.deleteFrom(table).where('point_id', '=', pointId).execute();
  return events;
}
