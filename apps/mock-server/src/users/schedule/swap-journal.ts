/** How the journal and events tell of swaps. */
import type { EventBody } from '@kasa/contracts/events/events';
import { mondayOf } from '@kasa/contracts/users/schedule-rules';
import type { ShiftSwapEntity } from '@kasa/contracts/users/swaps';
import type { Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { recordChange } from '../../http/journal/record-change.ts';
import type { Context } from '../../http/request/handler.ts';
import { timeText } from './shift-rows.ts';

const fieldsOf = ({ requester, shift, colleague, colleague_shift, note, state }: ShiftSwapEntity) => ({
  ...{ requester: requester.name, shift: timeText(shift), colleague: colleague.name },
  ...{ colleague_shift: colleague_shift && timeText(colleague_shift), note, state },
});

/** @param after null: deleted @returns what the two people are told, to be published */
export async function recordSwap(
  tx: Transaction<Schema>,
  context: Context,
  before: ShiftSwapEntity | null,
  after: ShiftSwapEntity | null,
): Promise<EventBody[]> {
  const swap = after ?? before;
  if (swap === null) return [];
  const { id, requester, colleague, point, shift } = swap;
  const object = { type: 'shift_swap', id, name: `${requester.name} – ${colleague.name}, ${shift.day}` };
  const fields = { before: before && fieldsOf(before), after: after && fieldsOf(after) };
  await recordChange(tx, context, { object, ...fields });
  const state = after?.state ?? 'lapsed';
  const data = { by_id: context.session.userId, swap_id: id, point_id: point.id, state };
  return [requester.id, colleague.id].map((user_id) => ({
    type: 'swap.changed' as const,
    data: { ...data, user_id },
  }));
}

/** Mondays of the weeks that a swap is about, in their order. */
export const weeksOf = ({ shift, colleague_shift }: ShiftSwapEntity): string[] =>
  [...new Set([shift, colleague_shift ?? shift].map(({ day }) => mondayOf(day)))].toSorted();
