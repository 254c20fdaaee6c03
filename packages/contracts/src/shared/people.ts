import { z } from 'zod';
import { Id } from './ids.ts';

/** People that a list can be narrowed to, in the order of the alphabet, as they are called now. */
export const People = z
  .strictObject({ items: z.array(z.strictObject({ id: Id, full_name: z.string() })) })
  .meta({ id: 'People' });
