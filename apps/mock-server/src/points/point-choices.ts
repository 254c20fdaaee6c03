/** What the form of a point chooses from: companies by name, and users who can sign in. */
import { pointsOperations } from '@kasa/contracts/points/operations';
import type { PointDirectorCandidateEntity } from '@kasa/contracts/points/points';
import { userSearchFilter } from '../db/user-search-columns.ts';
import { entityReader, type RowOf } from '../http/entity/entity.ts';
import { byUserText } from '../http/entity/filters.ts';
import { withList } from '../http/entity/list.ts';

const companies = entityReader({
  type: 'company of a point',
  table: 'companies',
  columns: ['name'],
  related: (rows) => rows,
});

export const pointCompanies = withList(companies, pointsOperations.listPointCompanies, {
  sorts: { name: 'name_key' },
  defaultSort: 'name',
  search: 'q',
  filters: {},
});

export const presentChoice = ({ id, name }: RowOf<typeof companies>) => ({ id, name });

const users = entityReader({
  type: 'director of a point',
  table: 'users',
  columns: ['full_name', 'position', 'phone', 'is_active'],
  related: (rows) => rows,
});

export const pointDirectors = withList(users, pointsOperations.listPointDirectors, {
  sorts: { name: 'name_key' },
  defaultSort: 'name',
  scope: (eb) => eb('users.is_active', '=', 1),
  filters: { q: byUserText(userSearchFilter) },
});

/** A user who is or can become a director, on the wire. */
export const presentCandidate = ({
  id,
  full_name,
  position,
  phone,
  is_active,
}: RowOf<typeof users>): PointDirectorCandidateEntity => ({
  ...{ id, name: full_name, position, phone },
  is_active: is_active === 1,
});
