import { z } from 'zod';
import { Day } from '../shared/dates.ts';
import { Id, Version } from '../shared/ids.ts';
import { swapStates } from './swap-states.ts';

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

/** The plan of a week was changed or published. */
export const ScheduleChangedData = z
  .strictObject({ point_id: Id, week: Day.describe('Its Monday') })
  .meta({ id: 'ScheduleChangedData' });

/** Of one’s own published shifts of a week some are new, others, or gone. */
export const SchedulePublishedData = z
  .strictObject({ user_id: Id, point_id: Id, week: Day.describe('Its Monday') })
  .meta({ id: 'SchedulePublishedData' });

/** A request to swap shifts was made, answered, withdrawn or decided. Told of each of the two people. */
export const SwapChangedData = z
  .strictObject({
    user_id: Id.describe('Who is told'),
    by_id: Id.describe('Who has done it'),
    swap_id: Id,
    point_id: Id,
    state: z.enum(swapStates),
  })
  .meta({ id: 'SwapChangedData' });
