import { z } from 'zod';
import { Id } from './ids.ts';

/** Users to choose from or to filter a list by, in alphabetical order, with their current names. */
export const People = z
  .strictObject({
    items: z.array(
      z.strictObject({
        id: Id,
        full_name: z.string(),
        phone_hint: z
          .string()
          .nullable()
          .describe(
            'The last four digits of the phone, or the whole one where those are alike, if somebody else of the merchant has the same name; else null',
          ),
      }),
    ),
  })
  .meta({ id: 'People' });

/** What tells who somebody was whatever they are called since: beside the id and the name of that moment. */
export const identityThen = {
  phone: z.string().nullable().describe('Of that moment; null: it was not recorded'),
  has_namesake: z
    .boolean()
    .describe(
      'By the name alone it could be somebody else: another person of the merchant has it now, or this one is called otherwise by now. Show the phone',
    ),
};
