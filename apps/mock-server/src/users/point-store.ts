/** Points and depots as who manages users sees them. */

import { usersOperations } from '@kasa/contracts/users/operations';
import type { UserPointEntity } from '@kasa/contracts/users/placements';
import { sql } from 'kysely';
import { entityReader, type RowOf } from '../http/entity/entity.ts';
import { equals } from '../http/entity/filters.ts';
import { withList } from '../http/entity/list.ts';

const reader = entityReader({
  type: 'point of a user',
  table: 'branches',
  columns: ['name', 'kind', 'city', 'address', 'director', 'director_phone', 'director_id'],
  related: (rows) =>
    rows
      .leftJoin('users', 'users.id', 'row.director_id')
      .select(['users.full_name as user_name', 'users.phone as user_phone'])
      .select(({ selectFrom }) =>
        selectFrom('user_points')
          .innerJoin('users as worker', 'worker.id', 'user_points.user_id')
          .whereRef('user_points.point_id', '=', 'row.id')
          .where(sql<boolean>`(worker.is_active = 1 or worker.invited_at is not null)`)
          .select((eb) => eb.fn.countAll<number>().as('n'))
          .$asScalar()
          .$notNull()
          .as('people_count'),
      ),
});

type PointRow = RowOf<typeof reader>;

export const userPoints = withList(reader, usersOperations.listUserPoints, {
  sorts: { name: 'name_key', city: 'city_key' },
  defaultSort: 'name',
  search: 'q',
  filters: { kind: equals('kind') },
});

function directorOf(row: PointRow): UserPointEntity['director'] {
  const { director_id, user_name, user_phone, director, director_phone } = row;
  if (director_id !== null) return { id: director_id, name: user_name ?? '', phone: user_phone ?? '' };
  return director === '' ? null : { id: null, name: director, phone: director_phone };
}

/** A point or depot on the wire. */
export function presentUserPoint(row: PointRow): UserPointEntity {
  const { id, name, city, address, version } = row;
  return {
    ...{ id, name, city, address, version },
    kind: row.kind as UserPointEntity['kind'],
    director: directorOf(row),
    // PostgreSQL counts in 64 bits, which arrive as text.
    people_count: Number(row.people_count),
  };
}
