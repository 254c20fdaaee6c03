import { type DriverEntity, DriverInput } from '@kasa/contracts/transport/drivers';
import { entityReader, inputColumns, presentNamed, type RowOf, withJournal } from '../http/entity/entity.ts';
import { omit } from '../http/journal/diff.ts';
import { photoFingerprint } from '../http/photo/photo.ts';
import type { Context } from '../http/request/handler.ts';
import { ownRows } from './own-transport.ts';

const reader = entityReader({
  type: 'driver',
  table: 'drivers',
  ownRows: ownRows.drivers,
  columns: [...inputColumns(DriverInput), 'money', 'avatar'],
  related: (rows) =>
    rows
      .innerJoin('branches', 'branches.id', 'row.branch_id')
      .leftJoin('routes', 'routes.id', 'row.route_id')
      .leftJoin('transports', 'transports.id', 'row.transport_id')
      .leftJoin('shifts', (join) =>
        join.onRef('shifts.driver_id', '=', 'row.id').on('shifts.closed_at', 'is', null),
      )
      .select(['branches.name as branch_name', 'routes.name as route_name'])
      .select(['transports.transport_num as transport_number', 'shifts.opened_at as session_open_time']),
});

export type DriverRow = RowOf<typeof reader>;

export function presentDriver(row: DriverRow): DriverEntity {
  const { branch_id, branch_name, route_id, route_name, transport_id, ...own } = row;
  return {
    ...own,
    branch: { id: branch_id, name: branch_name },
    route: presentNamed(route_id, route_name),
    transport: presentNamed(transport_id, row.transport_number),
  };
}

/** A driver whom the person sees. @throws OperationFailure `not_found` */
export const requireDriver = ({ db, session }: Context, id: string): Promise<DriverRow> =>
  drivers.get(db.db, session.merchantId, id, drivers.viewerOf(session));

export const drivers = withJournal(reader, (row) => {
  const { avatar, ...fields } = omit(presentDriver(row), 'transport_number');
  return { name: row.name, fields: { ...fields, photo: avatar && photoFingerprint(avatar) } };
});
