import { bulkInsert } from '../db/bulk-insert.ts';
import type { Db, Row } from '../db/schema.ts';
import type { SeedContext } from '../db/seed/seed-rows.ts';
import { createSeededFaker } from '../db/seed/seeded-faker.ts';
import { type SeedOptions, seedTime } from '../db/seed-options.ts';
import { depotRow, routeRow } from './seed/depots-and-routes.ts';
import { type CrewMember, crewOf } from './seed/drivers.ts';
import { photosOf } from './seed/photos.ts';
import { plans, type TransportSeedPlan } from './seed/plans.ts';
import { closedShiftRows, openShiftRows, type ShiftSeedContext, shiftChangeRows } from './seed/shifts.ts';
import { vehicleRows } from './seed/vehicles.ts';

export interface TransportSeedOptions {
  readonly merchant: string;
  /** The user who opened and closed the seeded shifts. */
  readonly dispatcher: string;
  /** `large`: 22 routes, 150 vehicles, 200 drivers; `small`: 4, 12 and 15. */
  readonly size: keyof typeof plans;
}

/** Rows by table, those that others refer to first. */
export type TransportRows = {
  readonly [Table in
    | 'branches'
    | 'routes'
    | 'transports'
    | 'drivers'
    | 'driver_photos'
    | 'shifts'
    | 'shift_changes']: Row<Table>[];
};

const DAYS = 30;

/** A merchant's rows at the seed's moment; the same seed and moment give the same rows. */
export function transportRows(
  { merchant, dispatcher, size }: TransportSeedOptions,
  { seed, now }: SeedOptions,
): TransportRows {
  const plan = plans[size];
  const moment = seedTime(now);
  const origin: SeedContext = { merchant, now: moment, draw: createSeededFaker(seed, moment) };
  const branches = plan.depots.map((depot) => depotRow(origin, depot));
  const depotIds = idsByKey(plan.depots, branches);
  const routes = plan.routes.map((route) => routeRow(origin, route, depotIds));
  const routeIds = idsByKey(plan.routes, routes);
  const transports = plan.fleets.flatMap((fleet) => {
    const depot = plan.depots.find(({ key }) => key === fleet.depot);
    if (depot === undefined) throw new Error(`No depot ${fleet.depot}`);
    const route = plan.routes.find(({ key }) => key === fleet.route);
    const routeId = fleet.route === null ? null : (routeIds.get(fleet.route) ?? null);
    return vehicleRows(fleet, { origin, depot, depotId: depotIds.get(depot.key) ?? '', route, routeId });
  });
  const crew = crewsOf(plan, origin, depotIds, transports);
  const drivers = crew.map(({ driver }) => driver);
  const driver_photos = photosOf(origin, drivers);
  const fares = new Map(routes.map((route) => [route.id, route.cost]));
  const context: ShiftSeedContext = { origin, dispatcher, crew, vehicles: transports, fares };
  const closed = closedShiftRows(context, DAYS, plan.shiftsPerDay);
  return {
    branches,
    routes,
    transports,
    drivers,
    driver_photos,
    shifts: [...openShiftRows(context), ...closed],
    shift_changes: shiftChangeRows(context, closed),
  };
}

function crewsOf(
  plan: TransportSeedPlan,
  origin: SeedContext,
  depotIds: ReadonlyMap<string, string>,
  transports: readonly Row<'transports'>[],
): CrewMember[] {
  let from = plan.firstDriver;
  return plan.depots.flatMap(({ key }) => {
    const depotId = depotIds.get(key) ?? '';
    const count = plan.crews[key] ?? 0;
    const vehicles = transports.filter((vehicle) => vehicle.branch_id === depotId);
    const rows = crewOf({ origin, depotId, from, count, vehicles });
    from += count;
    return rows;
  });
}

function idsByKey(seeds: readonly { key: string }[], rows: readonly { id: string }[]): Map<string, string> {
  return new Map(seeds.map(({ key }, index) => [key, rows[index]?.id ?? '']));
}

export async function seedTransport(tx: Db, owner: TransportSeedOptions, world: SeedOptions): Promise<void> {
  const rows = transportRows(owner, world);
  for (const table of Object.keys(rows) as (keyof TransportRows)[]) await bulkInsert(tx, table, rows[table]);
}
