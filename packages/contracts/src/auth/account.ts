import { z } from 'zod';
import { Instant } from '../shared/dates.ts';
import { Id } from '../shared/ids.ts';
import { RoleName } from '../shared/permissions-schema.ts';
import { text } from '../shared/text.ts';

/** What one may change of one's own data. */
export const ProfileInput = z.strictObject({ full_name: text(120) }).meta({ id: 'ProfileInput' });

/** What a merchant is called: on screens and in files, whatever its companies' full names are. */
export const MerchantInput = z.strictObject({ name: text(160) }).meta({ id: 'MerchantInput' });

/** Live sessions that a person may have: one more ends the one that was used longest ago. */
export const MAX_SESSIONS = 20;

/** A live session of the signed-in person. */
export const OwnSession = z
  .strictObject({
    id: Id.describe('Its `token`'),
    current: z.boolean().describe('The one that asks'),
    signed_in_at: Instant,
    last_seen_at: Instant.describe('To the minute'),
    address: z.string().describe('Where it was opened from'),
    user_agent: z.string().describe('The browser, as it calls itself'),
  })
  .meta({ id: 'OwnSession' });

/** The live sessions of the signed-in person, the present one first. */
export const OwnSessions = z.strictObject({ items: z.array(OwnSession) }).meta({ id: 'OwnSessions' });

/** The role to look through; null: one's own again. */
export const ViewAsInput = z.strictObject({ role: RoleName.nullable() }).meta({ id: 'ViewAsInput' });

/** A step of setting up a new merchant. */
export const FirstStep = z
  .strictObject({
    id: z.string().describe('E.g. `depot`; an open set, as new areas bring new steps'),
    path: z.string().describe('Path of the screen in the web app where it is done'),
    done: z.boolean(),
  })
  .meta({ id: 'FirstStep' });

/** What a new merchant does first, in this order. */
export const FirstSteps = z.strictObject({ items: z.array(FirstStep) }).meta({ id: 'FirstSteps' });
