import { z } from 'zod';
import { Id } from '../shared/ids.ts';

/** A sign-in of a user in a browser in which they had not signed in before, while another one was known. */
export const AccountNewBrowserData = z
  .strictObject({
    user_id: Id,
    session_id: Id.describe('The session that was opened there (`listOwnSessions`)'),
    address: z.string().describe('Where it was opened from'),
    user_agent: z.string().describe('The browser, as it calls itself'),
  })
  .meta({ id: 'AccountNewBrowserData' });
