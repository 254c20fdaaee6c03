/** Points: how they are read, listed and shown. */
import { pointsOperations } from '@kasa/contracts/points/operations';
import type { PointEntity } from '@kasa/contracts/points/points';
import { type SqlBool, sql } from 'kysely';
import { IN_FLEET } from '../db/fleet.ts';
import { NEVER_STOPS } from '../db/point-tables.ts';
import { entityReader, presentNamed, type RowOf, withJournal } from '../http/entity/entity.ts';
import { byValue, equals } from '../http/entity/filters.ts';
import { withList } from '../http/entity/list.ts';
import { omit } from '../http/journal/diff.ts';

const reader = entityReader({
  type: 'point',
  table: 'branches',
  // A literal, not a parameter: partial indexes hold only these.
  scope: () => sql`branches.kind <> 'depot'`,
  columns: [
    ...(['kind', 'name', 'city', 'address', 'company_id', 'director_id', 'shift_closing_time'] as const),
    ...(['shift_closing_days', 'fiscal_register_number', 'point_key_id', 'is_test', 'lat', 'lng'] as const),
    ...(['trade_stops_at', 'trade_stops_by', 'register_link'] as const),
  ],
  related: (rows) =>
    rows
      .leftJoin('companies', 'companies.id', 'row.company_id')
      .leftJoin('users', 'users.id', 'row.director_id')
      .leftJoin('point_keys', 'point_keys.id', 'row.point_key_id')
      // One at most: the partial unique index of these.
      .leftJoin('register_shifts as shift', (join) =>
        join.onRef('shift.point_id', '=', 'row.id').on(sql<SqlBool>`shift.state <> 'closed'`),
      )
      .select(['shift.state as shift_state', 'shift.closes_at as shift_closes_at'])
      .select('companies.name as company_name')
      .select(['point_keys.owner as key_owner', 'point_keys.valid_to as key_valid_to'])
      .select(['users.full_name as director_name', 'users.phone as director_phone'])
      .select('users.is_active as director_active')
      .select(({ selectFrom }) =>
        selectFrom('terminals')
          .select((eb) => eb.fn.countAll<number>().as('n'))
          .whereRef('terminals.point_id', '=', 'row.id')
          .where(IN_FLEET)
          .$asScalar()
          .$notNull()
          .as('terminals_count'),
      ),
});

type PointRow = RowOf<typeof reader>;

function directorOf({
  director_id,
  director_name,
  director_phone,
  director_active,
}: PointRow): PointEntity['director'] {
  const named = presentNamed(director_id, director_name);
  return named && { ...named, phone: director_phone ?? '', is_active: director_active === 1 };
}

function keyOf({ point_key_id, key_owner, key_valid_to }: PointRow): PointEntity['point_key'] {
  const named = presentNamed(point_key_id, key_owner);
  return named && { ...named, valid_to: key_valid_to ?? '' };
}

/** A point on the wire. */
export function presentPoint(row: PointRow): PointEntity {
  const { id, name, city, address, shift_closing_time, fiscal_register_number, lat, lng } = row;
  return {
    ...{ id, kind: row.kind as PointEntity['kind'], name, city, address },
    company: presentNamed(row.company_id, row.company_name),
    director: directorOf(row),
    shift_closing_time,
    shift_closing_days: JSON.parse(row.shift_closing_days) as PointEntity['shift_closing_days'],
    fiscal_register_number,
    point_key: keyOf(row),
    shift_state: row.shift_state as PointEntity['shift_state'],
    shift_closes_at: row.shift_closes_at,
    register_link: fiscal_register_number === null ? null : row.register_link,
    trade_stops_at: row.trade_stops_at === NEVER_STOPS ? null : row.trade_stops_at,
    trade_stops_by: row.trade_stops_by === '' ? null : row.trade_stops_by,
    is_test: row.is_test === 1,
    location: lat === null || lng === null ? null : { lat, lng },
    // PostgreSQL counts in 64 bits, which arrive as text.
    terminals_count: Number(row.terminals_count),
    ...{ version: row.version, created_at: row.created_at, updated_at: row.updated_at },
  };
}

/** What time changes, not a person. */
const CLOCK = ['register_link', 'trade_stops_at', 'trade_stops_by'] as const;

const list = withList(reader, pointsOperations.listPoints, {
  sorts: { name: 'name_key', city: 'city_key', created_at: 'created_at', trade_stops_at: 'trade_stops_at' },
  defaultSort: 'trade_stops_at',
  search: 'q',
  filters: {
    kind: equals('kind'),
    company_id: equals('company_id'),
    director_id: equals('director_id'),
    is_test: byValue({ true: (eb) => eb('is_test', '=', 1), false: (eb) => eb('is_test', '=', 0) }),
    register_link: equals('register_link'),
  },
});

export const points = withJournal(list, (row) => {
  const { director, point_key, ...fields } = presentPoint(row);
  return {
    name: row.name,
    fields: {
      ...omit(fields, 'terminals_count', 'shift_state', 'shift_closes_at', ...CLOCK),
      director: director && { id: director.id, name: director.name },
      point_key: point_key && { id: point_key.id, name: point_key.name },
    },
  };
});
