import { z } from 'zod';
import { Instant } from '../shared/dates.ts';
import { KopiykasSum } from '../shared/money-schema.ts';
import { type ResponseCause, responseCauses } from './response-codes.ts';

/** When declines with the same response code are a pattern; `x-decline-patterns`. */
export const declinePatternThresholds = {
  /** Only what began within so many minutes counts. */
  window_minutes: 60,
  /** So many declines or more. */
  min_declines: 3,
  /** So many terminals or more had payments that are not cash. */
  min_active_terminals: 2,
  /** On such a share of these terminals, or on more of them, per cent. */
  min_terminals_percent: 50,
  /** A customer’s own card makes no pattern. */
  causes: ['issuer', 'network'],
} as const satisfies Record<string, number | readonly ResponseCause[]>;

const { window_minutes, min_declines, min_active_terminals, min_terminals_percent } =
  declinePatternThresholds;

const count = z.int().min(0);

const DeclinePattern = z.strictObject({
  response_code: z.string(),
  response: z.string().describe('In the language of `lng`'),
  response_advice: z.string().nullable().describe('What to do next, in the language of `lng`'),
  cause: z.enum(Object.keys(responseCauses) as [ResponseCause]),
  terminals: count.describe('On which it was declined so'),
  active_terminals: count.describe('That had payments other than in cash'),
  declines: count,
  amount: KopiykasSum.describe('Of the declines'),
  since: Instant.describe(
    'Start of the first of them; `listTransactions` with `started_from` finds the same ones',
  ),
});

/** Response codes by which banks or the links between them decline payments on many terminals right now. */
export const DeclinePatterns = z
  .strictObject({
    at: Instant,
    items: z
      .array(DeclinePattern)
      .describe(
        `At least ${min_declines} declines within ${window_minutes} minutes, on at least ${min_terminals_percent} % of at least ${min_active_terminals} terminals; on most terminals first`,
      ),
  })
  .meta({ id: 'DeclinePatterns' });

export type DeclinePatternsEntity = z.infer<typeof DeclinePatterns>;
