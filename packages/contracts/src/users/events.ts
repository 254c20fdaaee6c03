import { z } from 'zod';
import { Id, Version } from '../shared/ids.ts';

export const userChanges = ['rights'] as const;

export const UserChangedData = z
  .strictObject({
    user_id: Id,
    version: Version.describe('That it has now'),
    change: z.enum(userChanges).describe('rights: roles or single tags'),
  })
  .meta({ id: 'UserChangedData' });
