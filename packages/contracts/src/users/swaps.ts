/** Swaps of shifts: a colleague is asked to take over a shift, or to swap it for one of theirs; then a planner decides. */
import { z } from 'zod';
import { Instant } from '../shared/dates.ts';
import { Id, NamedReference, Version } from '../shared/ids.ts';
import { PersonReference } from '../shared/people.ts';
import { text } from '../shared/text.ts';
import { shiftTime } from './schedule-time.ts';
import { MAX_SWAP_OPTION_DAYS, swapStates } from './swap-states.ts';

export const ShiftTime = z.strictObject(shiftTime).meta({ id: 'ShiftTime' });

export const ShiftSwap = z
  .strictObject({
    id: Id,
    version: Version,
    created_at: Instant,
    point: NamedReference,
    requester: PersonReference,
    shift: ShiftTime.describe('Published shift of the requester, which the colleague would work'),
    colleague: PersonReference,
    colleague_shift: ShiftTime.nullable().describe(
      'Published shift of the colleague at the same point, which the requester would work; null: nothing in return',
    ),
    note: z.string().nullable(),
    state: z.enum(swapStates),
    decided_by: PersonReference.nullable().describe('Who approved or declined it'),
  })
  .meta({ id: 'ShiftSwap' });

export const SwapRequest = z
  .strictObject({
    point_id: Id,
    shift: ShiftTime.describe('One’s own published shift, which has not begun'),
    colleague_id: Id,
    colleague_shift: ShiftTime.nullable().describe('Published shift of the colleague at the same point'),
    note: text(300).nullable(),
  })
  .meta({ id: 'SwapRequest' });

export const SwapOptionsQuery = z.strictObject(shiftTime);

export const SwapOptions = z
  .strictObject({
    colleagues: z.array(
      z.strictObject({
        ...PersonReference.shape,
        is_free: z.boolean().describe('Works nowhere at the time of the shift, as far as is published'),
        shifts: z
          .array(ShiftTime)
          .describe(
            `Published ones at the point that have not begun, of the next ${MAX_SWAP_OPTION_DAYS} days`,
          ),
      }),
    ),
  })
  .meta({ id: 'SwapOptions' });

export const OwnSwaps = z.strictObject({ items: z.array(ShiftSwap) }).meta({ id: 'OwnSwaps' });

export const SwapAnswer = z
  .strictObject({ version: Version, agrees: z.boolean() })
  .meta({ id: 'SwapAnswer' });
export const SwapWithdrawal = z.strictObject({ version: Version }).meta({ id: 'SwapWithdrawal' });
export const SwapDecision = z
  .strictObject({ version: Version, approves: z.boolean() })
  .meta({ id: 'SwapDecision' });

export type ShiftSwapEntity = z.infer<typeof ShiftSwap>;
export type SwapFields = z.infer<typeof SwapRequest>;
export type SwapOptionsEntity = z.infer<typeof SwapOptions>;
