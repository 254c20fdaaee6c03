import { z } from 'zod';
import { anyOf } from '../shared/any-of.ts';
import { Instant } from '../shared/dates.ts';
import { exportFormats } from '../shared/export-formats.ts';
import { Id, versionAndTimestamps } from '../shared/ids.ts';
import { Kopiykas, KopiykasSum } from '../shared/money-schema.ts';
import { pageOf, pagingQuery, sortBy } from '../shared/paging-schema.ts';
import { PersonReference } from '../shared/people.ts';
import { runStates } from '../shared/run-values.ts';
import { previewPaging, previewQuery, RunDigest, runCounts, runFilters } from '../shared/runs.ts';
import { searchText } from '../shared/text.ts';
import {
  MAX_PAYMENTS_PER_RUN,
  reversalRunReasons,
  reversalRunRowStates,
  reversalSkipReasons,
} from './reversal-run-values.ts';
import { Reversal, ReversalInput } from './reversals.ts';
import { Transaction, TransactionTotalsQuery } from './transactions.ts';

const Count = z.int().min(0).max(MAX_PAYMENTS_PER_RUN);

/** The payments of a run: those that match all filters, as in the list. */
export const ReversalRunTarget = TransactionTotalsQuery.extend({
  transaction_ids: z
    .array(Id)
    .min(1, 'required')
    .max(MAX_PAYMENTS_PER_RUN)
    .optional()
    .describe('Chosen one by one'),
}).meta({
  id: 'ReversalRunTarget',
  description: `At most ${MAX_PAYMENTS_PER_RUN} payments: all that every part lets through`,
});

export const ReversalRunPreviewInput = z
  .strictObject({ target: ReversalRunTarget, ...previewQuery('payments', MAX_PAYMENTS_PER_RUN) })
  .meta({ id: 'ReversalRunPreviewInput' });

export const ReversalRunInput = z
  .strictObject({
    target: ReversalRunTarget,
    reason: ReversalInput.shape.reason.describe('Of each of the reversals'),
    amount: KopiykasSum.gt(0, 'positive').describe('The sum that is agreed to, as the preview said'),
    digest: RunDigest.describe(
      'As the preview said: when by now other payments are meant, something else is left of them, or others would be left out, nothing begins (`bulk_targets_changed`)',
    ),
  })
  .meta({ id: 'ReversalRunInput' });

const { id, order_id, terminal, started_at, payment_form, card_mask } = Transaction.shape;
const payment = z.strictObject({ id, order_id, terminal, started_at, payment_form, card_mask });

export const ReversalRunPreview = z
  .strictObject({
    previewed_at: Instant,
    digest: RunDigest.describe(
      'Stands for what is agreed to, on whichever page: which payments are meant, what is left of each, and why some would be left out. A run is begun with it',
    ),
    total: Count.describe('Payments that are meant'),
    changing: Count.describe('Those of them that would be paid back'),
    amount: KopiykasSum.describe('What would be paid back altogether'),
    left_out: z
      .array(z.strictObject({ reason: z.enum(reversalSkipReasons), count: Count }))
      .describe('The others, by why they would be left out'),
    items: z.array(
      z.strictObject({
        payment,
        left_amount: Kopiykas.describe('What is left of it, all of which would be paid back'),
        reason: z.enum(reversalSkipReasons).nullable().describe('Null: it would be paid back'),
      }),
    ),
    ...previewPaging,
  })
  .meta({ id: 'ReversalRunPreview' });

export const ReversalRun = z
  .strictObject({
    id: Id,
    state: z
      .enum(runStates)
      .describe('`done`: all were asked for; what the acquirer has not answered settles later (`waiting`)'),
    reason: z.string(),
    amount: KopiykasSum.describe('The sum that was agreed to'),
    done_amount: KopiykasSum.describe('Paid back so far'),
    ...runCounts(MAX_PAYMENTS_PER_RUN),
    waiting: Count.describe('Those that the acquirer has not answered, also after the end of the run'),
    started_by: PersonReference,
    finished_at: Instant.nullable().describe('Null while it runs'),
    ...versionAndTimestamps,
  })
  .meta({ id: 'ReversalRun' });

export const ReversalRunPage = pageOf(ReversalRun).meta({ id: 'ReversalRunPage' });

export const ReversalRunQuery = z.strictObject({
  ...pagingQuery,
  sort: sortBy(['created_at', 'total']).describe('Default: -created_at'),
  ...runFilters('payment'),
});

export const ReversalRunRow = z
  .strictObject({
    id: Id,
    payment,
    amount: Kopiykas.describe('What was agreed to be paid back; 0: the preview left it out'),
    state: z.enum(reversalRunRowStates),
    reason: z
      .enum(reversalRunReasons)
      .nullable()
      .describe('Why it was not paid back. `conflict`: by its turn another sum was left of it'),
    response_code: Reversal.shape.response_code,
    response: Reversal.shape.response,
    finished_at: Instant.nullable(),
  })
  .meta({ id: 'ReversalRunRow' });

export const ReversalRunRowPage = pageOf(ReversalRunRow).meta({ id: 'ReversalRunRowPage' });

const rowFilters = {
  q: searchText.optional().describe('Part of the order id, or of the number or the name of the terminal'),
  state: anyOf(z.enum(reversalRunRowStates)).optional(),
  reason: anyOf(z.enum(reversalRunReasons)).optional(),
};

export const ReversalRunRowQuery = z.strictObject({ ...pagingQuery, ...rowFilters });
export const ReversalRunExportQuery = z.strictObject({ format: z.enum(exportFormats), ...rowFilters });

export type ReversalRunTargetFields = z.infer<typeof ReversalRunTarget>;
export type ReversalRunPreviewEntity = z.infer<typeof ReversalRunPreview>;
export type ReversalRunEntity = z.infer<typeof ReversalRun>;
export type ReversalRunRowEntity = z.infer<typeof ReversalRunRow>;
