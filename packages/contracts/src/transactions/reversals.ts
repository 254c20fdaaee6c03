import { z } from 'zod';
import { Instant } from '../shared/dates.ts';
import { Id } from '../shared/ids.ts';
import { PositiveKopiykas } from '../shared/money-schema.ts';
import { PersonReference } from '../shared/people.ts';
import { text } from '../shared/text.ts';
import { reversalKinds, reversalStates } from './transaction-status.ts';

/** Longest reason for a reversal, signs. */
export const MAX_REVERSAL_REASON = 200;

/** Money of a payment, or all of it, that goes back to the buyer (скасування; spec §2). */
export const Reversal = z
  .strictObject({
    id: Id,
    amount: PositiveKopiykas,
    kind: z
      .enum(reversalKinds)
      .describe(
        '`full`: all that was left of the payment; `sum`: a part of it. Decided when it was asked for',
      ),
    state: z
      .enum(reversalStates)
      .describe(
        '`open`: the acquirer has not answered, it may have paid or not, and is asked again; `refused`: nothing was paid back',
      ),
    reason: z.string(),
    response_code: z
      .string()
      .regex(/^[0-9A-Z]{2}$/)
      .nullable()
      .describe('What the acquirer answered; null for cash, or while it has not answered'),
    response: z.string().nullable().describe('The meaning of `response_code`, in the language of `lng`'),
    asked_at: Instant,
    settled_at: Instant.nullable().describe('null: it is open'),
    by: PersonReference.nullable().describe('Who asked for it, by the name of that moment'),
  })
  .meta({ id: 'Reversal' });

export const ReversalInput = z
  .strictObject({
    amount: PositiveKopiykas.describe('Kopiykas; as much as `left_amount` reverses the payment in full'),
    left_amount: PositiveKopiykas.describe(
      'What was left of the payment when the person decided, as `getTransaction` said',
    ),
    reason: text(MAX_REVERSAL_REASON),
  })
  .meta({ id: 'ReversalInput' });

export type ReversalEntity = z.infer<typeof Reversal>;
export type ReversalFields = z.infer<typeof ReversalInput>;
