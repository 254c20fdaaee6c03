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
import { linkOf, shiftStop } from './offline/offline-store.ts';

const reader = entityReader({
  type: 'point',
  table: 'branches',
  // A literal, not a parameter: partial indexes hold only these.
  scope: () => sql`branches.kind <> 'depot'`,
  columns: [
    ...(['kind', 'name', 'city', 'address', 'company_id', 'director_id', 'shift_closing_time'] as const),
    ...(['shift_closing_days', 'fiscal_register_number', 'point_key_id', 'is_test', 'lat', 'lng'] as const),
    'trade_stops_at',
  ],
  related: (rows) =>
    rows
      .leftJoin('companies', 'companies.id', 'row.company_id')
      .leftJoin('users', 'users.id', 'row.director_id')
      .leftJoin('point_keys', 'point_keys.id', 'row.point_key_id')
      // One at most of each: the partial unique indexes of these.
      .leftJoin('register_shifts as shift', (join) =>
        join.onRef('shift.point_id', '=', 'row.id').on(sql<SqlBool>`shift.state <> 'closed'`),
      )
      .select(['shift.state as shift_state', 'shift.closes_at as shift_closes_at'])
      .select(['shift.opened_at as shift_opened_at', 'shift.refusal as shift_refusal'])
      .leftJoin('offline_sessions as offline', (join) =>
        join.onRef('offline.point_id', '=', 'row.id').on(sql<SqlBool>`offline.state <> 'ended'`),
      )
      .select('offline.state as offline_state')
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

/** When a point has to stop selling, and why. */
function tradeStopOf(row: PointRow): Pick<PointEntity, 'trade_stops_at' | 'trade_stops_by'> {
  const { trade_stops_at, key_valid_to, shift_state, shift_opened_at, shift_refusal } = row;
  if (trade_stops_at === NEVER_STOPS) return { trade_stops_at: null, trade_stops_by: null };
  const shift = shiftStop(
    shift_state === null ? undefined : { opened_at: shift_opened_at, refusal: shift_refusal },
  );
  const by = { [key_valid_to ?? '']: 'key', [shift ?? '']: 'shift' } as const;
  const otherwise = row.offline_state === 'refused' ? 'refused' : 'offline';
  return { trade_stops_at, trade_stops_by: by[trade_stops_at] ?? otherwise };
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
    register_link: fiscal_register_number === null ? null : linkOf(row.offline_state),
    ...tradeStopOf(row),
    is_test: row.is_test === 1,
    location: lat === null || lng === null ? null : { lat, lng },
    // PostgreSQL counts in 64 bits, which arrive as text.
    terminals_count: Number(row.terminals_count),
    ...{ version: row.version, created_at: row.created_at, updated_at: row.updated_at },
  };
}

/** A literal, not a parameter: there are three. */
const hasLink = (state: 'offline' | 'returning' | 'refused') =>
  sql<SqlBool>`exists (select 1 from offline_sessions as s
    where s.point_id = branches.id and s.state = ${sql.lit(state)})`;

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
    register_link: byValue({
      offline: () => hasLink('offline'),
      returning: () => hasLink('returning'),
      refused: () => hasLink('refused'),
    }),
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
