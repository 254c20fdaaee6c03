/** Public transport of the two seeded merchants: depots, routes, vehicles, drivers, shifts. */
import { bulkInsert } from '../db/bulk-insert.ts';
import type { Db, Row } from '../db/schema.ts';
import { driverRows } from './seed/drivers.ts';
import { depotRow, routeRow } from './seed/places.ts';
import { closedShiftRows, openShiftRows, type Park, shiftChangeRows, shiftHours } from './seed/shifts.ts';
import type { RowOrigin } from './seed/stamps.ts';
import { vehicleRows } from './seed/vehicles.ts';
import { type DepotSeed, firstMerchantDepots, secondMerchantDepots } from './seed-data/depots.ts';
import { type FleetSeed, firstMerchantFleets, secondMerchantFleets } from './seed-data/fleets.ts';
import type { RouteSeed } from './seed-data/route-seed.ts';
import { kharkivRoutes, kyivRoutes, vinnytsiaRoutes } from './seed-data/routes-kyiv-kharkiv.ts';
import { lvivRoutes } from './seed-data/routes-lviv.ts';
import { odesaRoutes } from './seed-data/routes-odesa.ts';
import { secondMerchantRoutes } from './seed-data/routes-second-merchant.ts';

/** Whose transport to seed; the merchant and the user must be there already. */
export interface SeedOwner {
  readonly merchant: string;
  /** The user who opened and closed the seeded shifts. */
  readonly dispatcher: string;
}

/** The rows of one merchant, table by table, in an order that references allow. */
export interface TransportRows {
  readonly branches: Row<'branches'>[];
  readonly routes: Row<'routes'>[];
  readonly transports: Row<'transports'>[];
  readonly drivers: Row<'drivers'>[];
  readonly shifts: Row<'shifts'>[];
  readonly shift_changes: Row<'shift_changes'>[];
}

interface Plan {
  readonly depots: readonly DepotSeed[];
  readonly routes: readonly RouteSeed[];
  readonly fleets: readonly FleetSeed[];
  /** Drivers by depot. */
  readonly crews: Readonly<Record<string, number>>;
  /** Personnel number of the first driver. */
  readonly firstDriver: number;
  /** Closed shifts on each of the past 30 days. */
  readonly shiftsPerDay: number;
}

const first: Plan = {
  depots: firstMerchantDepots,
  routes: [...lvivRoutes, ...odesaRoutes, ...kyivRoutes, ...kharkivRoutes, ...vinnytsiaRoutes],
  fleets: firstMerchantFleets,
  crews: { 'lviv-bus': 46, 'lviv-electric': 54, odesa: 58, kyiv: 26, kharkiv: 16 },
  firstDriver: 101,
  shiftsPerDay: 20,
};

const second: Plan = {
  depots: secondMerchantDepots,
  routes: secondMerchantRoutes,
  fleets: secondMerchantFleets,
  crews: { frankivsk: 11, dnipro: 4 },
  firstDriver: 1001,
  shiftsPerDay: 3,
};

const DAYS = 30;

/** The rows of both merchants as they are at `now`; the same `now` gives the same rows. */
export function transportRows(
  owners: readonly [SeedOwner, SeedOwner],
  now: Date,
): [TransportRows, TransportRows] {
  return [rowsOf(first, owners[0], now), rowsOf(second, owners[1], now)];
}

function rowsOf(plan: Plan, { merchant, dispatcher }: SeedOwner, now: Date): TransportRows {
  const origin: RowOrigin = { merchant, now };
  const branches = plan.depots.map((depot) => depotRow(origin, depot));
  const depotIds = idsByKey(plan.depots, branches);
  const routes = plan.routes.map((route) => routeRow(origin, route, depotIds));
  const routeIds = idsByKey(plan.routes, routes);
  const transports = plan.fleets.flatMap((fleet) => {
    const depot = plan.depots.find(({ key }) => key === fleet.depot);
    if (depot === undefined) throw new Error(`No depot ${fleet.depot}`);
    const route = plan.routes.find(({ key }) => key === fleet.route);
    const routeId = fleet.route === null ? null : (routeIds.get(fleet.route) ?? null);
    const place = {
      origin,
      depot,
      depotId: depotIds.get(depot.key) ?? '',
      route,
      routeId,
      hours: shiftHours(now),
    };
    return vehicleRows(fleet, place);
  });
  const drivers = crewsOf(plan, origin, depotIds, transports);
  const fares = new Map(routes.map((route) => [route.id, route.cost]));
  const park: Park = { origin, dispatcher, drivers, vehicles: transports, fares };
  const closed = closedShiftRows(park, DAYS, plan.shiftsPerDay);
  return {
    branches,
    routes,
    transports,
    drivers,
    shifts: [...openShiftRows(park), ...closed],
    shift_changes: shiftChangeRows(park, closed),
  };
}

function crewsOf(
  plan: Plan,
  origin: RowOrigin,
  depotIds: ReadonlyMap<string, string>,
  transports: readonly Row<'transports'>[],
): Row<'drivers'>[] {
  let from = plan.firstDriver;
  return plan.depots.flatMap(({ key }) => {
    const depotId = depotIds.get(key) ?? '';
    const count = plan.crews[key] ?? 0;
    const vehicles = transports.filter((vehicle) => vehicle.branch_id === depotId);
    const rows = driverRows({ origin, depotId, from, count, vehicles });
    from += count;
    return rows;
  });
}

function idsByKey(seeds: readonly { key: string }[], rows: readonly { id: string }[]): Map<string, string> {
  return new Map(seeds.map(({ key }, index) => [key, rows[index]?.id ?? '']));
}

/** Writes the rows of both merchants. */
export async function seedTransport(
  tx: Db,
  owners: readonly [SeedOwner, SeedOwner],
  now: Date,
): Promise<void> {
  for (const rows of transportRows(owners, now)) {
    await bulkInsert(tx, 'branches', rows.branches);
    await bulkInsert(tx, 'routes', rows.routes);
    await bulkInsert(tx, 'transports', rows.transports);
    await bulkInsert(tx, 'drivers', rows.drivers);
    await bulkInsert(tx, 'shifts', rows.shifts);
    await bulkInsert(tx, 'shift_changes', rows.shift_changes);
  }
}
