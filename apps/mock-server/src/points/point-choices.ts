/** What the form of a point chooses from: companies by name, and users who can sign in. */
import { pointsOperations } from '@kasa/contracts/points/operations';
import type { PointDirectorCandidate } from '@kasa/contracts/points/points';
import { userSearchFilter } from '../db/user-search-columns.ts';
import { type RowOf, rowsReader } from '../http/entity/entity.ts';
import { byUserText } from '../http/entity/filters.ts';
import { withList } from '../http/entity/list.ts';

const companies = rowsReader({ table: 'companies', columns: ['id', 'name'], related: (rows) => rows });

export const pointCompanies = withList(companies, pointsOperations.listPointCompanies, {
  sorts: { name: 'name_key' },
  defaultSort: 'name',
  search: 'q',
  filters: {},
});

const users = rowsReader({
  table: 'users',
  scope: (eb) => eb('users.is_active', '=', 1),
  columns: ['id', 'full_name', 'position', 'phone'],
  related: (rows) => rows,
});

export const pointDirectors = withList(users, pointsOperations.listPointDirectors, {
  sorts: { name: 'name_key' },
  defaultSort: 'name',
  filters: { q: byUserText(userSearchFilter) },
});

/** A user who can become a director, on the wire. */
export const presentCandidate = ({
  id,
  full_name,
  position,
  phone,
}: RowOf<typeof users>): PointDirectorCandidate => ({ id, name: full_name, position, phone });
