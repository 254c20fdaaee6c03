import { z } from 'zod';
import { anyOf } from '../shared/any-of.ts';
import { Day, Instant } from '../shared/dates.ts';
import { exportFormats } from '../shared/export-formats.ts';
import { Id, versionAndTimestamps } from '../shared/ids.ts';
import { Kopiykas, KopiykasSum, PositiveKopiykas } from '../shared/money-schema.ts';
import { pageOf, pagingQuery, sortBy } from '../shared/paging-schema.ts';
import { identityThen } from '../shared/people.ts';
import { multilineText } from '../shared/text.ts';
import { TerminalOfPayment } from './transactions.ts';

/** Cash balance: inside_amount = carried_amount + received_amount − refunded_amount. */
const account = {
  carried_amount: KopiykasSum.describe('Left inside by the encashment before; 0 when there was none'),
  received_amount: KopiykasSum.describe('Taken in cash payments since'),
  payments_count: z.int().min(0).describe('Cash payments since'),
  refunded_amount: KopiykasSum.describe('Paid back in cash since'),
  inside_amount: KopiykasSum.describe(
    'carried_amount + received_amount − refunded_amount; negative when more was paid back than was inside',
  ),
};

const place = z
  .string()
  .nullable()
  .describe('The point where the terminal stands, with city and address; null: nowhere');

export const TerminalCash = z
  .strictObject({
    terminal: TerminalOfPayment,
    place,
    since: Instant.nullable().describe('When cash was last taken out; null: never'),
    ...account,
  })
  .meta({ id: 'TerminalCash' });

/** A cash withdrawal from a terminal; immutable. The amounts are those of that moment. */
export const Encashment = z
  .strictObject({
    id: Id,
    number: z.int().min(1).describe('Counts the encashments of the terminal, from 1: the number of the slip'),
    terminal: TerminalOfPayment,
    place,
    company: z.string().describe('Whose money it is'),
    taken_at: Instant,
    ...account,
    amount: PositiveKopiykas.describe('Taken out'),
    left_amount: KopiykasSum.describe('Left inside: inside_amount − amount'),
    comment: z.string().nullable(),
    by: z
      .strictObject({ id: Id.nullable(), name: z.string(), ...identityThen })
      .describe('Who took it out, by the name of that moment'),
    ...versionAndTimestamps,
  })
  .meta({ id: 'Encashment' });

export const EncashmentPage = pageOf(Encashment).meta({ id: 'EncashmentPage' });

const filters = {
  user_id: anyOf(Id).optional().describe('Who took it out'),
  is_full: z.enum(['true', 'false']).optional().describe('Whether nothing was left inside'),
  amount_from: Kopiykas.optional().describe('Taken out: so much or more'),
  amount_to: Kopiykas.optional().describe('Taken out: so much or less'),
  taken_from: Day.optional().describe('Taken out on this day in Kyiv or later'),
  taken_to: Day.optional().describe('Taken out on this day in Kyiv or earlier'),
};

const sort = sortBy(['number', 'amount']).describe('Default: -number, which is the newest first');

export const EncashmentQuery = z.strictObject({ ...pagingQuery, sort, ...filters });
export const EncashmentExportQuery = z.strictObject({ format: z.enum(exportFormats), sort, ...filters });

export const EncashmentInput = z
  .strictObject({
    amount: PositiveKopiykas.describe('What is taken out; never more than is inside'),
    takes_all: z
      .boolean()
      .describe(
        'The person takes all: `amount` must then be just what is inside (`cash_changed` otherwise), so that nobody counts other money than the slip says',
      ),
    comment: multilineText(500).nullable(),
  })
  .meta({ id: 'EncashmentInput' });

export type EncashmentEntity = z.infer<typeof Encashment>;
export type EncashmentFields = z.infer<typeof EncashmentInput>;
