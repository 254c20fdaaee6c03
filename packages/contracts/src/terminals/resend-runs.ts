import { z } from 'zod';
import { anyOf } from '../shared/any-of.ts';
import { Instant } from '../shared/dates.ts';
import { exportFormats } from '../shared/export-formats.ts';
import { Id, versionAndTimestamps } from '../shared/ids.ts';
import { pageOf, pagingQuery, sortBy } from '../shared/paging-schema.ts';
import { PersonReference } from '../shared/people.ts';
import { runStates } from '../shared/run-values.ts';
import { previewPaging, previewQuery, RunDigest, runCounts, runFilters } from '../shared/runs.ts';
import { searchText } from '../shared/text.ts';
import { CallbackDelivery, CallbackDeliveryQuery } from './callback-deliveries.ts';
import {
  MAX_CALLBACKS_PER_RUN,
  MAX_TERMINALS_NAMED,
  resendRunReasons,
  resendRunRowStates,
  resendSkipReasons,
} from './resend-run-values.ts';

const Count = z.int().min(0).max(MAX_CALLBACKS_PER_RUN);

/** The callbacks of a run: those of the log that match all filters and were given up. */
export const ResendRunTarget = CallbackDeliveryQuery.omit({
  page: true,
  perPage: true,
  sort: true,
  state: true,
})
  .extend({
    given_up_until: Instant.optional().describe(
      'Given up at this instant or earlier; with `previewed_at` of a preview, those that are given up while it is looked at are not meant',
    ),
  })
  .meta({
    id: 'ResendRunTarget',
    description: `At most ${MAX_CALLBACKS_PER_RUN} callbacks that are not tried any more: all that every part lets through`,
  });

export const ResendRunPreviewInput = z
  .strictObject({ target: ResendRunTarget, ...previewQuery('callbacks', MAX_CALLBACKS_PER_RUN) })
  .meta({ id: 'ResendRunPreviewInput' });

export const ResendRunInput = z
  .strictObject({
    target: ResendRunTarget,
    digest: RunDigest.describe(
      'As the preview said: when by now other callbacks are meant, or others would be left out, nothing begins (`bulk_targets_changed`)',
    ),
  })
  .meta({ id: 'ResendRunInput' });

const { id, transaction, terminal, status, host, created_at } = CallbackDelivery.shape;

export const ResendRunPreview = z
  .strictObject({
    previewed_at: Instant,
    digest: RunDigest.describe(
      'Stands for what is agreed to, on whichever page: which callbacks are meant, and why some would be left out. A run is begun with it',
    ),
    total: Count.describe('Callbacks that are meant'),
    changing: Count.describe('Those of them that would be sent again'),
    left_out: z
      .array(z.strictObject({ reason: z.enum(resendSkipReasons), count: Count }))
      .describe('The others, by why they would be left out'),
    terminals: z
      .array(z.strictObject({ terminal, count: Count }))
      .max(MAX_TERMINALS_NAMED)
      .describe('Whose callbacks would be sent again, and how many; those with the most'),
    terminals_count: Count.describe('Terminals altogether'),
    items: z.array(
      z.strictObject({
        callback: z.strictObject({ id, transaction, terminal, status, host, created_at }),
        reason: z.enum(resendSkipReasons).nullable().describe('Null: it would be sent again'),
      }),
    ),
    ...previewPaging,
  })
  .meta({ id: 'ResendRunPreview' });

export const ResendRun = z
  .strictObject({
    id: Id,
    state: z
      .enum(runStates)
      .describe(
        '`done`: all are on their way; what the shops’ servers have not taken yet settles later (`waiting`)',
      ),
    ...runCounts(MAX_CALLBACKS_PER_RUN),
    waiting: Count.describe('Those that are on their way, also after the end of the run'),
    started_by: PersonReference,
    finished_at: Instant.nullable().describe('Null while it runs'),
    ...versionAndTimestamps,
  })
  .meta({ id: 'ResendRun' });

export const ResendRunPage = pageOf(ResendRun).meta({ id: 'ResendRunPage' });

export const ResendRunQuery = z.strictObject({
  ...pagingQuery,
  sort: sortBy(['created_at', 'total']).describe('Default: -created_at'),
  ...runFilters('callback'),
});

export const ResendRunRow = z
  .strictObject({
    id: Id,
    callback_id: Id.describe('A callback that is too old is deleted; what became of it here stays'),
    order_id: z.string().describe('Of its payment'),
    terminal: z.string().describe('Number and name'),
    state: z.enum(resendRunRowStates),
    reason: z
      .enum(resendRunReasons)
      .nullable()
      .describe('Why it was not sent again, or `not_delivered`: in vain, for as long as at first'),
    finished_at: Instant.nullable(),
  })
  .meta({ id: 'ResendRunRow' });

export const ResendRunRowPage = pageOf(ResendRunRow).meta({ id: 'ResendRunRowPage' });

const rowFilters = {
  q: searchText.optional().describe('Part of the order id, or of the number or the name of the terminal'),
  state: anyOf(z.enum(resendRunRowStates)).optional(),
  reason: anyOf(z.enum(resendRunReasons)).optional(),
};

export const ResendRunRowQuery = z.strictObject({ ...pagingQuery, ...rowFilters });
export const ResendRunExportQuery = z.strictObject({ format: z.enum(exportFormats), ...rowFilters });

export type ResendRunTargetFields = z.infer<typeof ResendRunTarget>;
export type ResendRunPreviewEntity = z.infer<typeof ResendRunPreview>;
export type ResendRunEntity = z.infer<typeof ResendRun>;
export type ResendRunRowEntity = z.infer<typeof ResendRunRow>;
