import { z } from 'zod';
import { anyOf } from '../shared/any-of.ts';
import { Day, Instant } from '../shared/dates.ts';
import { exportFormats } from '../shared/export-formats.ts';
import { Id } from '../shared/ids.ts';
import { pageOf, pagingQuery, sortBy } from '../shared/paging-schema.ts';
import { identityThen } from '../shared/people.ts';
import { searchText } from '../shared/text.ts';

/** Values before and after a change, by field; secrets are masked. */
const State = z
  .record(z.string(), z.unknown())
  .nullable()
  .describe(
    'By field, only those that differ. A setting of a terminal is `{ value, source }`: the value that counted and where it came from (own, template, standard). Null: there was nothing, or there is nothing any more',
  );

/**
 * An audit log entry of one change (decisions §3 "Audit entry"). Entries are immutable; only those of failed and
 * unfinished sign-ins count on until their hour is over, and an export's gets its number of rows at the end.
 */
export const AuditEntry = z
  .strictObject({
    id: Id,
    at: Instant,
    user: z
      .strictObject({
        id: Id,
        full_name: z.string().describe('As the person was called then'),
        ...identityThen,
      })
      .nullable()
      .describe('Null: nobody was signed in, e.g. at a registration'),
    address: z.string().describe('Where the request came from'),
    operation: z
      .string()
      .describe(
        'Operation id, e.g. `updateRoute`; `signInFailed`: failed sign-ins of one person within an hour; `signInUnfinished`: those after which no code was entered',
      ),
    action: z
      .uuid()
      .describe(
        'One for all entries of one operation: closing a shift changes shift, vehicle and driver; a bulk run has one from its start to its end',
      ),
    rows_count: z
      .int()
      .min(1)
      .describe(
        'How many entries this one stands for: in a folded list and read by its id all that its operation wrote, else itself',
      ),
    object: z.strictObject({
      type: z.string().describe('E.g. `route`; an open set, as new areas bring new kinds'),
      id: Id,
      name: z.string().describe('As it was called then'),
    }),
    before: State,
    after: State,
  })
  .meta({ id: 'AuditEntry' });

export const AuditPage = pageOf(AuditEntry).meta({ id: 'AuditPage' });

const filters = {
  user_id: anyOf(Id).optional().describe('Changes by this person'),
  object_type: anyOf(z.string().max(40)).optional(),
  object_id: Id.optional(),
  operation: anyOf(z.string().max(60))
    .optional()
    .describe('What was done, by the operation id, e.g. `updateRoute`'),
  action: z.uuid('id_format').optional().describe('The entries of one operation'),
  q: searchText.optional().describe('A part of the name of the object, case does not matter'),
  from: Day.optional().describe('From the beginning of this day in Kyiv'),
  to: Day.optional().describe('To the end of this day in Kyiv'),
};

export const AuditQuery = z.strictObject({
  ...pagingQuery,
  sort: sortBy(['at']).describe('Default: -at'),
  folded: z
    .enum(['true', 'false'])
    .optional()
    .describe(
      'true: of the entries of one operation only the newest that the filter finds, with `rows_count`; `action` asks for the rest',
    ),
  ...filters,
});

export const AuditExportQuery = z.strictObject({ format: z.enum(exportFormats), ...filters });

export type AuditEntryEntity = z.infer<typeof AuditEntry>;
