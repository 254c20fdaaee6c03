/** What the contracts of all runs over many objects have in common. */
import { z } from 'zod';
import { anyOf } from './any-of.ts';
import { Day } from './dates.ts';
import { Id } from './ids.ts';
import { runStates } from './run-values.ts';

/** Fingerprint of the previewed result, 128 bits; changes when the result would. */
export const RunDigest = z.string().regex(/^[0-9a-f]{32}$/);

/** What a preview lists. @param objects what the run is over @param max of them in a run */
export const previewQuery = (objects: string, max: number) => ({
  show: z
    .enum(['all', 'changing', 'left_out'])
    .optional()
    .describe(`Which of the ${objects} \`items\` lists; default: all`),
  page: z.int().min(1).max(max).optional().describe('From 1, which is also the default'),
});

/** The page of a preview. */
export const previewPaging = {
  page: z.int().min(1),
  per_page: z.int().min(10).max(20),
  page_count: z.int().min(0),
};

/** How far a run is. @param max rows in a run */
export const runCounts = (max: number) => {
  const count = z.int().min(0).max(max);
  return { total: count, done: count, skipped: count, failed: count };
};

const counted = z.int().min(0);
const atLast = { skipped: counted, failed: counted, total: counted, state: z.enum(runStates) };
/** What the event of a run's progress says. */
export const runProgress = { run_id: Id, done: counted, ...atLast };
/** The same of runs that wait for somebody else's answers. */
export const waitingRunProgress = { run_id: Id, done: counted, waiting: counted, ...atLast };

/** What every list of runs is narrowed by. @param object what a row is about */
export const runFilters = (object: string) => ({
  state: anyOf(z.enum(runStates)).optional(),
  has_failed: z
    .enum(['true', 'false'])
    .optional()
    .describe(`Whether it failed for some ${object}; of a run that goes on that is not known yet`),
  user_id: anyOf(Id).optional().describe('Who began it'),
  started_from: Day.optional().describe('Begun on this day in Kyiv or later'),
  started_to: Day.optional().describe('Begun on this day in Kyiv or earlier'),
});
