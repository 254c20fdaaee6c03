import { transportOperations } from '@kasa/contracts/transport/operations';
import { type VehicleEntity, VehicleInput } from '@kasa/contracts/transport/vehicles';
import { type SqlBool, sql } from 'kysely';
import type { Row } from '../db/schema.ts';
import { sortKey } from '../db/text.ts';
import type { Clock } from '../http/clock.ts';
import { entityReader, inputColumns, presentNamed, type RowOf, withJournal } from '../http/entity/entity.ts';
import { byUserText, byValue, equals } from '../http/entity/filters.ts';
import { withList } from '../http/entity/list.ts';
import { omit } from '../http/journal/diff.ts';
import { inspectionColor, inspectionDays } from './inspection.ts';
import { ownRows } from './own-transport.ts';

/** Of a vehicle that has not been on the road. */
export const NOTHING_MEASURED = {
  lat: null,
  lng: null,
  geo_place: null,
  route_time: 0,
  drive_time: 0,
  avg_speed: 0,
  passenger_amount: 0,
  payment_cash: 0,
  payment_card: 0,
  beneficiary_count: 0,
} satisfies Partial<Row<'transports'>>;
export type Measured = Pick<Row<'transports'>, keyof typeof NOTHING_MEASURED>;
const measured = Object.keys(NOTHING_MEASURED) as (keyof Measured)[];

const reader = entityReader({
  type: 'transport',
  table: 'transports',
  ownRows: ownRows.transports,
  columns: [...inputColumns(VehicleInput), ...measured, 'status'],
  related: (rows) =>
    rows
      .innerJoin('branches', 'branches.id', 'row.branch_id')
      .leftJoin('routes', 'routes.id', 'row.route_id')
      .leftJoin('shifts', (join) =>
        join.onRef('shifts.transport_id', '=', 'row.id').on('shifts.closed_at', 'is', null),
      )
      .leftJoin('drivers', 'drivers.id', 'shifts.driver_id')
      .select(['branches.name as branch_name', 'routes.name as route_name'])
      .select(['drivers.id as driver_id', 'drivers.name as driver_name']),
});

const list = withList(reader, transportOperations.listTransports, {
  sorts: {
    transport_num: 'transport_num_key',
    name: 'name_key',
    drive_time: 'drive_time',
    next_to_date: 'next_to_date',
    created_at: 'created_at',
  },
  defaultSort: 'transport_num',
  search: 'q',
  filters: {
    route_id: equals('route_id'),
    branch_id: equals('branch_id'),
    status: equals('status'),
    mode: equals('mode'),
    city: byUserText(isInCity),
    inspection: byValue({
      overdue: (eb, value) => eb('next_to_date', '<', value<string>('today')),
      due: (eb, value) => eb.between('next_to_date', value<string>('today'), value<string>('due')),
    }),
  },
});

function isInCity(city: string) {
  const { ref } = sql;
  return sql<SqlBool>`exists (select 1 from branches where branches.id = ${ref('transports.branch_id')} and branches.city_key = ${sortKey(city)})`;
}

export function presentVehicle(
  row: RowOf<typeof reader>,
  { clock }: { readonly clock: Pick<Clock, 'today'> },
): VehicleEntity {
  const {
    branch_id,
    branch_name,
    route_id,
    route_name,
    driver_id,
    driver_name,
    lat,
    lng,
    geo_place,
    ...own
  } = row;
  return {
    ...own,
    branch: { id: branch_id, name: branch_name },
    route: presentNamed(route_id, route_name),
    driver: presentNamed(driver_id, driver_name),
    geolocation: lat === null || lng === null ? null : { lat, lng, place: geo_place },
    status_color: inspectionColor(row.next_to_date, inspectionDays(clock.today())),
    fontStyle: row.status === 'off_line' ? 'italic' : 'normal',
  };
}

export const vehicles = withJournal(list, (row, actor) => ({
  name: `${row.transport_num} ${row.name}`,
  fields: omit(presentVehicle(row, actor), 'status_color', 'fontStyle'),
}));
