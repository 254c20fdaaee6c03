import { transportOperations } from '@kasa/contracts/transport/operations';
import { type TransitRouteEntity, TransitRouteInput } from '@kasa/contracts/transport/routes';
import { type SqlBool, sql } from 'kysely';
import { searchColumn } from '../db/search.ts';
import { entityReader, inputColumns, type RowOf, withJournal } from '../http/entity/entity.ts';
import { byUserText, equals } from '../http/entity/filters.ts';
import { withList } from '../http/entity/list.ts';
import { omit } from '../http/journal/diff.ts';
import { ownRows } from './own-transport.ts';

const reader = entityReader({
  type: 'route',
  table: 'routes',
  ownRows: ownRows.routes,
  columns: inputColumns(TransitRouteInput),
  related: (rows) =>
    rows.select(({ selectFrom }) =>
      selectFrom('transports')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .whereRef('transports.route_id', '=', 'row.id')
        .where('transports.status', '=', sql.lit('on_route'))
        .$asScalar()
        .$notNull()
        .as('transports_on_route'),
    ),
});

const list = withList(reader, transportOperations.listRoutes, {
  sorts: {
    name: 'name_key',
    transport_num: 'transport_num',
    avg_speed: 'avg_speed',
    avg_time: 'avg_time',
    created_at: 'created_at',
  },
  defaultSort: 'name',
  areNullsLast: true,
  search: 'q',
  filters: { mode: equals('mode'), city: byUserText(isInCity) },
});

function isInCity(city: string) {
  const ending = `%\n${searchColumn('routes', city).replace(/[\\%_]/gu, '\\$&')}`;
  return sql<SqlBool>`${sql.ref('routes.search')} like ${ending} escape '\\'`;
}

export const presentRoute = (row: RowOf<typeof reader>): TransitRouteEntity => ({
  ...row,
  places: JSON.parse(row.places) as TransitRouteEntity['places'],
});

export const routes = withJournal(list, (row) => ({
  name: row.name,
  fields: omit(presentRoute(row), 'transports_on_route'),
}));
