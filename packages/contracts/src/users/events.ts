/** Events of users; see events/events.ts. */
import { z } from 'zod';
import { Id, Version } from '../shared/ids.ts';

export const userChanges = ['rights'] as const;

/** A user changed: reload it. Also sent to that user, whose menu and controls change. */
export const UserChangedData = z
  .strictObject({
    user_id: Id,
    version: Version.describe('That it has now'),
    change: z.enum(userChanges).describe('rights: roles or single tags'),
  })
  .meta({ id: 'UserChangedData' });
