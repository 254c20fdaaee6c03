import { z } from 'zod';
import { Id, Version } from '../shared/ids.ts';

export const userChanges = ['rights', 'second_factor'] as const;

export const UserChangedData = z
  .strictObject({
    user_id: Id,
    version: Version.describe('That it has now'),
    change: z
      .enum(userChanges)
      .describe(
        'rights: what the person may do, whether they can sign in, or who they are; second_factor: taken away by somebody else',
      ),
  })
  .meta({ id: 'UserChangedData' });
