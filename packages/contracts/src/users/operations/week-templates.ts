/** Templates of weeks of a point. */
import type { z } from 'zod';
import { entityOperations } from '../../shared/entity-operations.ts';
import { exampleIds } from '../../shared/example-ids.ts';
import {
  WeekTemplate,
  WeekTemplateInput,
  WeekTemplatePage,
  WeekTemplateQuery,
  WeekTemplateUpdate,
} from '../week-templates.ts';

const permission = 'users_manage';
const assumed =
  'The specification has the schedule of a point (spec §2), and makes no call that saves a week.';
const nameTaken = {
  conflict: {
    fields: [{ path: 'name', rule: 'taken' as const, message: 'Таке значення вже використано' }],
  },
};

const hours = { from: '09:00', to: '21:00', days: [1, 2, 3, 4, 5, 6, 7] };
const exampleWeekTemplate: z.input<typeof WeekTemplate> = {
  id: exampleIds.weekTemplate,
  point_id: exampleIds.point,
  name: 'Звичайний тиждень',
  hours,
  shifts: [{ user_id: exampleIds.userForPhoto, weekday: 1, from: '09:00', to: '18:00' }],
  version: 1,
  created_at: '2026-01-12T08:00:00.000Z',
  updated_at: '2026-01-12T08:00:00.000Z',
};

const templates = entityOperations({
  path: '/api/v1/users/week-templates',
  readPermission: permission,
  writePermission: permission,
  entity: WeekTemplate,
  page: WeekTemplatePage,
  example: exampleWeekTemplate,
});

export const listWeekTemplates = templates.list('listWeekTemplates', {
  summary: 'Templates of weeks of a point',
  description: 'The client makes a plan of one: who works at the point no more is left out there.',
  query: WeekTemplateQuery,
  codes: ['not_found'],
  assumed,
  example: { page: 1, sort: 'name', point_id: exampleIds.point },
});

const created = { ...exampleWeekTemplate, name: 'Святковий тиждень' };
const { name, shifts, point_id } = created;

export const createWeekTemplate = templates.create('createWeekTemplate', {
  summary: 'Save a week as a template',
  description:
    'Of people who work at the point (not_found at `shifts.N.user_id`). A name that is taken at the point is a conflict at the field.',
  body: WeekTemplateInput,
  codes: ['not_found'],
  failureDetails: nameTaken,
  assumed,
  example: { body: { point_id, name, hours, shifts }, data: created },
});

const edited = { ...exampleWeekTemplate, id: exampleIds.weekTemplateToEdit, name: 'Літній тиждень' };

export const updateWeekTemplate = templates.update('updateWeekTemplate', {
  summary: 'Replace a template of a week',
  description:
    'No plan changes by it. Whoever is in it already may stay; new ones have to work at the point. A name that is taken there is a conflict at the field.',
  body: WeekTemplateUpdate,
  assumed,
  example: { body: { name: edited.name, hours, shifts, version: 1 }, data: { ...edited, version: 2 } },
});

export const deleteWeekTemplate = templates.remove('deleteWeekTemplate', {
  summary: 'Delete a template of a week',
  description: 'No plan changes by it.',
  codes: [],
  assumed,
  exampleId: exampleIds.weekTemplateToDelete,
});
