/** What is told of users; see events/events.ts. */
import { z } from 'zod';
import { Id, Version } from '../shared/ids.ts';

/** What can happen to a user. */
export const userChanges = ['rights'] as const;

/** A user changed: read them anew. Told to the user, too, whose menu and controls are others from now on. */
export const UserChangedData = z
  .strictObject({
    user_id: Id,
    version: Version.describe('That it has now'),
    change: z.enum(userChanges).describe('rights: roles or single tags'),
  })
  .meta({ id: 'UserChangedData' });
