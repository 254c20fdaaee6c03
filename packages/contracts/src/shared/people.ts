import { z } from 'zod';
import { Id } from './ids.ts';

/** Users to filter a list by, in alphabetical order, with their current names. */
export const People = z
  .strictObject({ items: z.array(z.strictObject({ id: Id, full_name: z.string() })) })
  .meta({ id: 'People' });
