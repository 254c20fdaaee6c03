import { entityOperations } from '../../shared/entity-operations.ts';
import { exampleIds } from '../../shared/example-ids.ts';
import { exampleFile, exportedFile } from '../../shared/files.ts';
import { NamedReference } from '../../shared/ids.ts';
import { inputFromEntity } from '../../shared/input-from-entity.ts';
import { operation } from '../../shared/operation.ts';
import {
  examplePoint,
  Point,
  PointCompanyPage,
  PointCompanyQuery,
  PointDirectorCandidate,
  PointDirectorPage,
  PointDirectorQuery,
  PointExportQuery,
  PointInput,
  PointPage,
  PointQuery,
  PointUpdate,
} from '../points.ts';

const path = '/api/v1/points';
const permission = 'points_manage';
const points = entityOperations({
  path: `${path}/points`,
  readPermission: permission,
  writePermission: permission,
  entity: Point,
  page: PointPage,
  example: examplePoint,
});
const assumed =
  'Company, director as a user, days of closing, place on the map: the specification names none of these for points (spec §3).';
const company = { id: exampleIds.company, name: 'ТОВ «Затишок»' };
const failureDetails = {
  conflict: {
    fields: [
      { path: 'fiscal_register_number', rule: 'taken' as const, message: 'Таке значення вже використано' },
    ],
  },
};

export const listPoints = points.list('listPoints', {
  summary: 'Points of the merchant',
  description:
    'Depots are not among them: listDepots. A company or a director that is not the merchant’s is not found.',
  query: PointQuery,
  codes: ['not_found'],
  assumed,
  example: { page: 1, sort: 'name' },
});

export const exportPoints = operation({
  ...exportedFile,
  id: 'exportPoints',
  permission,
  path: `${path}/export`,
  summary: 'The points of a filter as a file, by name',
  description: 'Streams all of them, as `exportUsers` does, and under the same limits.',
  query: PointExportQuery,
  codes: ['not_found'],
  assumed,
  example: { query: { format: 'csv', kind: ['fiscal'] }, data: exampleFile('points') },
});

const companies = entityOperations({
  path: `${path}/companies`,
  readPermission: permission,
  writePermission: permission,
  entity: NamedReference,
  page: PointCompanyPage,
  example: company,
});

export const listPointCompanies = companies.list('listPointCompanies', {
  summary: 'Companies that a point can be of',
  description: 'Ids and names, for who manages points without managing companies.',
  query: PointCompanyQuery,
  assumed,
  example: { page: 1, sort: 'name' },
});

export const getPointCompany = companies.get('getPointCompany', {
  summary: 'The name of a company',
  description: 'For who manages points without managing companies.',
  assumed,
});

const directors = entityOperations({
  path: `${path}/directors`,
  readPermission: permission,
  writePermission: permission,
  entity: PointDirectorCandidate,
  page: PointDirectorPage,
  example: {
    ...{ id: exampleIds.pointDirector, name: 'Лисенко Богдан Юрійович', phone: '+380500000024' },
    ...{ position: 'Директор магазину на Городоцькій', is_active: true },
  },
});

export const listPointDirectors = directors.list('listPointDirectors', {
  summary: 'Users that can be the director of a point',
  description: 'Those who can sign in, without their rights, for who manages points without managing users.',
  query: PointDirectorQuery,
  assumed,
  example: { page: 1, sort: 'name' },
});

export const getPointDirector = directors.get('getPointDirector', {
  summary: 'A user who is or can be the director of a point',
  description: 'Also one who can no longer sign in.',
  assumed,
});

export const getPoint = points.get('getPoint', {
  summary: 'A point',
  description: 'Its terminals: listTerminals with `point_id`.',
  assumed,
});

const created = {
  ...examplePoint,
  company,
  ...{ name: 'Затишок на Личаківській', address: 'вул. Личаківська, 54' },
  ...{ fiscal_register_number: '4000531740', terminals_count: 0 },
  ...{ shift_state: null, shift_closes_at: null },
};

export const createPoint = points.create('createPoint', {
  summary: 'Add a point',
  description: 'A register number that another point of the merchant has is a conflict at its field.',
  body: PointInput,
  codes: ['not_found'],
  failureDetails,
  assumed,
  example: { body: inputFromEntity(PointInput, created), data: created },
});

const edited = {
  ...examplePoint,
  company,
  ...{
    id: exampleIds.pointToEdit,
    name: 'Затишок у «Кінг Кросі»',
    address: 'с. Сокільники, вул. Стрийська, 30',
  },
  ...{ fiscal_register_number: '4000512894', shift_closing_time: '22:00', point_key: null },
  ...{ shift_state: null, shift_closes_at: null },
};

export const updatePoint = points.update('updatePoint', {
  summary: 'Change a point',
  description:
    'Replaces all of it but the kind (rule point_kind_fixed). Company, register number and key stay while a shift of the register is not closed (rule shift_not_closed). With its name, city or address the configuration of the terminals that stand there changes, too.',
  body: PointUpdate,
  failureDetails,
  assumed,
  example: {
    body: { ...inputFromEntity(PointInput, edited), version: 1 },
    data: { ...edited, version: 2 },
  },
});

export const deletePoint = points.remove('deletePoint', {
  summary: 'Delete a point that nothing needs',
  description:
    'While terminals stand at it or stood there, payments were made there or its register had a shift, it is `point_in_use`; `details.used_by` says by what.',
  codes: ['point_in_use'],
  assumed,
  exampleId: exampleIds.pointToDelete,
});
