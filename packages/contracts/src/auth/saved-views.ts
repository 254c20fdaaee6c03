import { z } from 'zod';
import { Id, Version, versionAndTimestamps } from '../shared/ids.ts';
import { PersonReference } from '../shared/people.ts';
import type { Permission } from '../shared/permissions.ts';
import { searchText, text } from '../shared/text.ts';

/** Own views of a user per list, and as many shared ones of a merchant. */
export const MAX_SAVED_VIEWS_PER_LIST = 30;
/** Own views of a user in total, and as many shared ones of a merchant: list names are an open set. */
export const MAX_SAVED_VIEWS = 300;
/** Who may share views of a list with the merchant, and change shared ones. */
export const SHARING_PERMISSION = 'users_manage' satisfies Permission;
/** Lists that not everybody may read, nor their shared views. */
export const listPermissions: Readonly<Record<string, Permission>> = {
  users: 'users_manage',
  audit: 'audit_view',
  transactions: 'transactions_view',
  reversal_runs: 'transactions_view',
  product_runs: 'catalog_manage',
  callbacks: 'ecomm_manage',
  resend_runs: 'ecomm_manage',
  cash: 'cash_view',
  cash_rounds: 'cash_view',
  encashments: 'cash_view',
  routes: 'transport_view',
  transports: 'transport_view',
  drivers: 'transport_view',
  branches: 'transport_view',
  companies: 'companies_manage',
};
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
    .describe(
      'What the list opens with for the person, also of a shared view. At most one of a list: a new one takes the place of the one before',
    ),
};
const IsShared = z.boolean().describe('Whether everybody of the merchant who may read the list has it');
const IsHidden = z
  .boolean()
  .describe('Whether the person leaves it out of the menu. A hidden view is no default');

/** A named view of a list: the own one of its author, or shared with the merchant. */
export const SavedView = z
  .strictObject({
    id: Id,
    list: ListName,
    ...fields,
    is_shared: IsShared,
    is_hidden: IsHidden,
    author: PersonReference.describe('Who made it, under the present name'),
    ...versionAndTimestamps,
  })
  .meta({ id: 'SavedView' });

/** All views a user has, own and shared, or those of one list, in the user's order: alphabetical until one is moved, new ones last then. */
export const SavedViews = z.strictObject({ items: z.array(SavedView) }).meta({ id: 'SavedViews' });

export const SavedViewsQuery = z.strictObject({ list: ListName.optional() });
export const SavedViewInput = z
  .strictObject({ list: ListName, ...fields, is_shared: IsShared.optional() })
  .meta({ id: 'SavedViewInput' });
export const SavedViewUpdate = z
  .strictObject({
    ...fields,
    is_shared: IsShared.optional(),
    is_hidden: IsHidden.optional(),
    position: z
      .int()
      .min(0)
      .max(2 * MAX_SAVED_VIEWS_PER_LIST - 1)
      .optional()
      .describe(
        'Where to move it among the views that the person has of its list, 0 is the first; past the end it is the last. Without it the view stays where it is',
      ),
    version: Version,
  })
  .meta({ id: 'SavedViewUpdate' });

export type SavedViewEntity = z.infer<typeof SavedView>;
export type SavedViewFields = z.infer<typeof SavedViewInput>;
export type SavedViewChanges = z.infer<typeof SavedViewUpdate>;
