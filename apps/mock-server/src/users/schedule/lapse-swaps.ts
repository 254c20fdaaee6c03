import type { EventBody } from '@kasa/contracts/events/events';
import { openSwapStates } from '@kasa/contracts/users/swap-states';
import type { Transaction } from 'kysely';
import { updatedRowColumns } from '../../db/row-columns.ts';
import type { Schema } from '../../db/schema.ts';
import type { Context } from '../../http/request/handler.ts';
import { recordSwap } from './swap-journal.ts';
import { inWeek, presentSwap, selectSwaps } from './swap-store.ts';

/**
 * Ends the open swaps of a week for which what is published now has no shifts: they do not come back with the shift. The
 * week is locked. @returns what has happened, to be published
 */
export async function lapseSwaps(
  tx: Transaction<Schema>,
  context: Context,
  point: string,
  week: string,
): Promise<EventBody[]> {
  const { clock } = context;
  const own = tx.selectFrom('shift_swaps').select('id').where('point_id', '=', point);
  const open = own
    .where('state', 'in', openSwapStates)
    .where(({ or }) => or([inWeek('day', week), inWeek('colleague_day', week)]));
  const ids = (await open.orderBy('id').forUpdate().execute()).map(({ id }) => id);
  const events: EventBody[] = [];
  for (const row of ids.length > 0 ? await selectSwaps(tx).where('swap.id', 'in', ids).execute() : []) {
    if (presentSwap(row, clock.now()).state !== 'lapsed') continue;
    const lapsed = { state: 'lapsed' as const, ...updatedRowColumns(clock.nowIso()) };
    await tx.updateTable('shift_swaps').set(lapsed).where('id', '=', row.id).execute();
    const [before, after] = [row, { ...row, ...lapsed, version: row.version + 1 }];
    // The state that was kept, not what it amounts to by now.
    const was = { ...presentSwap(before, clock.now()), state: row.state };
    events.push(...(await recordSwap(tx, context, was, presentSwap(after, clock.now()))));
  }
  return events;
}
