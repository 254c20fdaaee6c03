import { z } from 'zod';
import { anyOf } from '../shared/any-of.ts';
import { Instant } from '../shared/dates.ts';
import { exportFormats } from '../shared/export-formats.ts';
import { Id, NamedReference, versionAndTimestamps } from '../shared/ids.ts';
import { pageOf, pagingQuery, sortBy } from '../shared/paging-schema.ts';
import { PersonReference } from '../shared/people.ts';
import { previewPaging, previewQuery, RunDigest, runCounts, runFilters } from '../shared/runs.ts';
import { TerminalNumber } from '../shared/terminal-headers.ts';
import { searchText } from '../shared/text.ts';
import {
  bulkEditKinds,
  bulkReasons,
  bulkRowStates,
  bulkRunKinds,
  bulkRunStates,
  bulkSkipReasons,
  MAX_SELECTED_TERMINALS,
  MAX_TERMINALS_PER_RUN,
} from './bulk-run-values.ts';
import { SomeTerminalSettings } from './settings.ts';
import { terminalStates } from './terminal-status.ts';
import { TerminalExportQuery, TerminalSummary } from './terminals.ts';

const Numbered = z.strictObject({ id: Id, number: TerminalNumber, name: z.string() });
const Count = z.int().min(0).max(MAX_TERMINALS_PER_RUN);

/** The terminals of a run: those that match all filters, as in the list; empty: all of the merchant's. */
export const BulkTarget = TerminalExportQuery.omit({ format: true, sort: true })
  .extend({
    terminal_ids: z
      .array(Id)
      .min(1, 'required')
      .max(MAX_SELECTED_TERMINALS)
      .optional()
      .describe('Chosen one by one'),
  })
  .meta({
    id: 'BulkTarget',
    description: `At most ${MAX_TERMINALS_PER_RUN} terminals: all that every part lets through`,
  });

const what = {
  kind: z.enum(bulkEditKinds),
  template_id: Id.nullable().optional().describe('Of `apply_template`, which needs one; of others null'),
  target: BulkTarget,
};
const needsTemplate = ({ kind, template_id }: { kind: string; template_id?: string | null | undefined }) =>
  kind !== 'apply_template' || template_id != null;
const hasNoOther = ({ kind, template_id }: { kind: string; template_id?: string | null | undefined }) =>
  kind === 'apply_template' || template_id == null;

const shown = previewQuery('terminals', MAX_TERMINALS_PER_RUN);

export const BulkPreviewInput = z
  .strictObject({ ...what, ...shown })
  .refine(needsTemplate, { path: ['template_id'], error: 'required' })
  .refine(hasNoOther, { path: ['template_id'], error: 'invalid' })
  .meta({ id: 'BulkPreviewInput' });

export const OfflineUpdateQuery = z.strictObject(shown);

const agreed = {
  previewed_at: Instant.describe(
    'As the preview said: a terminal that somebody has changed since then fails with `conflict`',
  ),
  digest: RunDigest.describe(
    'As the preview said: when by now other terminals are meant, or something else would become of them, nothing begins (`bulk_targets_changed`)',
  ),
};

export const BulkRunInput = z
  .strictObject({ ...what, ...agreed })
  .refine(needsTemplate, { path: ['template_id'], error: 'required' })
  .refine(hasNoOther, { path: ['template_id'], error: 'invalid' })
  .meta({ id: 'BulkRunInput' });

/** Without a preview it applies to all terminals. */
export const OfflineUpdateInput = z.strictObject(agreed).partial().meta({ id: 'OfflineUpdateInput' });

const changeOf = <Value extends z.ZodType>(value: Value) =>
  z.strictObject({ before: value, after: value }).nullable();

export const BulkPreview = z
  .strictObject({
    previewed_at: Instant,
    digest: RunDigest.describe(
      'Stands for what is agreed to, on whichever page: which terminals are meant, which of them would change and why the others would not, and the template as it is. A run is begun with it',
    ),
    total: Count.describe('Terminals that are meant'),
    changing: Count.describe('Those of them that would change'),
    left_out: z
      .array(z.strictObject({ reason: z.enum(bulkSkipReasons), count: Count }))
      .describe('The others, by why they would be left out'),
    items: z.array(
      z.strictObject({
        terminal: Numbered.extend({ point: TerminalSummary.shape.point }),
        reason: z.enum(bulkSkipReasons).nullable().describe('Null: it would change'),
        status: changeOf(z.enum(terminalStates)),
        template: changeOf(NamedReference.nullable()),
        settings: changeOf(SomeTerminalSettings).describe('The settings whose values would be others'),
      }),
    ),
    ...previewPaging,
  })
  .meta({ id: 'BulkPreview' });

export const BulkRun = z
  .strictObject({
    id: Id,
    kind: z.enum(bulkRunKinds),
    state: z.enum(bulkRunStates),
    template: NamedReference.nullable().describe('The template that is applied, as it was called then'),
    ...runCounts(MAX_TERMINALS_PER_RUN),
    started_by: PersonReference,
    finished_at: Instant.nullable().describe('Null while it runs'),
    ...versionAndTimestamps,
  })
  .meta({ id: 'BulkRun' });

export const BulkRunPage = pageOf(BulkRun).meta({ id: 'BulkRunPage' });

export const BulkRunQuery = z.strictObject({
  ...pagingQuery,
  sort: sortBy(['created_at', 'total']).describe('Default: -created_at'),
  kind: anyOf(z.enum(bulkRunKinds)).optional(),
  template_id: anyOf(Id).optional().describe('The template that was applied; it may be deleted by now'),
  ...runFilters('terminal'),
});

export const BulkRunRow = z
  .strictObject({
    id: Id,
    terminal: Numbered.describe('As it was called when the run began'),
    state: z.enum(bulkRowStates),
    reason: z
      .enum(bulkReasons)
      .nullable()
      .describe(
        'Why it was not done. `conflict`: somebody changed the terminal, or the template that it should get, after the preview',
      ),
    finished_at: Instant.nullable(),
  })
  .meta({ id: 'BulkRunRow' });

export const BulkRunRowPage = pageOf(BulkRunRow).meta({ id: 'BulkRunRowPage' });

const rowFilters = {
  q: searchText
    .optional()
    .describe(
      'Part of the number or the name, as they were when the run began. Letters of a number may be Cyrillic ones that look like theirs',
    ),
  state: anyOf(z.enum(bulkRowStates)).optional(),
  reason: anyOf(z.enum(bulkReasons)).optional(),
};

export const BulkRunRowQuery = z.strictObject({ ...pagingQuery, ...rowFilters });
export const BulkRunExportQuery = z.strictObject({ format: z.enum(exportFormats), ...rowFilters });

export type BulkTargetFields = z.infer<typeof BulkTarget>;
export type BulkPreviewEntity = z.infer<typeof BulkPreview>;
export type BulkRunEntity = z.infer<typeof BulkRun>;
export type BulkRunRowEntity = z.infer<typeof BulkRunRow>;
