import { z } from 'zod';
import { anyOf } from '../shared/any-of.ts';
import { Day, Instant } from '../shared/dates.ts';
import { Id, Version, versionAndTimestamps } from '../shared/ids.ts';
import { KopiykasSum, PositiveKopiykas } from '../shared/money-schema.ts';
import { pageOf, pagingQuery, sortBy } from '../shared/paging-schema.ts';
import { PersonReference } from '../shared/people.ts';
import { searchText, text } from '../shared/text.ts';
import { MAX_ROUND_STOPS, roundStates, roundStopStates, terminalKinds } from './collection-round-values.ts';
import { TerminalOfPayment } from './transactions.ts';

const Numbered = z.strictObject({ id: Id, number: z.int().min(1) });
const Count = z.int().min(0).max(MAX_ROUND_STOPS);

/** A terminal with cash inside, to plan a round. */
export const TerminalWithCash = z
  .strictObject({
    ...TerminalOfPayment.shape,
    kind: z.enum(terminalKinds),
    point: z.strictObject({ id: Id, name: z.string(), city: z.string(), address: z.string() }).nullable(),
    cash_inside: PositiveKopiykas.describe('As `getTerminalCash` derives it'),
    since: Instant.nullable().describe('When cash was last taken out; null: never'),
    round: Numbered.nullable().describe('The round that it is planned in and that has not ended'),
  })
  .meta({ id: 'TerminalWithCash' });

export const TerminalWithCashPage = pageOf(TerminalWithCash).meta({ id: 'TerminalWithCashPage' });

const cashFilters = {
  q: searchText.optional().describe('Part of the number, the name, the serial number or the PTKS id'),
  kind: anyOf(z.enum(terminalKinds)).optional(),
  point_id: anyOf(Id).optional(),
};

export const TerminalWithCashQuery = z.strictObject({
  ...pagingQuery,
  sort: sortBy(['cash_inside']).describe('Default: -cash_inside'),
  ...cashFilters,
});

/** A cash collection round (обхід інкасації): terminals that somebody visits to take their cash out. */
export const CollectionRound = z
  .strictObject({
    id: Id,
    number: z.int().min(1).describe('Counts the rounds of the merchant, from 1'),
    state: z.enum(roundStates),
    planned_for: Day.nullable().describe('The day in Kyiv; null: any'),
    assignee: PersonReference.nullable().describe('Who shall make it; null: nobody in particular'),
    stops_count: Count.describe('Its terminals'),
    collected_count: Count,
    skipped_count: Count,
    expected_amount: KopiykasSum.describe('Inside its terminals when it was planned'),
    collected_amount: KopiykasSum.describe('Taken out by the encashments that have checked them off'),
    planned_by: PersonReference.describe('By the name of that moment'),
    ended_at: Instant.nullable().describe('When it was finished or cancelled'),
    ...versionAndTimestamps,
  })
  .meta({ id: 'CollectionRound' });

export const CollectionRoundPage = pageOf(CollectionRound).meta({ id: 'CollectionRoundPage' });

/** A terminal of a round. */
const RoundStop = z.strictObject({
  id: Id.describe('Of the stop, not of the terminal'),
  terminal: TerminalOfPayment.describe('By the name of when it was planned'),
  point: z
    .strictObject({ name: z.string(), city: z.string(), address: z.string() })
    .nullable()
    .describe('Where it stands now; null: nowhere'),
  expected_amount: KopiykasSum.describe('Inside when the round was planned'),
  inside_amount: KopiykasSum.describe('Inside now'),
  state: z.enum(roundStopStates),
  encashment: z
    .strictObject({ id: Id, number: z.int().min(1), amount: PositiveKopiykas, left_amount: KopiykasSum })
    .nullable()
    .describe('Of `collected`: the one that has checked it off'),
  skip_reason: z.string().nullable().describe('Of `skipped`'),
  done_at: Instant.nullable().describe('When it was collected or skipped'),
});

export const CollectionRoundDetails = CollectionRound.extend({
  stops: z.array(RoundStop).max(MAX_ROUND_STOPS).describe('By city, address and number of the terminal'),
}).meta({ id: 'CollectionRoundDetails' });

export const CollectionRoundQuery = z.strictObject({
  ...pagingQuery,
  sort: sortBy(['number']).describe('Default: -number, which is the newest first'),
  state: anyOf(z.enum(roundStates)).optional(),
  user_id: anyOf(Id).optional().describe('Whom it is assigned to'),
  created_from: Day.optional().describe('Planned on this day in Kyiv or later'),
  created_to: Day.optional().describe('Planned on this day in Kyiv or earlier'),
});

/** The terminals of a round: those with cash, in no round that goes on, that every part lets through. */
export const CollectionRoundInput = z
  .strictObject({
    target: z
      .strictObject({
        ...cashFilters,
        terminal_ids: z
          .array(Id)
          .min(1, 'required')
          .max(MAX_ROUND_STOPS)
          .optional()
          .describe('Chosen one by one; all of them must be found, else `collection_targets_changed`'),
      })
      .describe(`At most ${MAX_ROUND_STOPS} terminals: with cash inside, and in no round that has not ended`),
    assignee_id: Id.nullable().describe('Somebody of `listCashCollectors`'),
    planned_for: Day.nullable(),
  })
  .meta({ id: 'CollectionRoundInput' });

/** What of a round can be changed later: who makes it, and when. */
export const CollectionRoundChanges = CollectionRoundInput.omit({ target: true });

export const UpdateCollectionRoundInput = CollectionRoundChanges.extend({ version: Version }).meta({
  id: 'UpdateCollectionRoundInput',
});

export const SkipRoundStopInput = z.strictObject({ reason: text(200) }).meta({ id: 'SkipRoundStopInput' });

export const EndCollectionRoundInput = z
  .strictObject({ version: Version })
  .meta({ id: 'EndCollectionRoundInput' });

export type TerminalWithCashEntity = z.infer<typeof TerminalWithCash>;
export type CollectionRoundEntity = z.infer<typeof CollectionRound>;
export type CollectionRoundDetailsEntity = z.infer<typeof CollectionRoundDetails>;
export type CollectionRoundFields = z.infer<typeof CollectionRoundInput>;
