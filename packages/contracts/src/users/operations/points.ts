/** Where people work, for who manages users without managing points. */
import { z } from 'zod';
import { entityOperations } from '../../shared/entity-operations.ts';
import { exampleIds } from '../../shared/example-ids.ts';
import { Id } from '../../shared/ids.ts';
import { operation } from '../../shared/operation.ts';
import {
  PlacedUsers,
  PointDirectorInput,
  UserPlacement,
  UserPoint,
  UserPointPage,
  UserPointQuery,
} from '../placements.ts';

const path = '/api/v1/users/points';
const permission = 'users_manage';
const assumed = 'The specification has the points of a user and their staff (spec §2) and shows no call.';
const director = {
  id: exampleIds.pointDirector,
  name: 'Лисенко Богдан Юрійович',
  phone: '+380500000024',
};
const examplePoint = {
  ...{ id: exampleIds.point, name: 'Затишок на Городоцькій', kind: 'fiscal' as const },
  ...{ city: 'Львів', address: 'вул. Городоцька, 82', director, people_count: 6, version: 1 },
};

const points = entityOperations({
  path,
  readPermission: permission,
  writePermission: permission,
  entity: UserPoint,
  page: UserPointPage,
  example: examplePoint,
});

export const listUserPoints = points.list('listUserPoints', {
  summary: 'Points and depots with their directors and how many people work there',
  description: 'For who manages users without managing points. The people: listUsers with `point_id`.',
  query: UserPointQuery,
  assumed,
  example: { page: 1, sort: 'name' },
});

export const getUserPoint = points.get('getUserPoint', {
  summary: 'A point or depot with its director',
  description: 'For who manages users without managing points.',
  assumed,
});

export const placeUsers = operation({
  id: 'placeUsers',
  permission,
  method: 'POST',
  path: '/api/v1/users/placements',
  summary: 'Assign people to a point, move them, or take them away from one',
  description:
    'Those who are placed so already are counted in `same`. Owners for who is none, whoever asks without being an owner, and who would work at more than 200 points stay as they are and are named in `skipped`. Whoever directs a point stays its director: `setPointDirector`.',
  body: UserPlacement,
  data: PlacedUsers,
  codes: ['not_found'],
  assumed,
  example: {
    body: { user_ids: [exampleIds.userForPhoto], from_id: null, to_id: exampleIds.pointForDirector },
    data: { changed: 1, same: 0, skipped: [] },
  },
});

export const setPointDirector = operation({
  id: 'setPointDirector',
  permission,
  method: 'PUT',
  path: `${path}/{id}/director`,
  summary: 'Make somebody the director of a point or depot',
  description:
    'The director works there, too; who was director before still does. Only an owner makes an owner a director, or takes one off (`owner_only`), and nobody but an owner makes themselves one (`own_rights`). A depot always has one, by name and phone (rule required); see also the rules director_inactive and too_many_points.',
  params: z.strictObject({ id: Id }),
  body: PointDirectorInput,
  data: UserPoint,
  codes: ['not_found', 'conflict', 'own_rights', 'owner_only'],
  failureDetails: { conflict: { current_version: 2 } },
  assumed,
  example: {
    params: { id: exampleIds.pointForDirector },
    body: { user_id: exampleIds.pointDirector, version: 1 },
    data: {
      ...examplePoint,
      ...{
        id: exampleIds.pointForDirector,
        name: 'Літній павільйон «Аркадія»',
        kind: 'non_fiscal',
        version: 2,
      },
      ...{ city: 'Одеса', address: 'Гагарінське плато, 5', people_count: 1 },
    },
  },
});
