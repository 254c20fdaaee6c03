/** Work schedules of points. */
import { z } from 'zod';
import { exampleIds } from '../../shared/example-ids.ts';
import { exampleFile, exportedFile } from '../../shared/files.ts';
import { Id } from '../../shared/ids.ts';
import { operation } from '../../shared/operation.ts';
import {
  MAX_OWN_DAYS,
  OwnShifts,
  OwnShiftsQuery,
  Schedule,
  ScheduleExportQuery,
  ScheduleInput,
  SchedulePublication,
  ScheduleWeek,
} from '../schedule.ts';

const path = '/api/v1/users/points/{id}/schedule';
const permission = 'users_manage';
const params = z.strictObject({ id: Id.describe('A point or depot') });
const assumed = 'The specification has the schedule of a point (spec §2) and shows no call.';

const hours = { from: '09:00', to: '21:00', days: [1, 2, 3, 4, 5, 6, 7] };
const week = '2027-03-01';
const shiftOf = (user_id: string) => ({ user_id, day: week, from: '09:00', to: '18:00' });
const publisher = {
  ...{ id: exampleIds.owner, name: 'Коваль Олена Петрівна' },
  ...{ has_namesake: false, phone_hint: null },
};
const ofPoint = [shiftOf(exampleIds.owner), shiftOf(exampleIds.userForPhoto)];

const exampleSchedule: z.input<typeof Schedule> = {
  point: { id: exampleIds.point, name: 'Затишок на Городоцькій' },
  week,
  version: 1,
  hours,
  shifts: ofPoint,
  published: { at: '2026-11-20T07:00:00.000Z', by: publisher, shifts: [shiftOf(exampleIds.owner)] },
  people: [
    {
      ...{ id: exampleIds.userForPhoto, full_name: 'Гаврилюк Оксана Степанівна' },
      ...{ position: 'Касирка-інкасаторка', state: 'active', works_here: true },
    },
    {
      ...{ id: exampleIds.owner, full_name: 'Коваль Олена Петрівна' },
      ...{ position: 'Власниця', state: 'active', works_here: false },
    },
  ],
  elsewhere: [],
  swaps: [],
};
const ofDirector = [shiftOf(exampleIds.user)];
const earlier = { from: '08:00', to: '20:00', days: [1, 2, 3, 4, 5, 6] };

export const getSchedule = operation({
  id: 'getSchedule',
  permission,
  method: 'GET',
  path,
  summary: 'The work schedule of a point for a week: the plan, what is published, and who can be planned',
  description:
    'With what the same people do at other points, so that conflicts show: somebody in two places, short rest, too long a week. Conflicts forbid nothing; the client finds them.',
  params,
  query: ScheduleWeek,
  data: Schedule,
  codes: ['not_found'],
  assumed,
  example: { params: { id: exampleIds.point }, query: { week }, data: exampleSchedule },
});

export const exportSchedule = operation({
  ...exportedFile,
  id: 'exportSchedule',
  permission,
  path: `${path}/export`,
  summary: 'The plan of a week as a file: a line for each person, a column for each day',
  description: 'As it is planned, published or not. Under the limits of `exportUsers`.',
  params,
  query: ScheduleExportQuery,
  codes: ['not_found'],
  assumed,
  example: {
    params: { id: exampleIds.point },
    query: { format: 'xlsx', week },
    data: exampleFile('schedule'),
  },
});

export const updateSchedule = operation({
  id: 'updateSchedule',
  permission,
  method: 'PUT',
  path,
  summary: 'Replace the plan of a week',
  description:
    'Nobody but planners sees it until it is published. Who is planned anew has to work at the point (not_found at `shifts.N.user_id`); shifts begin in the week (rule out_of_week).',
  params,
  body: ScheduleInput,
  data: Schedule,
  codes: ['not_found', 'conflict'],
  failureDetails: { conflict: { current_version: 2 } },
  assumed,
  example: {
    params: { id: exampleIds.pointWithCash },
    body: { week, version: 0, hours: earlier, shifts: ofDirector },
    data: {
      ...exampleSchedule,
      ...{ point: { id: exampleIds.pointWithCash, name: 'Кав’ярня «Затишок» на Ринку' } },
      ...{ hours: earlier, shifts: ofDirector, published: null },
    },
  },
});

export const publishSchedule = operation({
  id: 'publishSchedule',
  permission,
  method: 'POST',
  path: `${path}/publish`,
  summary: 'Publish the plan of a week: the people see it, and those for whom something is new are told',
  description: 'By the event `schedule.published`. Without a change since the last time nobody is told.',
  params,
  body: SchedulePublication,
  data: Schedule,
  codes: ['not_found', 'conflict'],
  failureDetails: { conflict: { current_version: 2 } },
  assumed,
  example: {
    params: { id: exampleIds.point },
    body: { week, version: 1 },
    data: {
      ...exampleSchedule,
      version: 2,
      published: { at: '2026-11-20T09:00:00.000Z', by: publisher, shifts: ofPoint },
    },
  },
});

export const listOwnShifts = operation({
  id: 'listOwnShifts',
  permission: null,
  method: 'GET',
  path: '/api/v1/users/own-shifts',
  summary: 'One’s own published shifts, at all points',
  description: `In order of time, ${MAX_OWN_DAYS} days at most.`,
  query: OwnShiftsQuery,
  data: OwnShifts,
  assumed,
  example: {
    query: { date_from: '2027-03-01', date_to: '2027-03-31' },
    data: {
      items: [
        {
          ...{ day: '2027-03-01', from: '09:00', to: '18:00' },
          ...{
            point: { id: exampleIds.point, name: 'Затишок на Городоцькій' },
            colleagues: ['Гаврилюк Оксана Степанівна'],
          },
        },
      ],
    },
  },
});
