import { z } from 'zod';
import { exampleIds } from './example-ids.ts';
import { Id } from './ids.ts';

const hasNamesake = z
  .boolean()
  .describe(
    'By the name alone it could be somebody else: another person of the merchant has it now, or this one is called otherwise by now',
  );

/** What tells somebody from others of the merchant with the same name; see `personLabel`. */
const toldApart = {
  has_namesake: hasNamesake.describe(
    `${hasNamesake.description}. Show \`phone_hint\`, or else the end of the id`,
  ),
  phone_hint: z
    .string()
    .nullable()
    .describe(
      'With `has_namesake`, for holders of `users_manage` or `audit_view`: the last four digits of the phone, or the whole one where those are alike; else null',
    ),
};

/** A user of the merchant, as other objects refer to one. */
export const PersonReference = z
  .strictObject({ id: Id, name: z.string(), ...toldApart })
  .meta({ id: 'PersonReference' });

/** Like `PersonReference`, under the name of that moment. */
export const PersonThen = z.strictObject({
  id: Id,
  full_name: z.string().describe('As they were called then'),
  ...toldApart,
});

/** Users to choose from or to filter a list by, in alphabetical order, with their current names. */
export const People = z
  .strictObject({ items: z.array(z.strictObject({ id: Id, full_name: z.string(), ...toldApart })) })
  .meta({ id: 'People' });

/** What tells who somebody was whatever they are called since: beside the id and the name of that moment. */
export const identityThen = {
  phone: z.string().nullable().describe('Of that moment; null: it was not recorded'),
  has_namesake: hasNamesake.describe(`${hasNamesake.description}. Show the phone`),
};

export const examplePerson = {
  id: exampleIds.owner,
  name: 'Коваль Олена Петрівна',
  has_namesake: false,
  phone_hint: null,
} satisfies z.infer<typeof PersonReference>;

const { name: full_name, ...exampleOther } = examplePerson;
/** One person, as lists of people name them. */
export const examplePersonThen = { ...exampleOther, full_name };
export const examplePeople = { items: [examplePersonThen] };
