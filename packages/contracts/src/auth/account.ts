import { z } from 'zod';
import { Instant } from '../shared/dates.ts';
import { Id } from '../shared/ids.ts';
import { RoleName } from '../shared/permissions-schema.ts';
import { personName, text } from '../shared/text.ts';
import { allBusinesses } from './business.ts';
import { allHomeScreens } from './home.ts';

/** Fields of the profile that the user may change. */
export const ProfileInput = z.strictObject({ full_name: personName(120) }).meta({ id: 'ProfileInput' });

/** The merchant's display name on screens and in files, independent of its companies' legal names; and what it does. */
export const MerchantInput = z
  .strictObject({
    name: text(160),
    business: z
      .enum(allBusinesses)
      .nullable()
      .optional()
      .describe('What the first steps follow; null: not said. Without it, it stays as it is'),
  })
  .meta({ id: 'MerchantInput' });

const hasTerminalIfNeeded = ({
  screen,
  terminal_id,
}: {
  screen: string | null;
  terminal_id: string | null;
}) => screen !== 'terminal' || terminal_id !== null;

/** Where the user wants to start. */
export const HomeInput = z
  .strictObject({
    screen: z.enum(allHomeScreens).nullable().describe('Null: as the roles say'),
    terminal_id: Id.nullable().describe(
      'The own terminal, which `terminal` opens; it may be there for later',
    ),
  })
  .refine(hasTerminalIfNeeded, { path: ['terminal_id'], error: 'required' })
  .meta({ id: 'HomeInput' });

/** Active sessions per user; one more ends the least recently used. */
export const MAX_SESSIONS = 20;

export const OwnSession = z
  .strictObject({
    id: Id.describe('Its `token`'),
    current: z.boolean().describe('The one that asks'),
    signed_in_at: Instant,
    last_seen_at: Instant.describe('To the minute'),
    address: z.string().describe('Where it was opened from'),
    user_agent: z.string().describe('The browser, as it calls itself'),
    new_browser: z
      .boolean()
      .describe(
        'Opened in a browser in which the person had not signed in before, though elsewhere (see `signIn`)',
      ),
  })
  .meta({ id: 'OwnSession' });

/** The user's active sessions, the current one first. */
export const OwnSessions = z.strictObject({ items: z.array(OwnSession) }).meta({ id: 'OwnSessions' });

/** Entries of the own account that are shown of each kind. */
export const MAX_OWN_ACTIVITY = 10;

/** The sign-in in an unknown browser that was looked at. */
export const DismissNewBrowserInput = z
  .strictObject({ session_id: Id.describe('Of `new_browser` of the session') })
  .meta({ id: 'DismissNewBrowserInput' });

/** Something that happened to the user's own account: a sign-in, failed ones, an ended session, another password, the second factor. */
export const OwnActivityEntry = z
  .strictObject({
    id: Id,
    at: Instant.describe('Of failed or unfinished sign-ins: of the last one'),
    operation: z
      .string()
      .describe(
        'As in the journal, e.g. `signIn`, `signInFailed`, `signInUnfinished`, `signOut`, `changePassword`; an open set',
      ),
    addresses: z.array(z.string()).describe('Where it came from; of failed sign-ins the first few'),
    user_agent: z
      .string()
      .nullable()
      .describe('Browser of the session that began or ended, as it calls itself; null: it is about none'),
    new_browser: z.boolean().describe('A sign-in in a new browser, as `OwnSession` has it'),
    attempts: z
      .int()
      .min(1)
      .nullable()
      .describe('How many sign-ins failed, or were not finished, within an hour; null: none did'),
  })
  .meta({ id: 'OwnActivityEntry' });

/** The latest of them, newest first. */
export const OwnActivity = z.strictObject({ items: z.array(OwnActivityEntry) }).meta({ id: 'OwnActivity' });

/** The role to view the app as; null: back to one's own. */
export const ViewAsInput = z
  .strictObject({
    role: RoleName.nullable(),
    point_id: Id.nullish().describe(
      'Look as somebody who works there. Counts for roles that are limited to their points; without it they see all of them',
    ),
  })
  .meta({ id: 'ViewAsInput' });

/** A setup step of a new merchant. */
export const FirstStep = z
  .strictObject({
    id: z.string().describe('E.g. `depot`; an open set, as new areas bring new steps'),
    path: z.string().describe('Path of the screen in the web app where it is done'),
    done: z.boolean(),
    postponed: z.boolean().describe('Left for later: `/` no longer asks for it'),
  })
  .meta({ id: 'FirstStep' });

export const FirstSteps = z.strictObject({ items: z.array(FirstStep) }).meta({ id: 'FirstSteps' });

export const FirstStepInput = z.strictObject({ postponed: z.boolean() }).meta({ id: 'FirstStepInput' });
