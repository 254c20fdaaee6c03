/** Reads the seeded rows of transport and terminals that the journal refers to. */
import type { Db } from '../db/schema.ts';

export async function readSeededFleet(db: Db, merchant: string) {
  const routes = db
    .selectFrom('routes')
    .select(['id', 'name', 'cost', 'transport_num', 'avg_time'])
    .where('merchant_id', '=', merchant)
    .orderBy('name_key')
    .orderBy('id');
  const transports = db
    .selectFrom('transports')
    .select(['id', 'transport_num', 'name', 'status', 'validator', 'terminal_num', 'next_to_date'])
    .where('merchant_id', '=', merchant)
    .orderBy('transport_num_key');
  const drivers = db
    .selectFrom('drivers')
    .leftJoin('routes', 'routes.id', 'drivers.route_id')
    .leftJoin('shifts', (join) =>
      join.onRef('shifts.driver_id', '=', 'drivers.id').on('shifts.closed_at', 'is', null),
    )
    .select(['drivers.id', 'drivers.name', 'drivers.phone', 'drivers.add_data', 'drivers.avatar'])
    .select(['routes.id as route_id', 'routes.name as route_name', 'shifts.id as shift_id'])
    .where('drivers.merchant_id', '=', merchant)
    .orderBy('drivers.tabulation_number_key');
  const depots = db
    .selectFrom('branches')
    .select(['id', 'name', 'director_phone', 'shift_closing_time'])
    .where('merchant_id', '=', merchant)
    .where('kind', '=', 'depot')
    .orderBy('name_key');
  const templates = db
    .selectFrom('terminal_templates')
    .select(['id', 'created_at', 'name', 'description', 'settings'])
    .where('merchant_id', '=', merchant)
    .orderBy('name_key');
  const terminals = db
    .selectFrom('terminals')
    .leftJoin('terminal_templates as template', 'template.id', 'terminals.template_id')
    .select([
      'terminals.id',
      'terminals.created_at',
      'number',
      'ptks_id',
      'terminals.name',
      'serial',
      'model',
    ])
    .select(['kind', 'terminals.settings', 'template.settings as template_settings'])
    .where('terminals.merchant_id', '=', merchant)
    .orderBy('number');
  return {
    routes: await routes.execute(),
    transports: await transports.execute(),
    drivers: await drivers.execute(),
    depots: await depots.execute(),
    terminals: await terminals.execute(),
    templates: await templates.execute(),
  };
}

export type SeededFleet = Awaited<ReturnType<typeof readSeededFleet>>;

/**
 * The latest shifts with names.
 * @param kind `opened`: still open
 */
export function latestShifts(db: Db, merchant: string, kind: 'opened' | 'closed', limit: number) {
  const own = db
    .selectFrom('shifts')
    .innerJoin('drivers', 'drivers.id', 'shifts.driver_id')
    .innerJoin('transports', 'transports.id', 'shifts.transport_id')
    .innerJoin('routes', 'routes.id', 'shifts.route_id')
    .selectAll('shifts')
    .select(['drivers.name as driver_name', 'transports.transport_num', 'transports.name as transport_name'])
    .select('routes.name as route_name')
    .where('shifts.merchant_id', '=', merchant)
    .limit(limit);
  return kind === 'opened'
    ? own.where('closed_at', 'is', null).orderBy('opened_at', 'desc').orderBy('shifts.id').execute()
    : own.where('closed_at', 'is not', null).orderBy('closed_at', 'desc').orderBy('shifts.id').execute();
}

export type SeededShift = Awaited<ReturnType<typeof latestShifts>>[number];
