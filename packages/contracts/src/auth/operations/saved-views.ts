import { z } from 'zod';
import { EmptyData } from '../../shared/empty-data.ts';
import { exampleIds } from '../../shared/example-ids.ts';
import { Id } from '../../shared/ids.ts';
import { operation } from '../../shared/operation.ts';
import { examplePerson } from '../../shared/people.ts';
import {
  MAX_SAVED_VIEWS,
  MAX_SAVED_VIEWS_PER_LIST,
  SavedView,
  type SavedViewEntity,
  SavedViewInput,
  SavedViews,
  SavedViewsQuery,
  SavedViewUpdate,
  SHARING_PERMISSION,
} from '../saved-views.ts';

const path = '/api/v1/auth/views';
// Own views need no permission; what is shared is checked by the view.
const shared = { permission: null } as const;
const one = { ...shared, path: `${path}/{id}`, params: z.strictObject({ id: Id }) } as const;
const assumed = 'The specification does not have it; lists are looked at in the same few ways every day.';

const example: SavedViewEntity = {
  id: exampleIds.savedView,
  list: 'terminals',
  name: 'Немає зв’язку',
  parameters: [
    { name: 'connectivity', value: 'offline' },
    { name: 'status', value: 'active' },
    { name: 'sort', value: '-last_online_at' },
  ],
  is_default: false,
  is_shared: false,
  is_hidden: false,
  author: examplePerson,
  version: 1,
  created_at: '2026-11-13T08:00:00.000Z',
  updated_at: '2026-11-13T08:00:00.000Z',
};

export const listSavedViews = operation({
  ...shared,
  id: 'listSavedViews',
  method: 'GET',
  path,
  summary: 'The views of lists, own and shared',
  description:
    'In the order that the person gave them. Until one of a list is moved it is that of the alphabet, afterwards a new view is the last. A shared view is there for everybody of the merchant who may read its list; order, hiding and default are each person’s own.',
  query: SavedViewsQuery,
  data: SavedViews,
  assumed,
  example: { query: { list: 'terminals' }, data: { items: [example] } },
});

const created = {
  list: 'terminals',
  name: 'Кіоски у Львові',
  parameters: [
    { name: 'kind', value: 'ptks' },
    { name: 'q', value: 'Львів' },
  ],
  is_default: false,
};
const sharing = `Whoever has \`${SHARING_PERMISSION}\`, and may read the list, shares a view with the merchant; the same tag is needed to change, unshare or delete a shared one, whoever made it (\`forbidden\`). Only what is shared stands in the journal.`;
const noSharing = { forbidden: { permission: SHARING_PERMISSION } } as const;

export const createSavedView = operation({
  ...shared,
  id: 'createSavedView',
  method: 'POST',
  path,
  summary: 'Keep a view of a list by a name',
  description: [
    `A person may keep ${MAX_SAVED_VIEWS_PER_LIST} of a list, and ${MAX_SAVED_VIEWS} of all lists; a merchant as many shared ones. A name that is taken in this list, among the own or the shared ones, answers conflict with the field.`,
    sharing,
  ].join('\n\n'),
  body: SavedViewInput,
  data: SavedView,
  keyScope: 'user',
  codes: ['saved_views_full'],
  failureDetails: {
    ...noSharing,
    conflict: { fields: [{ path: 'name', rule: 'taken', message: 'Таке значення вже використано' }] },
  },
  assumed,
  example: { body: created, data: { ...example, ...created } },
});

const changed = { ...created, name: 'Без зв’язку від учора', is_default: true };

export const updateSavedView = operation({
  ...one,
  id: 'updateSavedView',
  method: 'PUT',
  summary: 'Change a view, or what one makes of it',
  description: [
    'Name, parameters and sharing are of the view: what changes none of them makes no new version. `is_default`, `is_hidden` and `position` are the person’s own choice, of a shared view, too, and need no permission. A view that is shared no more is its author’s own.',
    sharing,
  ].join('\n\n'),
  body: SavedViewUpdate,
  data: SavedView,
  codes: ['not_found', 'conflict', 'saved_views_full'],
  failureDetails: { ...noSharing, conflict: { current_version: 2 } },
  assumed,
  example: {
    params: { id: exampleIds.savedViewToEdit },
    body: { name: changed.name, parameters: changed.parameters, is_default: true, version: 1 },
    data: { ...example, ...changed, id: exampleIds.savedViewToEdit, version: 2 },
  },
});

export const deleteSavedView = operation({
  ...one,
  id: 'deleteSavedView',
  method: 'DELETE',
  summary: 'Delete a view',
  description: sharing,
  data: EmptyData,
  codes: ['not_found'],
  failureDetails: noSharing,
  assumed,
  example: { params: { id: exampleIds.savedViewToDelete }, data: {} },
});
