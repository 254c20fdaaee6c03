import { z } from 'zod';
import { Id, Version, versionAndTimestamps } from '../shared/ids.ts';
import { searchText, text } from '../shared/text.ts';

/** Saved views per user and list. */
export const MAX_SAVED_VIEWS_PER_LIST = 30;
/** Saved views per user in total: list names are an open set. */
export const MAX_SAVED_VIEWS_PER_USER = 300;
/** Filters, sort and columns of a view together. */
const MAX_PARAMETERS = 30;

const ListName = z
  .string()
  .regex(/^[a-z_]{1,40}$/, 'invalid')
  .describe('The list that it is a view of, e.g. `terminals`; an open set, as new areas bring new lists');

/** URL parameters of the list: filters, sort and columns. */
const Parameters = z
  .array(
    z.strictObject({
      name: z.string().regex(/^[A-Za-z_]{1,40}$/, 'invalid'),
      value: searchText.min(1, 'required'),
    }),
  )
  .max(MAX_PARAMETERS)
  .refine((all) => new Set(all.map(({ name }) => name)).size === all.length, 'invalid')
  .describe(
    'Parameters of the list’s address, each name once: filters as its operation takes them, `sort`, and `hidden`: columns that are not shown, `-` for none, as the list names them. Without `hidden` a view leaves the columns as they are. None at all: the whole list in its own order',
  );

const fields = {
  name: text(60),
  parameters: Parameters,
  is_default: z
    .boolean()
    .describe('What the list opens with. At most one of a list: a new one takes the place of the one before'),
};

/** A named view of a list, private to its user. */
export const SavedView = z
  .strictObject({
    id: Id,
    list: ListName,
    ...fields,
    ...versionAndTimestamps,
  })
  .meta({ id: 'SavedView' });

/** All views of a user, or those of one list, in the user's order: alphabetical until one is moved, new ones last then. */
export const SavedViews = z.strictObject({ items: z.array(SavedView) }).meta({ id: 'SavedViews' });

export const SavedViewsQuery = z.strictObject({ list: ListName.optional() });
export const SavedViewInput = z.strictObject({ list: ListName, ...fields }).meta({ id: 'SavedViewInput' });
export const SavedViewUpdate = z
  .strictObject({
    ...fields,
    position: z
      .int()
      .min(0)
      .max(MAX_SAVED_VIEWS_PER_LIST - 1)
      .optional()
      .describe(
        'Where to move it among the views of its list, 0 is the first; past the end it is the last. Without it the view stays where it is',
      ),
    version: Version,
  })
  .meta({ id: 'SavedViewUpdate' });

export type SavedViewEntity = z.infer<typeof SavedView>;
export type SavedViewFields = z.infer<typeof SavedViewInput>;
