import { z } from 'zod';
import { EmptyData } from '../../shared/empty-data.ts';
import { exampleIds } from '../../shared/example-ids.ts';
import { Id } from '../../shared/ids.ts';
import { operation } from '../../shared/operation.ts';
import {
  MAX_SAVED_VIEWS_PER_LIST,
  MAX_SAVED_VIEWS_PER_USER,
  SavedView,
  type SavedViewEntity,
  SavedViewInput,
  SavedViews,
  SavedViewsQuery,
  SavedViewUpdate,
} from '../saved-views.ts';

const path = '/api/v1/auth/views';
// Views are private, so no permission is needed beyond access to the list.
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
  version: 1,
  created_at: '2026-11-13T08:00:00.000Z',
  updated_at: '2026-11-13T08:00:00.000Z',
};

export const listSavedViews = operation({
  ...shared,
  id: 'listSavedViews',
  method: 'GET',
  path,
  summary: 'The own views of lists',
  description:
    'In the order that the person gave them. Until one of a list is moved it is that of the alphabet, afterwards a new view is the last.',
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
export const createSavedView = operation({
  ...shared,
  id: 'createSavedView',
  method: 'POST',
  path,
  summary: 'Keep a view of a list by a name',
  description: `A person may keep ${MAX_SAVED_VIEWS_PER_LIST} of a list, and ${MAX_SAVED_VIEWS_PER_USER} of all lists. A name that is taken in this list answers conflict with the field.`,
  body: SavedViewInput,
  data: SavedView,
  keyScope: 'user',
  codes: ['saved_views_full'],
  failureDetails: {
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
  summary: 'Change an own view',
  body: SavedViewUpdate,
  data: SavedView,
  codes: ['not_found', 'conflict'],
  failureDetails: { conflict: { current_version: 2 } },
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
  summary: 'Delete an own view',
  data: EmptyData,
  codes: ['not_found'],
  assumed,
  example: { params: { id: exampleIds.savedViewToDelete }, data: {} },
});
